import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { ReadableStream } from "node:stream/web";
import { freePort } from "@postulo/postgres/testing/free-port";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { expect, onTestFinished, test } from "vitest";
import { openClamd } from "./clamd.ts";
import { startClamd, testVirus } from "./testing/clamd-server.ts";

const streamOf = (...pieces: (string | Uint8Array)[]) =>
  ReadableStream.from(pieces.map((piece) => Buffer.from(piece)));

async function start(options: Parameters<typeof startClamd>[0] = {}, limitMs = 30_000) {
  const server = await startClamd(options);
  onTestFinished(() => server.stop());
  return { server, clamd: openClamd({ url: server.url, limitMs }) };
}

test("content is scanned over TCP, and over a unix socket", async () => {
  const folder = await mkdtemp(path.join(scratchFolder(), "postulo-clamd-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const options of [{}, { socketPath: path.join(folder, "clamd.ctl") }]) {
    const { server, clamd } = await start(options);
    await clamd.check();
    expect(await clamd.scan(streamOf("Dear ", "all"))).toEqual({ kind: "clean" });
    expect(await clamd.scan(streamOf())).toEqual({ kind: "clean" });
    const [first, second] = [testVirus.slice(0, 9), testVirus.slice(9)];
    expect(await clamd.scan(streamOf("Dear all ", first, new Uint8Array(), second))).toEqual({
      kind: "infected",
      signature: "Test-Virus",
    });
    const large = streamOf(...Array.from({ length: 40 }, () => Buffer.alloc(500_000)));
    expect(await clamd.scan(large)).toEqual({ kind: "clean" });
    expect(server.scanned).toEqual([8, 0, 9 + testVirus.length, 20_000_000]);
  }
});

test("content that is larger than clamd takes gives no verdict", async () => {
  const { clamd } = await start({ maxBytes: 1_000_000 });
  const large = streamOf(...Array.from({ length: 40 }, () => Buffer.alloc(500_000)));
  await expect(clamd.scan(large)).rejects.toThrow(
    /^clamd: (?:INSTREAM size limit|.*EPIPE|.*ECONN)/,
  );
});

test.each([
  ["none", "", /^clamd: no answer within 200 ms$/],
  ["half", "stream: OK", /^clamd: the connection was closed without an answer$/],
  ["another", "stream: OK FOUND and more\0", /^clamd: stream: OK FOUND and more$/],
  ["an error", "COMMAND READ TIMED OUT\0", /^clamd: COMMAND READ TIMED OUT$/],
  ["too long", "x".repeat(5_000), /^clamd: the answer is too long$/],
])("an answer that is not clamd's verdict is an error: %s", async (_, answer, message) => {
  const { clamd } = await start({ answer }, 200);
  await expect(clamd.scan(streamOf("Dear all"))).rejects.toThrow(message);
});

test("a server that is down, accepts nothing, or ends is an error within the limit", async () => {
  const closed = openClamd({ url: `tcp://127.0.0.1:${await freePort()}`, limitMs: 200 });
  await expect(closed.scan(streamOf("Dear all"))).rejects.toThrow(/^clamd: .*ECONNREFUSED/);
  await expect(closed.check()).rejects.toThrow(/^clamd: .*ECONNREFUSED/);
  const silent = createServer();
  onTestFinished(() => void silent.close());
  const port = await freePort();
  await new Promise<void>((resolve) => {
    silent.listen(port, "127.0.0.1", resolve);
  });
  const waiting = openClamd({ url: `tcp://127.0.0.1:${port}`, limitMs: 200 });
  const endless = ReadableStream.from(
    (async function* zeros() {
      for (;;) yield Buffer.alloc(65_536);
    })(),
  );
  await expect(waiting.scan(endless)).rejects.toThrow("clamd: no answer within 200 ms");
});

test("content that cannot be read to its end gives no verdict", async () => {
  const { clamd, server } = await start();
  const broken = ReadableStream.from(
    (async function* half() {
      yield Buffer.from("Dear");
      throw new Error("the disk is gone");
    })(),
  );
  await expect(clamd.scan(broken)).rejects.toThrow("clamd: the disk is gone");
  expect(server.scanned).toEqual([]);
});
