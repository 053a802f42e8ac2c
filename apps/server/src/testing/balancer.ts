import { once } from "node:events";
import { Agent, createServer, request as requestTo } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";

export interface Balancer {
  readonly url: string;
  /** Resolves when that server is taken in or left out. */
  untilReady(url: string, isReady: boolean): Promise<void>;
  stop(): Promise<void>;
}

const checkIntervalMs = 50;

interface Target {
  readonly url: string;
  readonly agent: Agent;
  isReady: boolean;
}

/**
 * A load balancer as simple as can be: requests go in turn to the servers whose `/health/ready` was 200 at the last check, over
 * connections that are used again. A request that fails is answered with 502 and never repeated.
 */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const targets: Target[] = urls.map((url) => ({
    url,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
  }));
  const changed = new Set<() => void>();
  const check = async (target: Target) => {
    const isReady = await isReadyAt(target.url);
    if (isReady === target.isReady) return;
    target.isReady = isReady;
    for (const notify of changed) notify();
  };
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = Promise.all(targets.map(check));
  }, checkIntervalMs);
  let turn = 0;
  const server = createServer((request, response) => {
    const ready = targets.filter(({ isReady }) => isReady);
    turn += 1;
    const target = ready[turn % ready.length];
    if (target) forward(request, response, target);
    else response.writeHead(503).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    untilReady: async (url, isReady) => {
      const isReached = () => targets.find((target) => target.url === url)?.isReady === isReady;
      while (!isReached()) {
        const { promise, resolve } = Promise.withResolvers<void>();
        changed.add(resolve);
        await promise;
        changed.delete(resolve);
      }
    },
    stop: async () => {
      clearInterval(timer);
      await running;
      for (const { agent } of targets) agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function isReadyAt(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health/ready`, { headers: { connection: "close" } });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

function forward(request: IncomingMessage, response: ServerResponse, { url, agent }: Target): void {
  const { method, headers, url: path = "/" } = request;
  const upstream = requestTo(`${url}${path}`, { method, agent, headers: endToEnd(headers) });
  upstream.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  upstream.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  request.pipe(upstream);
}

const hopByHop: ReadonlySet<string> = new Set(["connection", "keep-alive", "transfer-encoding"]);

/** The connection to the client is another than that to the server. */
function endToEnd(headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}
