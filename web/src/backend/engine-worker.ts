/** The worker in which the engine runs, for all pages of this browser. */
import { Bots } from "./botClient";
import type { EngineDoor, EngineLine } from "./engineApi";
import { Meter } from "./loadMeter";
import { start } from "./pyodide";
import { Store } from "./tableDb";
import type { Answer, FromEngine, Status, ToEngine } from "./types";

const FOLDER = new URL(".", location.href).href;
const lines = new Map<string, EngineLine>();
let door: EngineDoor | null = null;

function tell(message: FromEngine | Status): void {
  postMessage(message);
}

async function open(): Promise<void> {
  const meter = new Meter(FOLDER, (share) => tell({ kind: "loading", share }));
  const [engine, store] = await Promise.all([start("marrakesh.site"), Store.open(FOLDER)]);
  meter.imported();
  let bots: Bots | undefined;
  door = await engine.open_door({
    rows: () => store.rows(),
    entries: (table) => store.entries(table),
    write: (changes) => store.write(changes),
    erase: (table) => store.erase(table),
    think: (job) => (bots ??= new Bots()).think(job),
  });
  tell({ kind: "ready" });
  bots ??= new Bots(); // by the time one is needed, it has Python
}

onmessage = ({ data }) => {
  const message = data as ToEngine;
  if (!door) return; // meant for another engine
  const key = `${message.page} ${message.id}`;
  if (message.kind === "ask") void answer(door, message);
  else if (message.kind === "connect") connect(door, message, key);
  else if (message.kind === "say") lines.get(key)?.hear(message.text);
  else end(key);
};

async function answer(
  door: EngineDoor,
  { page, id, request }: ToEngine & { kind: "ask" },
): Promise<void> {
  let answer: Answer;
  try {
    answer = JSON.parse(await door.ask(JSON.stringify(request))) as Answer;
  } catch (error) {
    console.error(error);
    answer = { status: 500, type: "text/plain", body: "" };
  }
  tell({ kind: "answer", page, id, answer });
}

function connect(
  door: EngineDoor,
  { page, id, table }: ToEngine & { kind: "connect" },
  key: string,
): void {
  const say = (text: string) => tell({ kind: "said", page, id, text });
  const ended = () => {
    tell({ kind: "ended", page, id });
    setTimeout(() => end(key)); // not while it is still running
  };
  lines.set(key, door.connect(table, say, ended));
}

function end(key: string): void {
  const line = lines.get(key);
  lines.delete(key);
  line?.close();
  line?.destroy();
}

open().catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
