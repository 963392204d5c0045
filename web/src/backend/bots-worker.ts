import type { Thought } from "./botClient";
import { start } from "./pyodide";

const thinking = start("marrakesh.site.bot_runner");

onmessage = async ({ data }) => {
  const { id, job } = data as { id: number; job: string };
  let thought: Thought;
  try {
    thought = { id, answer: (await thinking).think(job) };
  } catch (error) {
    thought = { id, error: String(error) };
  }
  postMessage(thought);
};
