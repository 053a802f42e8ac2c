import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { OperatorError } from "@postulo/postgres/operator-error";

/** Time limits for receiving a request, in milliseconds. */
interface Limits {
  headersMs: number;
  requestMs: number;
  /** How often it is looked who is over the limits. */
  checkIntervalMs: number;
}

/** The longest request is a résumé of 10 MB over a bad telephone line. */
const usualLimits: Limits = { headersMs: 20_000, requestMs: 180_000, checkIntervalMs: 5_000 };
/** Above the usual keep-alive timeout of proxies, so that a proxy never sends into a closing connection. */
const keepAliveMs = 65_000;
/** Of all headers and the address: some 1,600 UUIDs in an `in` filter, a little more than PostgREST takes (50 KB). Node's own limit is 16 KiB. */
const maxHeaderBytes = 64 * 1024;
const closePollIntervalMs = 25;

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Takes the port. Requests that come before `answer` is there wait for it. */
export async function listen(
  { host, port, limits = usualLimits }: { host: string; port: number; limits?: Limits },
  answer: Promise<RequestListener>,
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      keepAliveTimeout: keepAliveMs,
      maxHeaderSize: maxHeaderBytes,
    },
    (request, response) => {
      // A failed start ends the process and its waiting connections.
      void answer.then((listener) => listener(request, response)).catch(() => response.destroy());
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) =>
      reject(new OperatorError(reasonOf(cause, host, port), { cause })),
    );
    server.listen(port, host, resolve);
  });
  return server;
}

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is already in use: stop the other program, or set PORT to another number.`,
    EACCES: `Port ${port} on ${host} is not allowed for this account: set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  return (
    reasons[error.code ?? ""] ??
    `The server cannot listen on ${host}, port ${port} (${error.message}).`
  );
}

/**
 * Ends each connection with its next response, announced in it: a proxy then opens the next one elsewhere, and none is closed while
 * a request is on its way.
 */
export function closeAfterResponses(server: Server): void {
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("connection", "close");
  });
}

/** Takes no new requests, and gives the running ones `limitMs` to finish. */
export async function close(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const stopWaiting = new AbortController();
  void closed.then(() => stopWaiting.abort());
  const until = Date.now() + limitMs;
  while (!stopWaiting.signal.aborted && Date.now() < until) {
    // A keep-alive connection becomes idle after its response was sent.
    server.closeIdleConnections();
    await delay(closePollIntervalMs, undefined, { signal: stopWaiting.signal }).catch(() => {});
  }
  server.closeAllConnections();
  await closed;
}
