import { GuessQueue } from "./guess-queue.ts";
import type { GuessQueueLimits, Guesser } from "./guess-queue.ts";
import type { LimitName } from "./rate-limits.ts";

/** Each failure over the limit delays the next guesses by another `stepMs`. */
type Delay = readonly [LimitName, keyOf: (guesser: Guesser) => string, stepMs: number];

interface GuessRules {
  /** The maximum delay of one guess after it got its turn. */
  readonly maxDelayMs: number;
  /** The first counts the failures of a client and account. */
  readonly delays: readonly [Delay, ...Delay[]];
  /** Limits of one device, and of all known devices of the account. */
  readonly known: readonly [perDevice: LimitName, perAccount: LimitName];
  readonly queue: GuessQueueLimits;
}

export const clientAndAccount = ({ client, account }: Guesser) => `${client} ${account}`;

const held = { heldPerClient: 50, held: 1000, maxWaitMs: 45_000 };

/** For the number of guesses that these values allow, see docs/design/sessions.md. */
export const guessRules = {
  password: {
    maxDelayMs: 10_000,
    delays: [
      ["failedSignInsPerClientAndAccount", clientAndAccount, 500],
      ["failedSignInsPerClient", ({ client }) => client, 100],
      ["failedSignInsPerAccount", ({ account }) => account, 100],
    ],
    known: ["failedSignInsPerDevice", "failedSignInsFromKnownDevices"],
    queue: { ...held, runningPerClient: 5, runningPerAccount: 20 },
  },
  code: {
    maxDelayMs: 10_000,
    delays: [
      ["failedCodesPerClientAndAccount", clientAndAccount, 1000],
      ["failedCodesPerAccount", ({ account }) => account, 1000],
    ],
    known: ["failedCodesPerDevice", "failedCodesFromKnownDevices"],
    queue: { ...held, runningPerClient: 5, runningPerAccount: 1 },
  },
} as const satisfies Record<string, GuessRules>;

export type GuessKind = keyof typeof guessRules;
/** One queue per kind, in this process. */
export type GuessQueues = Record<GuessKind, GuessQueue>;

export const createGuessQueues = (): GuessQueues => ({
  password: new GuessQueue(guessRules.password.queue),
  code: new GuessQueue(guessRules.code.queue),
});
