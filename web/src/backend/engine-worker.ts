/** The worker that runs the engine for all pages of this browser. */
import { BotClient } from "./botClient";
import type { EngineApi, EngineConnection } from "./engineApi";
import { LoadMeter } from "./loadMeter";
import { start } from "./pyodide";
import { TableDb } from "./tableDb";
import type { Answer, FromEngine, Status, ToEngine } from "./types";

const FOLDER = new URL(".", location.href).href;
const connections = new Map<string, EngineConnection>();
let api: EngineApi | null = null;

function tell(message: FromEngine | Status): void {
  postMessage(message);
}

async function open(): Promise<void> {
  const meter = new LoadMeter(FOLDER, (share) => tell({ kind: "loading", share }));
  const [engine, store] = await Promise.all([start("marrakesh.site"), TableDb.open(FOLDER)]);
  meter.imported();
  let bots: BotClient | undefined;
  api = await engine.open_engine_api({
    rows: () => store.rows(),
    entries: (table) => store.entries(table),
    write: (changes) => store.write(changes),
    erase: (table) => store.erase(table),
    think: (job) => (bots ??= new BotClient()).think(job),
  });
  tell({ kind: "ready" });
  bots ??= new BotClient(); // loads Python before a bot is needed
}

onmessage = ({ data }) => {
  const message = data as ToEngine;
  if (!api) return; // meant for another engine
  const key = `${message.page} ${message.id}`;
  if (message.kind === "ask") void answer(api, message);
  else if (message.kind === "connect") connect(api, message, key);
  else if (message.kind === "say") connections.get(key)?.post(message.text);
  else end(key);
};

async function answer(
  api: EngineApi,
  { page, id, request }: ToEngine & { kind: "ask" },
): Promise<void> {
  let answer: Answer;
  try {
    answer = JSON.parse(await api.ask(JSON.stringify(request))) as Answer;
  } catch (error) {
    console.error(error);
    answer = { status: 500, type: "text/plain", body: "" };
  }
  tell({ kind: "answer", page, id, answer });
}

function connect(
  api: EngineApi,
  { page, id, table }: ToEngine & { kind: "connect" },
  key: string,
): void {
  const onMessage = (text: string) => tell({ kind: "said", page, id, text });
  const onClose = () => {
    tell({ kind: "ended", page, id });
    setTimeout(() => end(key)); // not while it is still running
  };
  connections.set(key, api.connect(table, onMessage, onClose));
}

function end(key: string): void {
  const connection = connections.get(key);
  connections.delete(key);
  connection?.close();
  connection?.destroy();
}

open().catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
