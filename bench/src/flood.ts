import { workerData } from "node:worker_threads";

/** One body that is sent several times concurrently. */
export interface Flood {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly requests: number;
  /** Then the connections that still wait for an answer are closed. */
  readonly limitMs: number;
}

/** In a worker thread, because sending 150 MB would block the measuring thread. */
const { url, headers, body, requests, limitMs }: Flood = workerData;
const bytes = Buffer.from(body);
const signal = AbortSignal.timeout(limitMs);

async function send(): Promise<void> {
  try {
    const response = await fetch(url, { method: "POST", headers, body: bytes, signal });
    await response.arrayBuffer();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

await Promise.all(Array.from({ length: requests }, send));
