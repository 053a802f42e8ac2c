import type { Log } from "../log/log.ts";
import type { Finding } from "./cached-check.ts";

/** A failure says nothing about the present after that time. */
const relevantMs = 15 * 60_000;
const failuresInARow = { mail: 1, model: 3 };

const failedOutcomes: readonly unknown[] = ["refused", "rateLimited", "unavailable", "timedOut"];
const answeredOutcomes: readonly unknown[] = ["answered", "incomplete"];

export interface FailureWatch {
  /** A log whose lines are also counted here. */
  readonly watched: (log: Log) => Log;
  /** Whether the latest mails or calls of the model failed. */
  readonly recent: (component: keyof typeof failuresInARow) => Finding;
}

/** Remembers the latest failures of this process that need no check of their own. */
export function createFailureWatch(now: () => number = () => performance.now()): FailureWatch {
  const failures = { mail: 0, model: 0 };
  const failedAt = { mail: 0, model: 0 };
  const succeed = (component: "mail" | "model") => {
    failures[component] = 0;
  };
  const fail = (component: "mail" | "model") => {
    failures[component] += 1;
    failedAt[component] = now();
  };
  const watch = (event: string, facts: Readonly<Record<string, unknown>> = {}) => {
    if (event === "mail sent") succeed("mail");
    // A mail that was refused for its address says nothing about the others.
    else if (event === "mail not sent" && facts["failure"] === "later") fail("mail");
    else if (event === "model_call" && failedOutcomes.includes(facts["outcome"])) fail("model");
    else if (event === "model_call" && answeredOutcomes.includes(facts["outcome"]))
      succeed("model");
  };
  return {
    watched: (log) => (level, event, facts) => {
      watch(event, facts);
      log(level, event, facts);
    },
    recent: (component) =>
      failures[component] >= failuresInARow[component] && now() - failedAt[component] < relevantMs
        ? { kind: "degraded", detail: `the last ${failures[component]} failed` }
        : { kind: "ok" },
  };
}
