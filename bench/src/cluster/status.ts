import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseMachine } from "./database-machine.ts";

const limitMs = 120_000;
const pollMs = 200;

/** Whether a path answers 200. */
export async function answers(port: number, where: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/${where}`, {
    signal: AbortSignal.timeout(2000),
  });
  await response.arrayBuffer();
  return response.ok;
}

/** The database machines by what Patroni says of them. */
export async function readRoles(
  databases: readonly DatabaseMachine[],
): Promise<{ primary?: DatabaseMachine; standby?: DatabaseMachine }> {
  const holder = async (role: "primary" | "synchronous") => {
    for (const machine of databases)
      if (await answers(machine.ports.patroni, role).catch(() => false)) return machine;
    return undefined;
  };
  const [primary, standby] = [await holder("primary"), await holder("synchronous")];
  return { ...(primary && { primary }), ...(standby && { standby }) };
}

/** Asks until the answer is true. @throws after two minutes. */
export async function untilTrue(what: string, ask: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + limitMs;
  for (;;) {
    let failure: unknown;
    try {
      if (await ask()) return;
    } catch (error) {
      failure = error;
    }
    if (performance.now() > until)
      throw new Error(`${what} did not come in ${limitMs / 1000} s`, { cause: failure });
    await delay(pollMs);
  }
}
