import { connect } from "node:net";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { ScanError } from "@postulo/supabase-server/storage/scanned-objects";
import type { Verdict } from "@postulo/supabase-server/storage/scanned-objects";

export interface ClamdSettings {
  /** `tcp://HOST:PORT` or `unix:/PATH`. */
  readonly url: string;
  /** For a connection with its answer. */
  readonly limitMs: number;
}

export interface Clamd {
  /** @throws {ScanError} when there is no verdict: it does not answer in time, or not as expected. */
  readonly scan: (content: ReadableStream<Uint8Array>) => Promise<Verdict>;
  /** Throws when it does not answer. */
  readonly check: () => Promise<void>;
}

/** Longer answers are none of clamd's. */
const maxAnswerBytes = 4096;
const answers = {
  clean: "stream: OK",
  found: /^stream: (.+) FOUND$/,
};

/** A client of ClamAV's clamd, https://docs.clamav.net/manual/Usage/Scanning.html#clamd: one connection for each command. */
export function openClamd({ url, limitMs }: ClamdSettings): Clamd {
  const ask = async (
    command: string,
    content: AsyncIterable<Uint8Array> = noContent(),
  ): Promise<string> => {
    const socket = connectTo(new URL(url));
    const signal = AbortSignal.timeout(limitMs);
    const abort = () => socket.destroy(new Error(`no answer within ${limitMs} ms`));
    signal.addEventListener("abort", abort);
    try {
      return await exchange(socket, command, content);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ScanError(`clamd: ${reason}`, { cause });
    } finally {
      signal.removeEventListener("abort", abort);
      socket.destroy();
    }
  };
  return {
    scan: async (content) => {
      const answer = await ask("INSTREAM", chunks(content));
      const [, signature] = answers.found.exec(answer) ?? [];
      if (signature !== undefined) return { kind: "infected", signature };
      if (answer !== answers.clean) throw new ScanError(`clamd: ${answer}`);
      return { kind: "clean" };
    },
    check: async () => {
      const answer = await ask("PING");
      if (answer !== "PONG") throw new ScanError(`clamd: ${answer}`);
    },
  };
}

function connectTo({ protocol, hostname, port, pathname }: URL): Socket {
  if (protocol === "unix:") return connect({ path: decodeURIComponent(pathname) });
  return connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) });
}

async function* noContent(): AsyncGenerator<Uint8Array> {}

/** Each chunk follows its length; one of no bytes ends the stream. */
async function* chunks(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    if (chunk.byteLength === 0) continue;
    yield lengthOf(chunk.byteLength);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Sends a command with its content. An answer that comes before its end, such as that it is too large, counts. */
function exchange(
  socket: Socket,
  command: string,
  content: AsyncIterable<Uint8Array>,
): Promise<string> {
  const answer = readAnswer(socket);
  pipeline(Readable.from(withCommand(command, content)), socket, { end: false }).catch(
    (error: Error) => socket.destroy(error),
  );
  return answer;
}

async function* withCommand(
  command: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`z${command}\0`);
  yield* content;
}

/** To the zero byte that ends an answer. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    socket.on("data", (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const end = received.indexOf(0);
      if (end >= 0) resolve(received.subarray(0, end).toString());
      else if (received.byteLength > maxAnswerBytes) reject(new Error("the answer is too long"));
    });
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("the connection was closed without an answer")));
  });
}
