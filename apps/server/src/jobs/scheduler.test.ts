import { expect, test } from "vitest";
import { createScheduler } from "./scheduler.ts";

const hourMs = 3_600_000;

function begin() {
  const stopping = new AbortController();
  const failures: unknown[] = [];
  const scheduler = createScheduler({
    log: (level, event, facts) => failures.push({ level, event, ...facts }),
    signal: stopping.signal,
  });
  return { scheduler, stopping, failures };
}

test("a job runs immediately, again after its interval, and no more after the stop", async () => {
  const { scheduler, stopping } = begin();
  let times = 0;
  await new Promise<void>((resolve) => {
    scheduler.schedule("work", 1, async () => {
      times += 1;
      if (times === 3) resolve();
    });
  });
  stopping.abort();
  await scheduler.ended();
  expect(times).toBe(3);
});

test("a job that is requested while it runs, runs once more afterwards, never twice at a time", async () => {
  const { scheduler, stopping } = begin();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let running = 0;
  let times = 0;
  const second = Promise.withResolvers<void>();
  const work = scheduler.schedule("work", hourMs, async () => {
    running += 1;
    expect(running).toBe(1);
    times += 1;
    if (times === 2) second.resolve();
    await gates[times - 1]?.promise;
    running -= 1;
  });
  for (let requested = 0; requested < 3; requested++) work.soon();
  gates[0]?.resolve();
  await second.promise;
  gates[1]?.resolve();
  await scheduler.ended();
  expect(times).toBe(2);
  stopping.abort();
});

test("first runs are sequential, and a requested run need not wait for its turn", async () => {
  const { scheduler, stopping } = begin();
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  scheduler.schedule("long", hourMs, async () => {
    await gate.promise;
    order.push("long");
  });
  const asked = scheduler.schedule("asked for", hourMs, async () => {
    order.push("asked for");
  });
  scheduler.schedule("last", hourMs, async () => {
    order.push("last");
    last.resolve();
  });
  asked.soon();
  gate.resolve();
  await last.promise;
  stopping.abort();
  await scheduler.ended();
  expect(order).toEqual(["asked for", "long", "asked for", "last"]);
});

test("a failure is logged without its message, and the job runs again", async () => {
  const { scheduler, stopping, failures } = begin();
  let times = 0;
  await new Promise<void>((resolve) => {
    scheduler.schedule("work", 1, async () => {
      times += 1;
      if (times === 2) resolve();
      else throw new Error("secret");
    });
  });
  stopping.abort();
  await scheduler.ended();
  expect(failures).toMatchObject([{ level: "error", event: "job failed", job: "work" }]);
});

test("a stop aborts the running job, and waits for it", async () => {
  const { scheduler, stopping } = begin();
  const order: string[] = [];
  scheduler.schedule("work", hourMs, async (signal) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    order.push("work ended");
  });
  stopping.abort();
  await scheduler.ended();
  order.push("stop ended");
  expect(order).toEqual(["work ended", "stop ended"]);
});
