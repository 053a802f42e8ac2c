import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { forkLimited } from "./limited-child.ts";

const allocating = new URL("testing/allocating-child.ts", import.meta.url);

async function allocate(mib: number, enforcedBy: "kernel" | "parent"): Promise<unknown> {
  const child = forkLimited(allocating, { memoryMb: 128, heapMb: 64, enforcedBy });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.send(mib);
  const ended = once(child, "exit").then(() => "ended");
  return Promise.race([once(child, "message").then(([count]) => count as unknown), ended]);
}

describe.each(["kernel", "parent"] as const)("a limit enforced by the %s", (enforcedBy) => {
  test("lets a process allocate that much outside V8's heap", async () => {
    expect(await allocate(60, enforcedBy)).toBe(60);
  });

  test("ends a process that allocates more", async () => {
    expect(await allocate(4_000, enforcedBy)).toBe("ended");
  });
});
