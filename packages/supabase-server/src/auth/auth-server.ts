import { setTimeout } from "node:timers/promises";
import type { Context } from "hono";
import type { Pool } from "pg";
import type { ResolveCaller } from "../caller.ts";
import type { Keyring } from "../keyring.ts";
import { createCaptchaCheck } from "./captcha/captcha.ts";
import type { CaptchaOptions, CheckCaptcha } from "./captcha/captcha.ts";
import { connectionAddress } from "./guesses/client-address.ts";
import { createDeviceSecret } from "./sign-in/device-secret.ts";
import { createGuessQueues } from "./guesses/guess-rules.ts";
import type { GuessQueues } from "./guesses/guess-rules.ts";
import type { AuthMail, SendMail } from "./messages/auth-mail.ts";
import { createMailDelivery, createSmsDelivery } from "./messages/delivery.ts";
import type { Delivery } from "./messages/delivery.ts";
import type { SendSms, Sms } from "./messages/sms.ts";
import { createPasswordHasher } from "./passwords/password-hash.ts";
import type { PasswordCost, PasswordHasher } from "./passwords/password-hash.ts";
import { createGithubClient } from "./providers/github-client.ts";
import { createProviderClient } from "./providers/provider-client.ts";
import type { ProviderClient } from "./providers/provider-client.ts";
import type { ProviderOptions } from "./providers/provider-options.ts";
import { createRateLimits } from "./guesses/rate-limits.ts";
import type { AuthLimits, RateLimits } from "./guesses/rate-limits.ts";
import { createRedirectTarget } from "./one-time-tokens/redirect-target.ts";
import type { SamlOptions } from "./saml/saml-options.ts";
import type { WalletChain } from "./wallets/wallet-message.ts";

/** Who may sign up: everyone, no one, or no one until the beta opens. */
export type Registration = "open" | "closed" | "closed-beta";

/** The relying party of passkeys. */
export interface PasskeyOptions {
  /** The domain of the site. A passkey is bound to it. */
  rpId: string;
  /** The name that authenticators show. */
  rpName: string;
  /** The origins of pages that may use passkeys. */
  origins: readonly string[];
}

export interface AuthOptions {
  pool: Pool;
  keyring: Keyring;
  resolveCaller: ResolveCaller;
  /** The redirect target of links unless they name an allowed origin. */
  siteUrl: string;
  /** Further allowed redirect origins, compared exactly. */
  redirectAllowList: readonly string[];
  registration: Registration;
  confirmEmail: boolean;
  sendMail: SendMail;
  /** Undefined: phone numbers are off. */
  sendSms?: SendSms | undefined;
  /** Whether a number must be confirmed by a code; true unless given. */
  confirmPhone?: boolean;
  /** Whether users may sign up without email and phone; off unless given. */
  anonymousUsers?: boolean;
  /** Undefined: passkeys are off. */
  passkeys?: PasskeyOptions | undefined;
  /** Providers at which users may sign in; none unless given. */
  providers?: readonly ProviderOptions[] | undefined;
  /** Chains whose wallets may sign in; none unless given. */
  wallets?: readonly WalletChain[];
  /** Whether users may link and unlink identities themselves; off unless given. */
  manualLinking?: boolean;
  /** Undefined: single sign-on by SAML is off. */
  saml?: SamlOptions | undefined;
  /** Whether the most used passwords are rejected; true unless given. */
  rejectCommonPasswords?: boolean;
  /** Checks sign-ups, sign-ins and requests for messages; off unless given. */
  captcha?: CaptchaOptions | undefined;
  /** Whether a change of password needs a nonce a day after the sign-in; off unless given. */
  reauthenticateForPassword?: boolean;
  /**
   * URL of a page of the site that reads `token_hash`, `type` and `email` from its query and calls `verifyOtp` when the
   * user confirms. Links to the site lead there instead of to `GET /verify`, so that opening one redeems nothing.
   */
  confirmPage?: string | undefined;
  /** The public URL of these routes; `/auth/v1` of the site unless given. */
  publicUrl?: string;
  /** The client's IP address; behind a proxy it must be read from the proxy's header. */
  clientAddress?: (c: Context) => string;
  /** Lifetime of mailed links. Codes expire after an hour at the latest. */
  linkTtlSeconds?: number;
  /** The session ends when it was not refreshed within this time. */
  sessionInactivitySeconds?: number;
  limits?: Partial<AuthLimits>;
  /** Delays a guess, or until its client disconnects. Only tests replace it. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** OWASP's recommendation unless given. Only tests use a lower one. */
  passwordCost?: PasswordCost | undefined;
  now?: () => Date;
}

/** The dependencies of the routes. */
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
  isPhoneEnabled: boolean;
  confirmPhone: boolean;
  anonymousUsers: boolean;
  reauthenticateForPassword: boolean;
  passkeys: PasskeyOptions | undefined;
  providers: ReadonlyMap<string, ProviderClient>;
  manualLinking: boolean;
  saml: SamlOptions | undefined;
  wallets: ReadonlySet<WalletChain>;
  passwordRules: { rejectsCommon: boolean };
  checkCaptcha: CheckCaptcha;
  mails: Delivery<AuthMail>;
  sms: Delivery<Sms>;
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

const optionalMethods = (options: AuthOptions, publicUrl: string) => ({
  isPhoneEnabled: options.sendSms !== undefined,
  confirmPhone: options.confirmPhone ?? true,
  anonymousUsers: options.anonymousUsers ?? false,
  reauthenticateForPassword: options.reauthenticateForPassword ?? false,
  passkeys: options.passkeys,
  providers: new Map(
    options.providers?.map((provider) => {
      const open = provider.name === "github" ? createGithubClient : createProviderClient;
      return [provider.name, open(provider, `${publicUrl}/callback`)];
    }),
  ),
  wallets: new Set(options.wallets),
  manualLinking: options.manualLinking ?? false,
  saml: options.saml,
  passwordRules: { rejectsCommon: options.rejectCommonPasswords ?? true },
  checkCaptcha: createCaptchaCheck(options.captcha),
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
    ...optionalMethods(options, publicUrl),
    mails: createMailDelivery(options.sendMail),
    sms: createSmsDelivery(options.sendSms),
    limits: createRateLimits(pool, options.limits),
    guesses: createGuessQueues(),
    deviceSecret: createDeviceSecret(pool),
    pause: options.pause ?? delayUntilAborted,
    redirectTarget: createRedirectTarget(siteUrl, options.redirectAllowList),
    clientAddress: options.clientAddress ?? connectionAddress,
    now: options.now ?? (() => new Date()),
  };
}
