import { once } from "node:events";
import { connect, createServer } from "node:net";
import { OperatorError } from "@postulo/postgres/operator-error";
import { expect, test } from "vitest";
import { close, listen } from "./listen.ts";

const limits = { headersMs: 100, requestMs: 300, checkIntervalMs: 50 };

async function answerTo(text: string): Promise<string> {
  const server = await listen(
    { host: "127.0.0.1", port: 0, limits },
    Promise.resolve(async (request, response) => {
      for await (const _ of request) {
        // Until the body has come, or the time is over.
      }
      response.end("read");
    }),
  );
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const socket = connect(address.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  await close(server, 0);
  return answer;
}

test.concurrent("a client that does not finish its headers gets 408 and is disconnected", async () => {
  expect(await answerTo("GET / HTTP/1.1\r\nhost: here\r\nx-slow: ")).toMatch(/^HTTP\/1.1 408/);
});

test.concurrent("a client that does not finish its body is disconnected", async () => {
  const head = "POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n";
  const whole = `${head.replace("host", "connection: close\r\nhost")}1234567890`;
  const [half, all] = await Promise.all([answerTo(`${head}12345`), answerTo(whole)]);
  expect(half).not.toContain("read");
  expect(all).toContain("read");
});

test("a URL of 60 KB is accepted, as a filter of 1,500 ids needs, and one of 70 KB is rejected", async () => {
  const get = (bytes: number) =>
    answerTo(
      `GET /?id=in.(${"x".repeat(bytes)}) HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`,
    );
  expect(await get(60_000)).toMatch(/^HTTP\/1.1 200/);
  expect(await get(70_000)).toMatch(/^HTTP\/1.1 431/);
});

test("a port in use is reported in one sentence", async ({ onTestFinished }) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const answer = new Promise<never>(() => {});
  await expect(listen({ host: "127.0.0.1", port }, answer)).rejects.toThrow(
    new OperatorError(
      `Port ${port} on 127.0.0.1 is already in use: stop the other program, or set PORT to another number.`,
    ),
  );
});
