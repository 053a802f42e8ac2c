import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import type { ClientConfig } from "pg";
import { placeOf } from "./tls-front.ts";

export interface DatabaseProxy {
  readonly port: number;
  /** Ends all connections and accepts no more, as the loss of the machine behind it. */
  close(): Promise<void>;
}

/** Passes connections on to a database. */
export async function startDatabaseProxy(behind: ClientConfig): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    const upstream = connect(placeOf(behind));
    keep(socket);
    keep(upstream);
    socket.pipe(upstream).pipe(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return {
    port: address.port,
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
