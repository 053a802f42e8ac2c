import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { ClientConfig } from "pg";
import type { Certificate } from "./self-signed.ts";

/** PostgreSQL's SSLRequest message. */
const wish = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

export interface TlsFront {
  port: number;
  /** The number of encrypted connections so far. */
  encrypted: () => number;
  close(): Promise<void>;
}

/** Terminates TLS for a cluster that only has a unix socket. Without a certificate it rejects TLS. */
export async function startTlsFront(
  behind: ClientConfig,
  certificate: Certificate | undefined,
): Promise<TlsFront> {
  const sockets = new Set<Socket>();
  let encrypted = 0;
  const server = createServer((socket) => {
    keep(socket);
    socket.once("data", (first) => {
      if (!first.equals(wish) || certificate === undefined) {
        socket.end("N");
        return;
      }
      socket.write("S");
      const secure = new TLSSocket(socket, { isServer: true, ...certificate });
      secure.on("error", () => socket.destroy());
      secure.once("secure", () => {
        encrypted += 1;
        const upstream = connect(placeOf(behind));
        keep(upstream);
        secure.pipe(upstream).pipe(secure);
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The front has no port");
  return {
    port: address.port,
    encrypted: () => encrypted,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  }
}

/** Where a client of Node connects. */
export function placeOf({ host = "", port = 5432 }: ClientConfig) {
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}
