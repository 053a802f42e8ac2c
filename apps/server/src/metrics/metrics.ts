import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Health } from "../health/health.ts";
import type { QueueState } from "../health/queue-state.ts";
import type { Log } from "../log/log.ts";
import { childMemory } from "./process-memory.ts";

/** The part of a pool that is measured. */
interface MeasuredPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

type MeasuredPools = Readonly<{ main: MeasuredPool; reads?: MeasuredPool }>;

export interface Metrics {
  readonly contentType: string;
  /** In Prometheus' text format. */
  readonly read: () => Promise<string>;
  /** A log that also counts. */
  readonly measured: (log: Log) => Log;
  /** `reads`: of DATABASE_READ_URL. */
  readonly measurePools: (pools: MeasuredPools) => void;
  readonly measureHealth: (
    health: Health,
    readQueues: () => Promise<readonly QueueState[]>,
  ) => void;
}

/** In seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
const microEuroPerEuro = 1_000_000;
const unknown = "unknown";

type Facts = Readonly<Record<string, unknown>>;
const text = (value: unknown) => (typeof value === "string" ? value : unknown);
const number = (value: unknown) => (typeof value === "number" ? value : 0);

/** What the server measures. Labels come from closed sets: no address, id or text of a user is one. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = createCounters(registers);
  measureChildren(registers);
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    measured: (log) => (level, event, facts) => {
      counters.count(event, level, facts ?? {});
      log(level, event, facts);
    },
    measurePools: (pools) => addPools(registers, pools),
    measureHealth: (health, readQueues) => {
      addComponents(registers, health);
      addQueues(registers, readQueues);
    },
  };
}

function createCounters(registers: Registry[]) {
  const requests = new Histogram({
    name: "postulo_http_request_duration_seconds",
    help: "Time until the response began, by method, first part of the path, and status",
    labelNames: ["method", "path", "status"],
    buckets: durations,
    registers,
  });
  const events = new Counter({
    name: "postulo_log_events_total",
    help: "Lines of the log by level and event, also of levels that are not written",
    labelNames: ["level", "event"],
    registers,
  });
  const failedJobs = new Counter({
    name: "postulo_jobs_failed_total",
    help: "Runs of recurring jobs that failed",
    labelNames: ["job"],
    registers,
  });
  const unsentMails = new Counter({
    name: "postulo_mails_failed_total",
    help: "Mails that the mail server did not take",
    registers,
  });
  const sentMails = new Counter({
    name: "postulo_mails_sent_total",
    help: "Mails that the mail server took",
    registers,
  });
  const countCall = createModelCounters(registers);
  const byEvent: Readonly<Record<string, (facts: Facts) => void>> = {
    request: ({ method, path, status, ms }) =>
      requests.observe(
        { method: text(method), path: text(path), status: number(status) },
        number(ms) / 1000,
      ),
    "job failed": ({ job }) => failedJobs.inc({ job: text(job) }),
    "mail not sent": () => unsentMails.inc(),
    "mail sent": () => sentMails.inc(),
    model_call: countCall,
  };
  return {
    count(event: string, level: string, facts: Facts) {
      events.inc({ level, event });
      byEvent[event]?.(facts);
    },
  };
}

function createModelCounters(registers: Registry[]): (facts: Facts) => void {
  const calls = new Counter({
    name: "postulo_model_calls_total",
    help: "Calls of the language model",
    labelNames: ["provider", "model", "purpose", "outcome"],
    registers,
  });
  const cost = new Counter({
    name: "postulo_model_cost_euros_total",
    help: "What the calls of the language model cost by the prices of the settings",
    labelNames: ["provider", "model", "purpose"],
    registers,
  });
  return ({ provider, model, purpose, outcome, microEuro }) => {
    const labels = { provider: text(provider), model: text(model), purpose: text(purpose) };
    calls.inc({ ...labels, outcome: text(outcome) });
    cost.inc(labels, number(microEuro) / microEuroPerEuro);
  };
}

function addPools(registers: Registry[], pools: MeasuredPools): void {
  const connections = new Gauge({
    name: "postulo_database_connections",
    help: "Connections of this process to the database, and requests that wait for one",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        connections.set({ pool: name, state: "busy" }, pool.totalCount - pool.idleCount);
        connections.set({ pool: name, state: "idle" }, pool.idleCount);
        connections.set({ pool: name, state: "waiting" }, pool.waitingCount);
      }
    },
  });
}

function addComponents(registers: Registry[], health: Health): void {
  const degraded = new Gauge({
    name: "postulo_component_degraded",
    help: "1 for a component that does not work as it should, as /health names it",
    labelNames: ["component"],
    registers,
    async collect() {
      for (const [component, { kind }] of Object.entries(await health.findings()))
        degraded.set({ component }, kind === "degraded" ? 1 : 0);
    },
  });
}

function addQueues(registers: Registry[], read: () => Promise<readonly QueueState[]>): void {
  // Both gauges of a scrape share one statement.
  let running: Promise<readonly QueueState[]> | undefined;
  // Without the database nothing is known; postulo_component_degraded says so.
  const readOnce = () =>
    (running ??= read()
      .catch(() => [])
      .finally(() => {
        running = undefined;
      }));
  const length = new Gauge({
    name: "postulo_queue_length",
    help: "Entries of a queue of the database, also those that are not due yet",
    labelNames: ["queue"],
    registers,
    async collect() {
      const states = await readOnce();
      length.reset();
      for (const state of states) length.set({ queue: state.queue }, state.length);
    },
  });
  const overdue = new Gauge({
    name: "postulo_queue_overdue_seconds",
    help: "How long ago the oldest entry of a queue of the database was due",
    labelNames: ["queue"],
    registers,
    async collect() {
      const states = await readOnce();
      overdue.reset();
      for (const state of states) overdue.set({ queue: state.queue }, state.overdueSeconds);
    },
  });
}

function measureChildren(registers: Registry[]): void {
  const memory = new Gauge({
    name: "postulo_child_resident_memory_bytes",
    help: "Memory of the processes that read files of users, by module",
    labelNames: ["module"],
    registers,
    async collect() {
      memory.reset();
      for (const [module, bytes] of await childMemory()) memory.set({ module }, bytes);
    },
  });
}
