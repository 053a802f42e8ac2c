import { setTimeout as wait } from "node:timers/promises";

/** What a check found; `detail` is for the operator alone. */
export type Finding =
  | { readonly kind: "ok" }
  | { readonly kind: "degraded"; readonly detail: string };

/** Throws, or returns a finding. */
export type Check = () => Promise<Finding>;

export interface CheckLimits {
  /** How long a finding is used again. */
  readonly ageMs: number;
  /** A check that takes longer counts as degraded until it ends. */
  readonly limitMs: number;
}

/** The code of an error: its message may contain host names and addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  if ("responseCode" in error && typeof error.responseCode === "number")
    return String(error.responseCode);
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** Runs a check at most once at a time, and at most once per `ageMs`. Never throws. */
export function cachedCheck(check: Check, { ageMs, limitMs }: CheckLimits): Check {
  let last: { readonly at: number; readonly finding: Finding } | undefined;
  let running: Promise<Finding> | undefined;
  const store = (finding: Finding): Finding => {
    last = { at: performance.now(), finding };
    return finding;
  };
  const run = async (): Promise<Finding> => {
    try {
      return store(await check());
    } catch (error) {
      return store({ kind: "degraded", detail: codeOf(error) });
    } finally {
      running = undefined;
    }
  };
  return async () => {
    if (last && performance.now() - last.at < ageMs) return last.finding;
    running ??= run();
    const finished = new AbortController();
    const timeUp = wait(limitMs, undefined, { ref: false, signal: finished.signal }).then(
      () => store({ kind: "degraded", detail: `no result within ${limitMs} ms` }),
      (): Finding => ({ kind: "ok" }),
    );
    const finding = await Promise.race([running, timeUp]);
    finished.abort();
    return finding;
  };
}
