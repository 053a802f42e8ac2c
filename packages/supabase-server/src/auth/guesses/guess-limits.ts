import type { Context } from "hono";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "./client-address.ts";
import type { Guesser, HeldGuess } from "./guess-queue.ts";
import { clientAndAccount, guessRules } from "./guess-rules.ts";
import type { GuessKind } from "./guess-rules.ts";
import { findKnownDevice } from "../sign-in/known-device.ts";
import type { Requester } from "../passwords/password-hash.ts";
import type { LimitName, RateLimits } from "./rate-limits.ts";
import { AuthApiError } from "../auth-error.ts";

/** The client has exceeded its limit; the account stays available to others. */
const overflow = () =>
  new AuthApiError(429, "over_request_rate_limit", {
    message: "Request rate limit reached",
    retryAfterSeconds: 10,
  });

const isWrongGuess = (outcome: unknown) =>
  outcome instanceof AuthApiError &&
  (outcome.code === "invalid_credentials" || outcome.code === "otp_expired");

interface Guess<T> {
  readonly kind: GuessKind;
  readonly account: string;
  readonly attempt: (requester: Requester) => Promise<T | AuthApiError>;
}

type Counted = readonly [LimitName, string];

/** Counts the guess before it is tried, so that concurrent guesses count; a right one is uncounted. */
async function countedAttempt<T>(
  limits: RateLimits,
  counted: readonly Counted[],
  attempt: () => Promise<T | AuthApiError>,
): Promise<T | AuthApiError> {
  const outcome = await attempt();
  if (!isWrongGuess(outcome)) for (const each of counted) await limits.restore(...each);
  return outcome;
}

/** @returns undefined when this device, or all known ones of the account, failed too often to be exempt from delays. */
async function countForDevice(
  auth: AuthServer,
  { kind, account }: Pick<Guess<unknown>, "kind" | "account">,
  device: string,
): Promise<readonly Counted[] | undefined> {
  const [perDevice, perAccount] = guessRules[kind].known;
  const counted: readonly Counted[] = [
    [perDevice, `${device} ${account}`],
    [perAccount, account],
  ];
  for (const each of counted) if (await auth.limits.consume(...each)) return undefined;
  return counted;
}

async function unknownDeviceGuess<T>(
  auth: AuthServer,
  { kind, attempt }: Guess<T>,
  { guesser, held }: { guesser: Guesser; held: HeldGuess },
): Promise<T | AuthApiError> {
  const { delays, maxDelayMs } = guessRules[kind];
  const failures = await auth.limits.total(delays[0][0], clientAndAccount(guesser));
  if (!(await held.waitForTurn(failures))) return overflow();
  const counted = delays.map(([name, keyOf]): Counted => [name, keyOf(guesser)]);
  return countedAttempt(auth.limits, counted, async () => {
    let delayMs = 0;
    for (const [name, keyOf, stepMs] of delays) {
      const excess = await auth.limits.excess(name, keyOf(guesser));
      delayMs = Math.min(maxDelayMs, Math.max(delayMs, excess * stepMs));
    }
    if (delayMs > 0) await auth.pause(delayMs, guesser.signal);
    if (guesser.signal.aborted) return overflow();
    return attempt({ key: guesser.client, isKnown: false });
  });
}

/**
 * Tries a password or a code. A known device is exempt from limits that other clients can exhaust. Guesses of other
 * devices are delayed by the number of wrong guesses of their IP address and of the account, and then tried.
 */
export async function tryGuess<T>(
  auth: AuthServer,
  c: Context,
  guess: Guess<T>,
): Promise<T | AuthApiError> {
  const { kind, account } = guess;
  const device = await findKnownDevice(auth, c, account);
  const counted = device === undefined ? undefined : await countForDevice(auth, guess, device);
  if (counted)
    return countedAttempt(auth.limits, counted, () =>
      guess.attempt({ key: account, isKnown: true }),
    );
  const client = clientKey(auth.clientAddress(c));
  const guesser = { client, account, signal: c.req.raw.signal };
  const held = auth.guesses[kind].enter(guesser);
  if (!held) return overflow();
  try {
    return await unknownDeviceGuess(auth, guess, { guesser, held });
  } finally {
    held.leave();
  }
}
