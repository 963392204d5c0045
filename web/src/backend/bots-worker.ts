/** The worker that runs the bots with a network. */
import type { FromBots } from "./botClient";
import { EngineFiles } from "./engineFiles";
import { NET, start, START } from "./pyodide";

function tell(message: FromBots): void {
  postMessage(message);
}

async function open() {
  const files = new EngineFiles([...START, ...NET], (share) => tell({ share }));
  const python = await start(files);
  await Promise.all([python.addRest(), python.addNet()]);
  tell({ share: 1 });
  return python.module("marrakesh.site.bot_runner");
}

const thinking = open();

onmessage = async ({ data }) => {
  const { id, job } = data as { id: number; job: string };
  try {
    tell({ id, answer: (await thinking).think(job) });
  } catch (error) {
    tell({ id, error: String(error) });
  }
};
