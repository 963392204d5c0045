import type { BotAnswer } from "./botClient";
import { start } from "./pyodide";

const thinking = start("marrakesh.site.bot_runner");

onmessage = async ({ data }) => {
  const { id, job } = data as { id: number; job: string };
  let answer: BotAnswer;
  try {
    answer = { id, answer: (await thinking).think(job) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  postMessage(answer);
};
