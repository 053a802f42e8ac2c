import { startProviderServer } from "@postulo/server/provider-server";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { measuredServer } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { quantile } from "../timing.ts";
import { fillLetterProfile, posting } from "./letters.ts";

const runs = 25;
const warmUps = 5;

const first = "[1] At Clinique Saint-Arc I have worked as a Nurse since 2017.\n";
const later = "[1] There I coordinated discharge plans for 40 patients a month.\n";

/** Milliseconds from the moment the model ends its first sentence to the moment the reader has it. */
async function firstSentenceMs(url: string, ended: () => number): Promise<number> {
  const { accessToken } = await measuredServer();
  const reading = new AbortController();
  const response = await fetch(`${url}/cover-letter`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify({ jobDescription: posting, length: "short" }),
    signal: reading.signal,
  });
  const body = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes("event: sentence")) {
    const { value, done } = (await body?.read()) ?? { done: true };
    if (done) throw new Error("The stream ended without a sentence");
    text += decoder.decode(value, { stream: true });
  }
  const ms = performance.now() - ended();
  reading.abort();
  return ms;
}

async function firstGatedSentence(): Promise<number> {
  await fillLetterProfile();
  const { database } = await measuredServer();
  const provider = await startProviderServer();
  const server = await ServerProcess.start({
    DATABASE_URL: database.url,
    LOG_LEVEL: "error",
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "bench",
    AI_BASE_URL: `${provider.url}/v1`,
  });
  let endedAt = 0;
  try {
    provider.answer(() => ({
      kind: "text",
      // A generator continues when the previous chunk has been written.
      pieces: (function* () {
        yield first.slice(0, 30);
        endedAt = performance.now();
        yield first.slice(30);
        yield later;
      })(),
      ends: "silent",
    }));
    const times: number[] = [];
    for (let at = 0; at < runs + warmUps; at++)
      times.push(await firstSentenceMs(server.url, () => endedAt));
    return quantile(times.slice(warmUps), 0.95);
  } finally {
    await server.discard();
    await provider.stop();
  }
}

export const letterModelRows: readonly Row[] = [
  {
    name: "letter by a model, first sentence with the reader after its end, p95",
    unit: "ms",
    budget: { atMost: 100 },
    measure: firstGatedSentence,
  },
];
