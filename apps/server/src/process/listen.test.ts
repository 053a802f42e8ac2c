import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { close, listen } from "./listen.ts";

const limits = { headersMs: 100, requestMs: 300, checkEveryMs: 50 };

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

test("whoever does not come to the end of the headers is told so and cut off", async () => {
  expect(await answerTo("GET / HTTP/1.1\r\nhost: here\r\nx-slow: ")).toMatch(/^HTTP\/1.1 408/);
});

test("whoever does not come to the end of the body is cut off", async () => {
  const head = "POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n";
  expect(await answerTo(`${head}12345`)).not.toContain("read");
  expect(
    await answerTo(`${head.replace("host", "connection: close\r\nhost")}1234567890`),
  ).toContain("read");
});
