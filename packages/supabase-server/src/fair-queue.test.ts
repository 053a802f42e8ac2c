import { describe, expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";
import type { FairQueueLimits } from "./fair-queue.ts";

const limits: FairQueueLimits = { concurrency: 3, perKey: 2, waitingPerKey: 5 };

/** Requests a turn and records when it is granted. */
async function enter(queue: FairQueue, key: string, granted: string[]) {
  const turn = await queue.acquire(key);
  if (turn.kind !== "granted") throw new Error(turn.kind);
  granted.push(key);
  return turn;
}

/** Resolves when all pending promise callbacks have run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("FairQueue", () => {
  test("queues the third request of one key while another key's runs", async () => {
    const queue = new FairQueue(limits);
    const granted: string[] = [];
    const first = await enter(queue, "ann", granted);
    await enter(queue, "ann", granted);
    const third = enter(queue, "ann", granted);
    await enter(queue, "ben", granted);
    await settled();
    expect(granted).toEqual(["ann", "ann", "ben"]);
    first.release();
    await third;
    expect(granted).toEqual(["ann", "ann", "ben", "ann"]);
  });

  test("grants turns round-robin between keys, in order within one", async () => {
    const queue = new FairQueue({ concurrency: 1, perKey: 1, waitingPerKey: 10 });
    const order: string[] = [];
    const work = async (key: string, name: string) => {
      const turn = await queue.acquire(key);
      if (turn.kind !== "granted") throw new Error(turn.kind);
      order.push(name);
      await settled();
      turn.release();
    };
    await Promise.all([
      ...["a1", "a2", "a3", "a4"].map((name) => work("ann", name)),
      ...["b1", "b2"].map((name) => work("ben", name)),
      work("cid", "c1"),
    ]);
    expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  test("rejects a key whose own queue is full, and no other", async () => {
    const queue = new FairQueue({ concurrency: 2, perKey: 1, waitingPerKey: 1 });
    await queue.acquire("ann");
    void queue.acquire("ann");
    expect(await queue.acquire("ann")).toEqual({ kind: "keyFull" });
    expect(await queue.acquire("ben")).toMatchObject({ kind: "granted" });
  });

  test("rejects everyone when too many wait in total", async () => {
    const queue = new FairQueue({ concurrency: 1, perKey: 1, waitingPerKey: 5, maxWaiting: 2 });
    await queue.acquire("ann");
    void queue.acquire("ben");
    void queue.acquire("cid");
    expect(await queue.acquire("dan")).toEqual({ kind: "full" });
  });

  test("makes room for a shorter queue by rejecting the newest of the longest", async () => {
    const queue = new FairQueue({ concurrency: 1, perKey: 1, waitingPerKey: 5, maxWaiting: 4 });
    const running = await queue.acquire("flood");
    if (running.kind !== "granted") throw new Error(running.kind);
    const turns = Array.from({ length: 3 }, () => queue.acquire("flood"));
    const ann = queue.acquire("ann");
    const ben = queue.acquire("ben");
    expect(await turns[2]).toEqual({ kind: "keyFull" });
    // With two waiting, the flood has not more than Ben would have.
    expect(await queue.acquire("ben")).toEqual({ kind: "full" });
    running.release();
    expect(await ann).toMatchObject({ kind: "granted" });
    const gone = new AbortController();
    const after = queue.acquire("cid", gone.signal);
    gone.abort();
    expect(await after).toEqual({ kind: "aborted" });
    expect(await Promise.race([ben, Promise.resolve("waits")])).toBe("waits");
  });

  test("removes a request that is aborted while it waits", async () => {
    const queue = new FairQueue({ concurrency: 1, perKey: 1, waitingPerKey: 1 });
    const granted: string[] = [];
    const running = await enter(queue, "ann", granted);
    const gone = new AbortController();
    const abandoned = queue.acquire("ann", gone.signal);
    gone.abort();
    expect(await abandoned).toEqual({ kind: "aborted" });
    const next = enter(queue, "ann", granted);
    running.release();
    await next;
    expect(granted).toEqual(["ann", "ann"]);
    expect(await queue.acquire("ben", gone.signal)).toEqual({ kind: "aborted" });
  });

  test("counts a turn that is released twice once", async () => {
    const queue = new FairQueue({ concurrency: 1, perKey: 1, waitingPerKey: 5 });
    const granted: string[] = [];
    const first = await enter(queue, "ann", granted);
    const second = enter(queue, "ben", granted);
    const third = enter(queue, "cid", granted);
    first.release();
    first.release();
    await second;
    await settled();
    expect(granted).toEqual(["ann", "ben"]);
    (await second).release();
    await third;
  });
});
