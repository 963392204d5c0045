// Text search that ignores case and accents.

import { wordsOf, type Section } from "./markdown";

/** Fold a letter for comparison: lower case, without accents. */
function bare(letter: string): string {
  return letter
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace("ß", "ss")
    .replace("’", "'");
}

export function folded(text: string): string {
  return [...text].map(bare).join("");
}

export function wordsIn(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Return the sections that contain all words of the query. */
export function matching(sections: Section[], query: string): Section[] {
  const words = wordsIn(query);
  if (!words.length) return sections;
  return sections.filter((section) => {
    const text = folded(wordsOf(section));
    return words.every((word) => text.includes(word));
  });
}

/** Split a text into pieces, each marked as a search hit or not. */
export function marked(text: string, words: string[]): { text: string; hit: boolean }[] {
  const letters = [...text];
  const hits = letters.map(() => false);
  const from: number[] = []; // the index in the original of each folded letter
  let plain = "";
  letters.forEach((letter, index) => {
    const now = bare(letter);
    for (let k = 0; k < now.length; k += 1) from.push(index);
    plain += now;
  });
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      for (let k = at; k < at + word.length; k += 1) hits[from[k]!] = true;
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.hit === hits[index]) last.text += letter;
    else pieces.push({ text: letter, hit: hits[index]! });
  });
  return pieces;
}
