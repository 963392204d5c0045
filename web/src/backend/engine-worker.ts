/** The worker that runs the engine for all pages of this browser. */
import { BotClient } from "./botClient";
import type { EngineApi, EngineConnection } from "./engineApi";
import { EngineFiles } from "./engineFiles";
import { start, START } from "./pyodide";
import { TableDb } from "./tableDb";
import type { Answer, BotsStatus, FromEngine, Status, ToEngine } from "./types";

const FOLDER = new URL(".", location.href).href;
const connections = new Map<string, EngineConnection>();
let api: EngineApi | null = null;

function tell(message: FromEngine | Status | BotsStatus): void {
  postMessage(message);
}

/** The share of loading that is fetching; the rest is starting Python. */
const FETCHING = 0.9;

async function open(): Promise<void> {
  const files = new EngineFiles(START, (share) =>
    tell({ kind: "loading", share: FETCHING * share }),
  );
  const [python, store] = await Promise.all([start(files), TableDb.open(FOLDER)]);
  let bots: BotClient | undefined;
  api = await python.module("marrakesh.site").open_engine_api({
    rows: () => store.rows(),
    entries: (table) => store.entries(table),
    write: (changes) => store.write(changes),
    erase: (table) => store.erase(table),
    think: (job) => (bots ??= new BotClient((share) => tell({ kind: "bots", share }))).think(job),
  });
  tell({ kind: "ready" });
  await python.addRest().catch((error: unknown) => console.error(error)); // works without it, mostly
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

open().catch((error: unknown) => {
  console.error(error);
  tell({ kind: "failed", why: String(error) });
});
