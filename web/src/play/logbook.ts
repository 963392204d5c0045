/** The log as people read it: by round, then by phase, then by decision. */
import type { LogEntry } from "../lib/messages";
import { PHASES } from "../lib/words";

export interface LogLine {
  move: number;
  seat: number;
  texts: string[];
}
export interface LogSection {
  phase: string;
  lines: LogLine[];
}
export interface LogChapter {
  season: number;
  round: number;
  sections: LogSection[];
}

export function chaptersOf(entries: LogEntry[]): LogChapter[] {
  const chapters: LogChapter[] = [];
  for (const entry of entries) {
    if (!chapters.length) open(chapters, entry.season, entry.round, "setup");
    let line: LogLine | null = null;
    for (const event of entry.events) {
      if (event.kind === "phase") {
        const { season = 0, round = 0, phase = 0 } = event.facts;
        open(chapters, season, round, PHASES[phase] ?? "");
        line = null;
      } else if (line && (event.seat === line.seat || event.seat < 0)) {
        line.texts.push(event.text);
      } else {
        line = { move: entry.move, seat: event.seat, texts: [event.text] };
        chapters.at(-1)!.sections.at(-1)!.lines.push(line);
      }
    }
  }
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((one) => one.lines.length),
    }))
    .filter((chapter) => chapter.sections.length);
}

/** A chapter for each round, with a section for each phase. */
function open(chapters: LogChapter[], season: number, round: number, phase: string): void {
  const last = chapters.at(-1);
  const section: LogSection = { phase, lines: [] };
  if (last && last.season === season && last.round === round) last.sections.push(section);
  else chapters.push({ season, round, sections: [section] });
}
