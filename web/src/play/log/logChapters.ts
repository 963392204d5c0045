/** The log for display: by round, then by phase, then by event group. */
import type { GameEvent, LogEntry } from "../../api/messages";
import { continues, actorOf } from "../story/eventGroups";

export interface LogLine {
  /** The number of the decision that caused the group of events. */
  move: number;
  seat: number;
  group: GameEvent[];
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

/** A cache of lines, so that unchanged ones are not rendered again. */
const told = new WeakMap<GameEvent, LogLine>();

export function chaptersOf(entries: LogEntry[]): LogChapter[] {
  const chapters: LogChapter[] = [];
  let line: LogLine | null = null;
  for (const entry of entries) {
    if (!chapters.length) open(chapters, entry.season, entry.round, "setup");
    for (const event of entry.events) {
      if (event.kind === "phase") {
        const { season, round, phase } = event.facts;
        open(chapters, season, round, phase);
        line = null;
      } else if (line && continues(line.group, event)) {
        line.group.push(event);
        line.move = entry.move;
      } else {
        line = { move: entry.move, seat: event.seat, group: [event] };
        chapters.at(-1)!.sections.at(-1)!.lines.push(line);
      }
    }
  }
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections
        .filter((section) => section.lines.length)
        .map((section) => ({ ...section, lines: section.lines.map(asBefore) }))
        .reduce(joined, []),
    }))
    .filter((chapter) => chapter.sections.length);
}

/** Append a section, or merge it into the last one if the phase is the same. */
function joined(sections: LogSection[], next: LogSection): LogSection[] {
  const last = sections.at(-1);
  if (last?.phase !== next.phase) return [...sections, next];
  return [...sections.slice(0, -1), { ...last, lines: [...last.lines, ...next.lines] }];
}

function asBefore(line: LogLine): LogLine {
  const [first] = line.group;
  const known = told.get(first!);
  if (known?.group.length === line.group.length && known.move === line.move) return known;
  const fresh = { ...line, seat: actorOf(line.group) };
  told.set(first!, fresh);
  return fresh;
}

/** Return the entries of the round that was seen last: the current one, unless nothing has happened
 * in it yet. */
export function lastRoundOf(log: readonly LogEntry[]): LogEntry[] {
  const last = log.findLast(({ events }) => events.some((event) => event.seat >= 0));
  const start = log.findIndex((one) => one.season === last?.season && one.round === last.round);
  return start < 0 ? [] : log.slice(start);
}

/** Return the log without the events that have not been shown yet. */
export function without(log: LogEntry[], unseen: ReadonlySet<GameEvent>): LogEntry[] {
  if (!unseen.size) return log;
  return log
    .map((entry) => {
      const events = entry.events.filter((event) => !unseen.has(event));
      return events.length < entry.events.length ? { ...entry, events } : entry;
    })
    .filter((entry, index) => entry.events.length || !log[index]!.events.length);
}

/** Open a section for a phase, in a new chapter if a round begins. */
function open(chapters: LogChapter[], season: number, round: number, phase: string): void {
  const last = chapters.at(-1);
  const section: LogSection = { phase, lines: [] };
  if (last && last.season === season && last.round === round) last.sections.push(section);
  else chapters.push({ season, round, sections: [section] });
}
