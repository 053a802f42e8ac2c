import type { Context } from "hono";
import { z } from "zod";
import { FairQueue } from "../../fair-queue.ts";
import { AuthApiError } from "../auth-error.ts";
import { clientKey } from "../guesses/client-address.ts";
import { readBody } from "../request-body.ts";

export const captchaProviders = ["turnstile", "hcaptcha"] as const;

/** A service that tells people from programs. */
export interface CaptchaOptions {
  provider: (typeof captchaProviders)[number];
  secret: string;
  /** Only tests replace the provider's own URL. */
  verifyUrl?: string | undefined;
}

/** Checks the token of a request. */
export type CheckCaptcha = (c: Context, address: string) => Promise<AuthApiError | undefined>;

const verifyUrls = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://hcaptcha.com/siteverify",
};

/** As GoTrue's. */
const timeoutMs = 10_000;
const maxResponseBytes = 16 * 1024;
const queueLimits = { concurrency: 20, perKey: 5, waitingPerKey: 20, maxWaiting: 400 };

const captchaBody = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().max(4096).nullish() }).nullish(),
});
const verdictSchema = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string().max(100)).max(20).default([]),
});

const disallowed = (reason: string) =>
  new AuthApiError(400, "captcha_failed", {
    message: `captcha protection: request disallowed (${reason})`,
  });
const processFailed = () =>
  new AuthApiError(500, "unexpected_failure", { message: "captcha verification process failed" });
const tooBusy = () =>
  new AuthApiError(429, "over_request_rate_limit", {
    message: "Request rate limit reached",
    retryAfterSeconds: 5,
  });

async function readLimited(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxResponseBytes) throw new Error("the captcha provider's response is too large");
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}

/** Asks the provider by the protocol that both share. */
async function verifyToken(
  options: CaptchaOptions,
  { token, address }: { token: string; address: string },
): Promise<AuthApiError | undefined> {
  const body = new URLSearchParams({
    secret: options.secret,
    response: token,
    remoteip: address,
  });
  try {
    const response = await fetch(options.verifyUrl ?? verifyUrls[options.provider], {
      method: "POST",
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const verdict = verdictSchema.parse(await readLimited(response));
    return verdict.success ? undefined : disallowed(verdict["error-codes"].join(", "));
  } catch {
    // Unreachable, too slow or not of the protocol: nobody gets in, and the next attempt may succeed.
    return processFailed();
  }
}

/** Checks nothing without options. */
export function createCaptchaCheck(options: CaptchaOptions | undefined): CheckCaptcha {
  if (!options) return () => Promise.resolve(undefined);
  const queue = new FairQueue(queueLimits);
  return async (c, address) => {
    const body = await readBody(c, captchaBody);
    if (body instanceof AuthApiError) return body;
    const token = body.gotrue_meta_security?.captcha_token?.trim() ?? "";
    if (token === "") return disallowed("no captcha_token found");
    const turn = await queue.acquire(clientKey(address));
    if (turn.kind !== "granted") return tooBusy();
    try {
      return await verifyToken(options, { token, address });
    } finally {
      turn.release();
    }
  };
}
