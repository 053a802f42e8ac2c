import { createServer } from "node:http";
import { OperatorError } from "@postulo/postgres/operator-error";
import type { Metrics } from "./metrics.ts";

/** Serves `GET /metrics` on a separate port. @returns its URL, and a function that closes it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
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
