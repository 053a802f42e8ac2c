import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";

export interface HttpResponse {
  status: number;
  head: string;
  body: Buffer;
}

export interface HttpRequest {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | string;
}

const headEnd = "\r\n\r\n";
const isWithoutBody = (status: number) => status === 204 || status === 304;

/** The bytes of an answer when all of them have come; `undefined` before. */
function completeResponse(bytes: Buffer): HttpResponse | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const start = end + headEnd.length;
  const status = Number(head.slice(9, 12));
  if (isWithoutBody(status)) return { status, head, body: Buffer.alloc(0) };
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const last = start + Number(length);
    return bytes.length < last ? undefined : { status, head, body: bytes.subarray(start, last) };
  }
  const body = dechunk(bytes.subarray(start));
  return body && { status, head, body };
}

/** Puts the parts of a chunked body together; `undefined` while the last one is missing. */
function dechunk(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    const first = lineEnd + 2;
    if (bytes.length < first + size + 2) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(first, first + size));
    at = first + size + 2;
  }
}

const connectionClosed = () => new Error("The server has closed the connection");

/**
 * HTTP over one keep-alive socket, like pg's connection, so that the figure excludes the overhead of an HTTP client.
 * One request at a time.
 */
export class HttpConnection {
  /** Settles when the connection is closed, by either side. */
  readonly closed: Promise<void>;
  readonly #socket: Socket;
  readonly #host: string;
  #chunks: Buffer[] = [];
  #length = 0;
  /** So many bytes must be there before it is worth looking again. */
  #needed = 0;
  #waiting: PromiseWithResolvers<HttpResponse> | undefined;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.on("data", (chunk: Buffer) => this.#take(chunk));
    const fail = () => this.#waiting?.reject(connectionClosed());
    socket.on("error", fail).on("close", fail);
    this.closed = new Promise((resolve) => socket.once("close", () => resolve()));
  }

  get isOpen(): boolean {
    return this.#socket.writable && this.#socket.readable;
  }

  static async open(url: string): Promise<HttpConnection> {
    const { hostname, port, host } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, "connect");
    return new HttpConnection(socket, host);
  }

  /** @throws when the connection is closed, or lost before the answer is whole. */
  send({ method = "GET", path, headers = {}, body }: HttpRequest): Promise<HttpResponse> {
    // A destroyed socket takes what is written to it without an event.
    if (!this.isOpen) return Promise.reject(connectionClosed());
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#host}`];
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    if (body !== undefined) lines.push(`content-length: ${Buffer.byteLength(body)}`);
    this.#waiting = Promise.withResolvers();
    this.#socket.cork();
    this.#socket.write(`${lines.join("\r\n")}${headEnd}`);
    if (body !== undefined) this.#socket.write(body);
    this.#socket.uncork();
    return this.#waiting.promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#needed) return;
    const bytes = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks, this.#length);
    const response = completeResponse(bytes);
    this.#chunks = response ? [] : [bytes];
    this.#length = response ? 0 : bytes.length;
    this.#needed = response ? 0 : announcedLength(bytes);
    if (response) this.#waiting?.resolve(response);
  }
}

/** Idle connections for reuse; as many as there are concurrent requests. */
export class ConnectionPool {
  readonly #url: string;
  readonly #idle: HttpConnection[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws when the connection is lost before the answer is whole. */
  async ask(request: HttpRequest): Promise<HttpResponse> {
    const connection = this.#takeIdle() ?? (await HttpConnection.open(this.#url));
    const response = await connection.send(request);
    this.#idle.push(connection);
    return response;
  }

  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close();
  }

  /** The one used last. The server closes those that were idle for long. */
  #takeIdle(): HttpConnection | undefined {
    for (;;) {
      const connection = this.#idle.pop();
      if (!connection || connection.isOpen) return connection;
    }
  }
}

/** The declared size of a response, to concatenate its chunks once. */
function announcedLength(bytes: Buffer): number {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return 0;
  const head = bytes.toString("latin1", 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? 0 : end + headEnd.length + Number(length);
}
