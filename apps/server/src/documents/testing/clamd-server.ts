import { once } from "node:events";
import { createServer } from "node:net";
import type { Socket } from "node:net";

export interface ClamdServer {
  /** `tcp://…` or `unix:…`. */
  readonly url: string;
  /** How many bytes each scanned stream had. */
  readonly scanned: number[];
  stop(): Promise<void>;
}

interface Options {
  /** Of a unix socket; without it TCP. */
  readonly socketPath?: string;
  /** Of a stream, as `StreamMaxLength`. */
  readonly maxBytes?: number;
  /** What it answers in place of a verdict; nothing where it is empty. */
  readonly answer?: string;
}

/** Found in a stream, it is a virus. It is not the EICAR text, which scanners of developers' machines would find here. */
export const testVirus = "THIS-IS-THE-VIRUS-OF-THE-TESTS";

/** A server with clamd's protocol, which knows one virus. */
export async function startClamd(options: Options = {}): Promise<ClamdServer> {
  const scanned: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    serveConnection(socket, options, scanned).catch(() => socket.destroy());
  });
  if (options.socketPath === undefined) server.listen(0, "127.0.0.1");
  else server.listen(options.socketPath);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const url =
    options.socketPath === undefined ? `tcp://127.0.0.1:${port}` : `unix:${options.socketPath}`;
  return {
    url,
    scanned,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

async function serveConnection(
  socket: Socket,
  { maxBytes = Infinity, answer }: Options,
  scanned: number[],
): Promise<void> {
  const reader = new ByteReader(socket);
  const command = await reader.until(0);
  if (command === "zPING") {
    socket.end(answer ?? "PONG\0");
    return;
  }
  if (command !== "zINSTREAM") {
    socket.end("UNKNOWN COMMAND\0");
    return;
  }
  const content: Buffer[] = [];
  for (let size = 0; ;) {
    const length = (await reader.take(4)).readUInt32BE();
    size += length;
    if (size > maxBytes) {
      socket.end("INSTREAM size limit exceeded. ERROR\0");
      return;
    }
    if (length === 0) break;
    content.push(await reader.take(length));
  }
  const bytes = Buffer.concat(content);
  scanned.push(bytes.byteLength);
  const verdict = bytes.includes(testVirus) ? "stream: Test-Virus FOUND\0" : "stream: OK\0";
  if (answer !== "") socket.end(answer ?? verdict);
}

class ByteReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #left = Buffer.alloc(0);

  constructor(socket: Socket) {
    this.#pieces = socket[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    while (this.#left.byteLength < length) await this.#more();
    const taken = this.#left.subarray(0, length);
    this.#left = this.#left.subarray(length);
    return taken;
  }

  async until(byte: number): Promise<string> {
    while (!this.#left.includes(byte)) await this.#more();
    const taken = await this.take(this.#left.indexOf(byte) + 1);
    return taken.subarray(0, -1).toString();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#pieces.next();
    if (done === true) throw new Error("the connection has ended");
    this.#left = Buffer.concat([this.#left, value]);
  }
}
