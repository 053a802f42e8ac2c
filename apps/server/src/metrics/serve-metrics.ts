import { createServer } from "node:http";
import { OperatorError } from "@postulo/postgres/operator-error";
import type { Health } from "../health/health.ts";
import type { Metrics } from "./metrics.ts";

interface Served {
  readonly metrics: Metrics;
  readonly health: Health;
}

/** Serves `GET /metrics`, and `GET /health` with details, on a separate port. @returns its URL, and a function that closes it. */
export async function serveMetrics(
  served: Served,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const read = request.method === "GET" ? readers(served)[request.url ?? ""] : undefined;
    if (!read) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      ({ type, text }) => response.writeHead(200, { "content-type": type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) =>
      reject(
        new OperatorError(
          `The metrics cannot be served on ${host}, port ${port} (${cause.message}): change METRICS_PORT.`,
          { cause },
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === "object" ? address?.port : port;
  return {
    url: `http://${host}:${taken}/metrics`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Reader = () => Promise<{ readonly type: string; readonly text: string }>;

const readers = ({ metrics, health }: Served): Readonly<Record<string, Reader>> => ({
  "/metrics": async () => ({ type: metrics.contentType, text: await metrics.read() }),
  "/health": async () => ({
    type: "application/json",
    text: JSON.stringify(await health.findings()),
  }),
});
