import { validationFailed } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";

const secondsOf: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};
const part = /(\d{1,9}(?:\.\d{1,9})?)(ns|us|µs|ms|s|m|h)/g;
/** No ban ends later than the dates that JSON can state. */
const maxDate = new Date("9999-12-31T00:00:00Z");

/**
 * The end of a ban, from a duration in Go's format such as `24h` or `1h30m`.
 * @returns null for `none`, which ends a ban.
 */
export function readBan(duration: string, now: Date): Date | null | AuthApiError {
  if (duration === "none") return null;
  const parts = [...duration.matchAll(part)];
  if (parts.length === 0 || parts.map(([text]) => text).join("") !== duration)
    return validationFailed(
      `invalid format for ban duration: time: invalid duration ${JSON.stringify(duration)}`,
    );
  const seconds = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (secondsOf[unit ?? ""] ?? 0),
    0,
  );
  return new Date(Math.min(now.getTime() + seconds * 1000, maxDate.getTime()));
}
