import type { Configuration } from "openid-client";
import { boundedFetch } from "./bounded-fetch.ts";

/** Seconds that a request to a provider may take. */
export const timeoutSeconds = 10;

/** The library, loaded on first use. */
export const openidClient = () => import("openid-client");
type OpenidClient = Awaited<ReturnType<typeof openidClient>>;

/** Whether requests without TLS are allowed: to this machine only. */
export const isPlainLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname);

/** Limits the requests of a client in time and size. */
export function configure(client: OpenidClient, config: Configuration): void {
  config.timeout = timeoutSeconds;
  config[client.customFetch] = boundedFetch;
  if (isPlainLoopback(new URL(config.serverMetadata().issuer)))
    client.allowInsecureRequests(config);
}
