import { healthComponents } from "@postulo/contract/health";
import type { HealthComponent, HealthReport } from "@postulo/contract/health";
import { isDatabaseLost } from "@postulo/postgres/lost-database";
import type { Pool } from "pg";
import { cachedCheck } from "./cached-check.ts";
import type { Check, Finding } from "./cached-check.ts";
import type { FailureWatch } from "./failure-watch.ts";
import { checkFreeSpace } from "./free-space.ts";
import { readQueues } from "./queue-state.ts";

export interface HealthParts {
  readonly pool: Pool;
  /** Where reads go, if elsewhere. */
  readonly readPool: Pool | undefined;
  readonly dataDir: string;
  /** Throws when the bytes of documents cannot be stored. */
  readonly checkStorage: () => Promise<void>;
  /** Throws when the virus scanner does not answer. */
  readonly checkScanner: () => Promise<void>;
  /** Throws when the mail server does not take mails. */
  readonly checkMail: () => Promise<void>;
  readonly failures: FailureWatch;
}

type Findings = Readonly<Record<HealthComponent, Finding>>;

export interface Health {
  /** For the operator alone. */
  readonly findings: () => Promise<Findings>;
  /** For everybody. */
  readonly report: () => Promise<HealthReport>;
}

const limitMs = 3_000;
const ages: Readonly<Record<HealthComponent, number>> = {
  database: 2_000,
  reads: 2_000,
  storage: 15_000,
  // Signs in at the mail server.
  mail: 60_000,
  queue: 15_000,
  disk: 15_000,
  model: 0,
  scanner: 15_000,
};
/** Jobs run every minute, or every five. */
const maxOverdueSeconds = 15 * 60;

const ok: Finding = { kind: "ok" };
const okUnlessThrown =
  (check: () => Promise<unknown>): Check =>
  async () => {
    await check();
    return ok;
  };

async function checkQueues(pool: Pool): Promise<Finding> {
  const queues = await readQueues(pool).catch((error: unknown) => {
    // That component is named already.
    if (isDatabaseLost(error)) return [];
    throw error;
  });
  const late = queues.filter(({ overdueSeconds }) => overdueSeconds > maxOverdueSeconds);
  const texts = late.map(
    ({ queue, length, overdueSeconds }) =>
      `${queue}: ${length}, the oldest due for ${Math.round(overdueSeconds)} s`,
  );
  return late.length === 0 ? ok : { kind: "degraded", detail: texts.join("; ") };
}

/** Checks what this server depends on, at most every few seconds. */
export function createHealth(parts: HealthParts): Health {
  const { pool, readPool, dataDir, checkStorage, checkScanner, checkMail, failures } = parts;
  const checks: Readonly<Record<HealthComponent, Check>> = {
    database: okUnlessThrown(() => pool.query("select 1")),
    reads: okUnlessThrown(async () => readPool?.query("select 1")),
    storage: okUnlessThrown(checkStorage),
    mail: okUnlessThrown(checkMail),
    queue: () => checkQueues(pool),
    disk: () => checkFreeSpace(dataDir),
    model: async () => failures.recent("model"),
    scanner: okUnlessThrown(checkScanner),
  };
  const cached = healthComponents.map(
    (name) => [name, cachedCheck(checks[name], { ageMs: ages[name], limitMs })] as const,
  );
  const findings = async (): Promise<Findings> => {
    const found = await Promise.all(
      cached.map(async ([name, check]) => [name, await check()] as const),
    );
    const {
      database = ok,
      reads = ok,
      storage = ok,
      mail = ok,
      queue = ok,
      disk = ok,
      model = ok,
      scanner = ok,
    } = Object.fromEntries(found);
    const recentMail = failures.recent("mail");
    return {
      database,
      reads,
      storage,
      mail: recentMail.kind === "degraded" ? recentMail : mail,
      // Not known when the database hangs.
      queue: database.kind === "ok" ? queue : ok,
      disk,
      model,
      scanner,
    };
  };
  return {
    findings,
    report: async () => {
      const found = await findings();
      const degraded = healthComponents.filter((name) => found[name].kind === "degraded");
      return { status: degraded.length === 0 ? "ok" : "degraded", degraded };
    },
  };
}
