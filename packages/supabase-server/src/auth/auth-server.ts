import { setTimeout } from "node:timers/promises";
import type { Context } from "hono";
import type { Pool } from "pg";
import type { ResolveCaller } from "../caller.ts";
import type { Keyring } from "../keyring.ts";
import type { SendMail } from "./auth-mail.ts";
import { connectionAddress } from "./client-address.ts";
import { createDeviceSecret } from "./device-secret.ts";
import { createGuessQueues } from "./guess-rules.ts";
import type { GuessQueues } from "./guess-rules.ts";
import { createMailDelivery } from "./mail-delivery.ts";
import type { MailDelivery } from "./mail-delivery.ts";
import { createPasswordHasher } from "./password-hash.ts";
import type { PasswordCost, PasswordHasher } from "./password-hash.ts";
import { createRateLimits } from "./rate-limits.ts";
import type { AuthLimits, RateLimits } from "./rate-limits.ts";
import { createRedirectTarget } from "./redirect-target.ts";

/** Who may sign up: everyone, no one, or no one until the beta opens. */
export type Registration = "open" | "closed" | "closed-beta";

export interface AuthOptions {
  pool: Pool;
  keyring: Keyring;
  resolveCaller: ResolveCaller;
  /** Where links lead unless they name a place of the allow-list. */
  siteUrl: string;
  /** Further origins where links may lead, compared exactly. */
  redirectAllowList: readonly string[];
  registration: Registration;
  confirmEmail: boolean;
  sendMail: SendMail;
  /**
   * URL of a page of the site that reads `token_hash`, `type` and `email` from its query and calls `verifyOtp` when the
   * user confirms. Links to the site lead there instead of to `GET /verify`, so that opening one redeems nothing.
   */
  confirmPage?: string | undefined;
  /** Where these routes are reached from outside; `/auth/v1` of the site unless given. */
  publicUrl?: string;
  /** The address a request comes from; a server behind a proxy must read the proxy's header here. */
  clientAddress?: (c: Context) => string;
  /** How long links in mails work. Codes end after an hour at the latest. */
  linkTtlSeconds?: number;
  /** The session ends when it was not refreshed for this long. */
  sessionInactivitySeconds?: number;
  limits?: Partial<AuthLimits>;
  /** Waits so many milliseconds before a guess is tried, or until its client is gone. Only tests replace it. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** OWASP's recommendation unless given. Only tests, whose passwords guard nothing, give another. */
  passwordCost?: PasswordCost | undefined;
  now?: () => Date;
}

/** What the routes work with. */
export interface AuthServer {
  pool: Pool;
  keyring: Keyring;
  resolveCaller: ResolveCaller;
  registration: Registration;
  confirmEmail: boolean;
  siteUrl: string;
  publicUrl: string;
  confirmPage: string | undefined;
  issuer: string;
  linkTtlSeconds: number;
  sessionInactivitySeconds: number;
  passwords: PasswordHasher;
  mails: MailDelivery;
  limits: RateLimits;
  guesses: GuessQueues;
  /** Signs the cookies of known devices. */
  deviceSecret: () => Promise<Uint8Array>;
  pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
  redirectTarget: (wanted: string | undefined) => URL;
  clientAddress: (c: Context) => string;
  now: () => Date;
}

const oneDaySeconds = 24 * 3600;

const delayUntilAborted = (ms: number, signal: AbortSignal) =>
  setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

export function createAuthServer(options: AuthOptions): AuthServer {
  const { pool, keyring, resolveCaller, registration, confirmEmail, siteUrl } = options;
  const publicUrl = (options.publicUrl ?? new URL("/auth/v1", siteUrl).href).replace(/\/$/, "");
  return {
    pool,
    keyring,
    resolveCaller,
    registration,
    confirmEmail,
    siteUrl,
    publicUrl,
    confirmPage: options.confirmPage,
    issuer: publicUrl,
    linkTtlSeconds: options.linkTtlSeconds ?? oneDaySeconds,
    sessionInactivitySeconds: options.sessionInactivitySeconds ?? 90 * oneDaySeconds,
    passwords: createPasswordHasher(options.passwordCost),
    mails: createMailDelivery(options.sendMail),
    limits: createRateLimits(pool, options.limits),
    guesses: createGuessQueues(),
    deviceSecret: createDeviceSecret(pool),
    pause: options.pause ?? delayUntilAborted,
    redirectTarget: createRedirectTarget(siteUrl, options.redirectAllowList),
    clientAddress: options.clientAddress ?? connectionAddress,
    now: options.now ?? (() => new Date()),
  };
}
