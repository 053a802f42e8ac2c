import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { protocols, protocolOf } from "./provider-protocols.ts";
import type { Protocol } from "./provider-protocols.ts";

/** How the provider answers one request. */
export type Reply =
  /** Text in pieces, as a stream; `ends` says how. "cut": the connection ends in the middle; "silent": nothing more comes. */
  | {
      readonly kind: "text";
      readonly pieces: Iterable<string> | AsyncIterable<string>;
      readonly ends?: "stop" | "length" | "cut" | "silent" | "closed";
    }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Takes the request and never answers. */
  | { readonly kind: "hang" }
  | { readonly kind: "garbage"; readonly body: string }
  /** The whole text in one answer that is no stream. */
  | { readonly kind: "whole"; readonly text: string };

type ProviderRequest = {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  readonly bytes: number;
  /** Resolves when the other side has gone away before the answer was complete. */
  readonly abandoned: Promise<void>;
};

export interface ProviderServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly requests: ProviderRequest[];
  /** How the next requests are answered, one by one; the last way stays. */
  answer(...replies: readonly (Reply | ((request: ProviderRequest) => Reply))[]): void;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function sendText(
  response: ServerResponse,
  protocol: Protocol,
  { pieces, ends = "stop" }: Extract<Reply, { kind: "text" }>,
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(protocol.begin());
  const closed = new Promise<void>((resolve) => {
    response.once("close", resolve);
  });
  for await (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(protocol.piece(piece))) {
      const { promise, resolve } = Promise.withResolvers<void>();
      response.once("drain", resolve);
      await Promise.race([promise, closed]);
    }
  }
  if (ends === "silent") return;
  if (ends === "cut") {
    // What was written leaves first.
    response.write("", () => response.destroy());
    return;
  }
  if (ends !== "closed") response.write(protocol.end(ends));
  response.end();
}

/** Sends the response that the test configured. */
async function sendReply(
  response: ServerResponse,
  { path }: ProviderRequest,
  reply: Reply | undefined,
): Promise<void> {
  const protocol = protocols[protocolOf(path)];
  const stream = { "content-type": "text/event-stream" };
  const json = { "content-type": "application/json" };
  switch (reply?.kind) {
    case undefined:
      response.writeHead(500).end();
      break;
    case "hang":
      break;
    case "status":
      response
        .writeHead(reply.status, { ...json, ...reply.headers })
        .end(protocol.failure(`SECRET-OF-THE-PROVIDER ${reply.status}`));
      break;
    case "garbage":
      response.writeHead(200, stream).end(reply.body);
      break;
    case "whole":
      response.writeHead(200, json).end(protocol.whole(reply.text));
      break;
    case "text":
      await sendText(response, protocol, reply);
  }
}

async function readRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ProviderRequest> {
  const body = await bodyOf(request);
  const abandoned = Promise.withResolvers<void>();
  response.once("close", () => {
    if (!response.writableFinished) abandoned.resolve();
  });
  return {
    path: request.url ?? "",
    headers: request.headers,
    body: body.toString(),
    bytes: body.byteLength,
    abandoned: abandoned.promise,
  };
}

/** A server that implements the providers' protocols, with responses configured by the test. */
export async function startProviderServer(): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  let replies: readonly (Reply | ((request: ProviderRequest) => Reply))[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const received = await readRequest(request, response);
      requests.push(received);
      const [way, ...later] = replies;
      if (later.length > 0) replies = later;
      await sendReply(response, received, typeof way === "function" ? way(received) : way);
    })();
  });
  const url = await new Promise<string>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
  return {
    url,
    requests,
    answer: (...next) => {
      replies = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
