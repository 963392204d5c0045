// Parser for the rules, which use a subset of Markdown without HTML: headings with ids, paragraphs,
// lists, tables, bold, links, and symbols in braces: {icon:water}, {keshi:green}, {essential}.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; inner: Inline[] }
  | { kind: "link"; to: string; inner: Inline[] }
  | { kind: "icon" | "keshi" | "edition"; name: string };

export type Block =
  | { kind: "paragraph"; inner: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export interface Section {
  /** The section's id, followed by aliases. */
  ids: string[];
  /** Level of the heading; 1 starts a chapter. */
  level: 1 | 2;
  title: string;
  blocks: Block[];
}

const HEADING = /^(#{1,2}) (.+?) \{#([a-z0-9 -]+)\}$/;
const ITEM = /^(?:-|\d+\.) (.*)$/;
const INLINE =
  /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|\{(?:(icon|keshi):([a-z -]+)|(essential|deluxe))\}/;

/** Return the sections of a text, in order; anything before the first heading is dropped. */
export function parse(text: string): Section[] {
  const sections: Section[] = [];
  let lines: string[] = [];
  const end = () => {
    sections.at(-1)?.blocks.push(...blocksOf(lines));
    lines = [];
  };
  for (const line of text.split("\n")) {
    const [, marks = "", title = "", ids = ""] = HEADING.exec(line) ?? [];
    if (!marks) {
      lines.push(line);
      continue;
    }
    end();
    sections.push({ ids: ids.split(" "), level: marks.length as 1 | 2, title, blocks: [] });
  }
  end();
  return sections;
}

function blocksOf(lines: string[]): Block[] {
  return lines
    .join("\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => blockOf(block.split("\n")));
}

function blockOf(lines: string[]): Block {
  const [first = ""] = lines;
  if (first.startsWith("|")) {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: "table", head, rows };
  }
  if (ITEM.test(first)) {
    const items = lines.map((line) => inlineOf(ITEM.exec(line)?.[1] ?? line));
    return { kind: "list", ordered: !first.startsWith("-"), items };
  }
  return { kind: "paragraph", inner: inlineOf(lines.join(" ")) };
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inlineOf(cell.trim()));
}

export function inlineOf(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const [all, bold, words, to, kind, name, edition] = found;
  const before = text.slice(0, found.index);
  let piece: Inline;
  if (bold) piece = { kind: "bold", inner: inlineOf(bold) };
  else if (words && to) piece = { kind: "link", to, inner: inlineOf(words) };
  else if (edition) piece = { kind: "edition", name: edition };
  else piece = { kind: kind as "icon" | "keshi", name: name ?? "" };
  return [...inlineOf(before), piece, ...inlineOf(text.slice(found.index + all.length))];
}

/** Return the plain text of a section, without icons. */
export function wordsOf(section: Section): string {
  const words = (inner: Inline[]): string =>
    inner
      .map((one) => ("text" in one ? one.text : "inner" in one ? words(one.inner) : ""))
      .join("");
  const texts = section.blocks.flatMap((block) => {
    if (block.kind === "paragraph") return [words(block.inner)];
    if (block.kind === "list") return block.items.map(words);
    return [block.head, ...block.rows].flat().map(words);
  });
  return [section.title, ...texts].join(" ");
}
