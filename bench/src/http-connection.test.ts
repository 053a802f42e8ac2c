import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { HttpConnection } from "./http-connection.ts";

test("a request over a connection that the server has closed is rejected", async () => {
  const server = createServer((_, response) => response.end("done"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const connection = await HttpConnection.open(`http://127.0.0.1:${address.port}`);
  expect((await connection.send({ path: "/" })).status).toBe(200);
  expect(connection.isOpen).toBe(true);
  server.closeAllConnections();
  await connection.closed;
  expect(connection.isOpen).toBe(false);
  await expect(connection.send({ path: "/" })).rejects.toThrow("has closed the connection");
});
