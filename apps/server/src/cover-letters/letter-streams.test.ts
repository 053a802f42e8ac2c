import { expect, test, vi } from "vitest";
import { postingFr } from "./testing/letter-server.ts";
import { doneOf, goodLines, says, startModelLetters } from "./testing/model-letters.ts";

vi.setConfig({ testTimeout: 60_000 });

const letters = startModelLetters();

const cancel = (token: string, id: string) =>
  fetch(new URL(`/letter-stream?id=${id}`, letters.server.url), {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });
const write = (token: string, streamId: string) =>
  letters.server.events(token, { jobDescription: postingFr, streamId });

test("a letter is cancelled by its user alone, and its credit is given back", async () => {
  letters.provider.answer(says(goodLines.slice(0, 3), "silent"));
  const streamId = crypto.randomUUID();
  const reading = write(letters.user.token, streamId);
  await expect
    .poll(() => letters.provider.requests.length, { interval: 10, timeout: 20_000 })
    .toBe(1);
  const stranger = await letters.server.createUser("Plus");
  expect((await cancel(stranger.token, streamId)).status).toBe(204);
  expect(await letters.server.reservationsOf(letters.user)).toEqual(["open"]);
  expect((await cancel(letters.user.token, streamId)).status).toBe(204);
  expect((await reading).at(-1)).toMatchObject({ event: "error", data: { code: "cancelled" } });
  await letters.provider.requests[0]?.abandoned;
  await expect
    .poll(() => letters.server.reservationsOf(letters.user), { interval: 10, timeout: 20_000 })
    .toEqual(["released"]);
});

test("requests with one id get one letter for one credit, in any number at the same time", async () => {
  letters.provider.answer(says(goodLines));
  const streamId = crypto.randomUUID();
  const read = await Promise.all(
    Array.from({ length: 3 }, () => write(letters.user.token, streamId)),
  );
  expect(new Set(read.map((events) => doneOf(events).letterId)).size).toBe(1);
  expect(read[1]).toEqual(read[0]);
  expect(read[0]?.[0]).toMatchObject({ event: "start", data: { streamId } });
  expect(read[0]?.map(({ event }) => event)).not.toContain("draft");
  expect(await letters.server.usedBy(letters.user)).toBe(1);
  expect(letters.provider.requests).toHaveLength(1);
});

test("the id of another user's letter is another letter", async () => {
  letters.provider.answer(says(goodLines));
  const streamId = crypto.randomUUID();
  const stranger = await letters.server.createUser("Plus");
  const [own, other] = [
    doneOf(await write(letters.user.token, streamId)),
    doneOf(await write(stranger.token, streamId)),
  ];
  expect(other.letterId).not.toBe(own.letterId);
});
