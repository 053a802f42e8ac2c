import type { Pool } from "pg";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError } from "../auth-error.ts";
import { hashOf } from "../one-time-tokens/secret-token.ts";

/** At most `points` events within `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
}

/**
 * Counters shared by all processes of the database. A client is an IP address; an account is an email, with or
 * without an account; a device is a browser in which the account signed in before. The numbers leave room for a
 * family or an office behind one IP address. A counter of the account alone never blocks for long, because anyone can
 * exhaust it. Failed guesses of unknown devices are never rejected by number: over the limit they are delayed, see
 * `guess-limits.ts`.
 */
const defaultLimits = {
  signUpsPerClient: { points: 200, seconds: 3600 },
  failedSignInsPerClient: { points: 50, seconds: 300 },
  failedSignInsPerClientAndAccount: { points: 10, seconds: 900 },
  failedSignInsPerAccount: { points: 10, seconds: 900 },
  /** Over this limit a known device is treated as an unknown one. */
  failedSignInsPerDevice: { points: 30, seconds: 900 },
  failedSignInsFromKnownDevices: { points: 100, seconds: 900 },
  failedTokensPerClient: { points: 150, seconds: 300 },
  failedCodesPerClientAndAccount: { points: 5, seconds: 3600 },
  failedCodesPerAccount: { points: 10, seconds: 3600 },
  failedCodesPerDevice: { points: 10, seconds: 3600 },
  failedCodesFromKnownDevices: { points: 20, seconds: 3600 },
  mailsPerClient: { points: 200, seconds: 3600 },
  mailsPerClientAndAccount: { points: 6, seconds: 600 },
  /** All known devices of an account together, because each sign-in without a cookie adds one. */
  mailsFromKnownDevices: { points: 6, seconds: 600 },
  /** All clients together; over it one mail per minute. */
  mailsPerAccount: { points: 6, seconds: 600 },
  furtherMailsPerAccount: { points: 1, seconds: 60 },
  /** The budget of the installation. */
  mailsInAll: { points: 2000, seconds: 3600 },
  /** An SMS costs its operator money. */
  smsPerClient: { points: 30, seconds: 3600 },
  smsPerClientAndAccount: { points: 3, seconds: 600 },
  smsFromKnownDevices: { points: 5, seconds: 3600 },
  smsPerAccount: { points: 5, seconds: 3600 },
  furtherSmsPerAccount: { points: 1, seconds: 600 },
  smsInAll: { points: 100, seconds: 3600 },
  anonymousPerClient: { points: 30, seconds: 3600 },
  /** Wrong nonces of a signed-in user. */
  failedNonces: { points: 5, seconds: 3600 },
  /** Wrong codes of second factors. */
  failedFactorsPerClientAndUser: { points: 5, seconds: 900 },
  failedFactorsPerUser: { points: 50, seconds: 86_400 },
  failedFactorsPerDevice: { points: 10, seconds: 900 },
  /** Over it a known device is treated as an unknown one. */
  failedFactorsFromKnownDevices: { points: 50, seconds: 86_400 },
  /** Each stores a row for five minutes. */
  passkeyChallengesPerClient: { points: 100, seconds: 300 },
  passkeyChallengesPerUser: { points: 30, seconds: 300 },
  authorizationsPerClient: { points: 100, seconds: 300 },
  /** As GoTrue's. */
  walletSignInsPerClient: { points: 30, seconds: 300 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;
export type AuthLimits = Record<LimitName, Limit>;

export interface RateLimits {
  /**
   * Counts one event.
   * @returns an error when it exceeds the limit.
   */
  consume(name: LimitName, key: string): Promise<AuthApiError | undefined>;
  /**
   * Counts one event.
   * @returns by how much the limit is exceeded, 0 within it.
   */
  excess(name: LimitName, key: string): Promise<number>;
  /** The error of a limit that is used up. Counts nothing. */
  exhausted(name: LimitName, key: string): Promise<AuthApiError | undefined>;
  /** The current count. */
  total(name: LimitName, key: string): Promise<number>;
  /** Uncounts one event, after a success. */
  restore(name: LimitName, key: string): Promise<void>;
}

const limitNames = [
  "signUpsPerClient",
  "failedSignInsPerClient",
  "failedSignInsPerClientAndAccount",
  "failedSignInsPerAccount",
  "failedSignInsPerDevice",
  "failedSignInsFromKnownDevices",
  "failedTokensPerClient",
  "failedCodesPerClientAndAccount",
  "failedCodesPerAccount",
  "failedCodesPerDevice",
  "failedCodesFromKnownDevices",
  "mailsPerClient",
  "mailsPerClientAndAccount",
  "mailsFromKnownDevices",
  "mailsPerAccount",
  "furtherMailsPerAccount",
  "mailsInAll",
  "smsPerClient",
  "smsPerClientAndAccount",
  "smsFromKnownDevices",
  "smsPerAccount",
  "furtherSmsPerAccount",
  "smsInAll",
  "anonymousPerClient",
  "failedNonces",
  "failedFactorsPerClientAndUser",
  "failedFactorsPerUser",
  "failedFactorsPerDevice",
  "failedFactorsFromKnownDevices",
  "passkeyChallengesPerClient",
  "passkeyChallengesPerUser",
  "authorizationsPerClient",
  "walletSignInsPerClient",
] as const satisfies LimitName[];

const mailLimits: ReadonlySet<LimitName> = new Set([
  "mailsPerClient",
  "mailsPerClientAndAccount",
  "mailsFromKnownDevices",
  "mailsPerAccount",
  "furtherMailsPerAccount",
  "mailsInAll",
]);

const smsLimits: ReadonlySet<LimitName> = new Set([
  "smsPerClient",
  "smsPerClientAndAccount",
  "smsFromKnownDevices",
  "smsPerAccount",
  "furtherSmsPerAccount",
  "smsInAll",
]);

const messageCodeOf = (name: LimitName): string | undefined => {
  if (mailLimits.has(name)) return "over_email_send_rate_limit";
  return smsLimits.has(name) ? "over_sms_send_rate_limit" : undefined;
};

function overLimit(name: LimitName, msBeforeNext: number): AuthApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const messageCode = messageCodeOf(name);
  return messageCode !== undefined
    ? new AuthApiError(429, messageCode, {
        message: `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
        retryAfterSeconds,
      })
    : new AuthApiError(429, "over_request_rate_limit", {
        message: "Request rate limit reached",
        retryAfterSeconds,
      });
}

/** The limiters by name; the library, with some 36 modules, is loaded on first use. */
async function openLimiters(pool: Pool, limits: Partial<AuthLimits>) {
  // Removes the names of the library's queries: behind a pooler, prepared statements may be on another connection.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      asAuthAdmin(pool, (client) => client.query(text, values)),
  };
  const { RateLimiterPostgres, RateLimiterRes } = await import("rate-limiter-flexible");
  const limiters = limitNames.map((name, position) => {
    const { points, seconds } = limits[name] ?? defaultLimits[name];
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      schemaName: "auth",
      tableName: "rate_limits",
      tableCreated: true,
      // One limiter deletes expired counters for all.
      clearExpiredByTimeout: position === 0,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    return [name, limiter] as const;
  });
  return { limiters: new Map(limiters), RateLimiterRes };
}

export function createRateLimits(pool: Pool, limits: Partial<AuthLimits> = {}): RateLimits {
  const open = () => openLimiters(pool, limits);
  let opened: ReturnType<typeof open> | undefined;
  const limiterOf = async (name: LimitName) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const { limiters, RateLimiterRes } = await opened;
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`no limiter ${name}`);
    return { limiter, RateLimiterRes };
  };

  return {
    async consume(name, key) {
      const { limiter, RateLimiterRes } = await limiterOf(name);
      try {
        await limiter.consume(hashOf(key));
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return overLimit(name, error.msBeforeNext);
        throw error;
      }
    },
    async excess(name, key) {
      const { limiter } = await limiterOf(name);
      const { consumedPoints } = await limiter.penalty(hashOf(key), 1);
      return Math.max(0, consumedPoints - limiter.points);
    },
    async exhausted(name, key) {
      const { limiter } = await limiterOf(name);
      const count = await limiter.get(hashOf(key));
      return count && count.remainingPoints <= 0 ? overLimit(name, count.msBeforeNext) : undefined;
    },
    async total(name, key) {
      const { limiter } = await limiterOf(name);
      return (await limiter.get(hashOf(key)))?.consumedPoints ?? 0;
    },
    async restore(name, key) {
      const { limiter } = await limiterOf(name);
      await limiter.reward(hashOf(key), 1);
    },
  };
}
