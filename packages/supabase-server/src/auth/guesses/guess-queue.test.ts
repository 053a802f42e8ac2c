import { afterEach, describe, expect, test, vi } from "vitest";
import { GuessQueue } from "./guess-queue.ts";
import type { GuessQueueLimits } from "./guess-queue.ts";

afterEach(() => {
  vi.useRealTimers();
});

const limits: GuessQueueLimits = {
  heldPerClient: 3,
  held: 20,
  runningPerClient: 2,
  runningPerAccount: 4,
  maxWaitMs: 1000,
};

/** Enters a guess and records its name when it gets its turn. */
function guesses(queue: GuessQueue, granted: string[] = []) {
  return (
    client: string,
    { account = "ann", failures = 0, signal = new AbortController().signal } = {},
  ) => {
    const held = queue.enter({ client, account, signal });
    const turn = held?.waitForTurn(failures).then((isGranted) => {
      if (isGranted) granted.push(client);
      return isGranted;
    });
    return { held, turn };
  };
}

/** Resolves when all pending promise callbacks have run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("GuessQueue", () => {
  test("tries one guess per client and account at a time, and rejects those over the client's limit", async () => {
    const granted: string[] = [];
    const guess = guesses(new GuessQueue(limits), granted);
    const [first, second, third] = [guess("a"), guess("a"), guess("a")];
    expect(guess("a").held).toBeUndefined();
    expect(guess("b").held).toBeDefined();
    await settled();
    expect(granted).toEqual(["a", "b"]);
    first.held?.leave();
    first.held?.leave();
    expect(await second.turn).toBe(true);
    expect(await Promise.race([third.turn, Promise.resolve("waits")])).toBe("waits");
  });

  test("tries few of one account at a time, those with fewest failures first", async () => {
    const granted: string[] = [];
    const guess = guesses(new GuessQueue(limits), granted);
    const strangers = Array.from({ length: 10 }, (_, at) => guess(`s${at}`, { failures: 10 - at }));
    await settled();
    expect(granted).toEqual(["s0", "s1", "s2", "s3"]);
    const owner = guess("owner");
    guess("other", { account: "ben" });
    strangers[0]?.held?.leave();
    expect(await owner.turn).toBe(true);
    strangers[1]?.held?.leave();
    await settled();
    expect(granted).toEqual(["s0", "s1", "s2", "s3", "other", "owner", "s9"]);
  });

  test("displaces a guess of the largest group for another account of one client, and for another client", async () => {
    const guess = guesses(new GuessQueue({ ...limits, heldPerClient: 6, held: 7 }));
    const flood = [0, 1, 2].flatMap(() => [
      guess("a", { account: "ann" }),
      guess("a", { account: "ben" }),
    ]);
    const colleague = guess("a", { account: "cid" });
    expect(colleague.held).toBeDefined();
    expect(await flood[4]?.turn).toBe(false);
    expect(guess("b").held).toBeDefined();
    const elsewhere = guess("c");
    expect(elsewhere.held).toBeDefined();
    expect(await elsewhere.turn).toBe(true);
    await settled();
  });

  test("displaces also a guess that does not wait yet", async () => {
    const queue = new GuessQueue(limits);
    const { signal } = new AbortController();
    const flood = [0, 1, 2].map(() => queue.enter({ client: "a", account: "ann", signal }));
    const colleague = queue.enter({ client: "a", account: "ben", signal });
    expect(await colleague?.waitForTurn(0)).toBe(true);
    expect(await flood[0]?.waitForTurn(0)).toBe(true);
    expect(await flood[2]?.waitForTurn(0)).toBe(false);
  });

  test("drops a guess that waits too long or whose client has disconnected", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const guess = guesses(new GuessQueue(limits));
    const first = guess("a");
    const gone = new AbortController();
    const [late, abandoned] = [guess("a"), guess("a", { signal: gone.signal })];
    gone.abort();
    expect(await abandoned.turn).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(await late.turn).toBe(false);
    // The other two were displaced; the running one was not.
    expect(await first.turn).toBe(true);
    expect([guess("a").held, guess("a").held].every(Boolean)).toBe(true);
    expect(guess("a", { signal: gone.signal }).held).toBeUndefined();
  });
});
