/** Limits on concurrent guesses of passwords or codes. A pair is a client and an account. */
export interface GuessQueueLimits {
  /** Guesses being tried, delayed or waiting. */
  readonly heldPerClient: number;
  readonly held: number;
  /** Guesses being tried or delayed; one of each pair. */
  readonly runningPerClient: number;
  readonly runningPerAccount: number;
  /** The maximum wait for a turn. */
  readonly maxWaitMs: number;
}

/** The client's IP address and the account of a guess. */
export interface Guesser {
  readonly client: string;
  readonly account: string;
  /** The abort signal of the request, which ends the wait. */
  readonly signal: AbortSignal;
}

export interface HeldGuess {
  /**
   * Waits for a turn. Guesses with fewer failures are first, so that an owner at another IP address precedes attackers.
   * @returns false when the guess was displaced, waited too long, or its client has disconnected.
   */
  waitForTurn(failures: number): Promise<boolean>;
  /** Ends the turn, or the wait for one. Further calls do nothing. */
  leave(): void;
}

interface Held {
  readonly client: string;
  readonly pair: string;
  readonly account: string;
  failures: number;
  isRunning: boolean;
  /** Set while it waits for its turn. */
  endWait: ((isGranted: boolean) => void) | undefined;
}

type Group = "client" | "pair" | "account";

function countBy(guesses: Iterable<Held>, group: Group): Map<string, number> {
  const counts = new Map<string, number>();
  for (const guess of guesses) counts.set(guess[group], (counts.get(guess[group]) ?? 0) + 1);
  return counts;
}

/**
 * Queues the guesses of unknown devices: one of each pair is tried at a time. Over the limits the client with most
 * guesses loses one.
 */
export class GuessQueue {
  readonly #limits: GuessQueueLimits;
  /** In order of arrival. */
  readonly #held = new Set<Held>();

  constructor(limits: GuessQueueLimits) {
    this.#limits = limits;
  }

  /** @returns undefined when the client already has too many guesses. */
  enter({ client, account, signal }: Guesser): HeldGuess | undefined {
    const pair = `${client} ${account}`;
    if (signal.aborted || !this.#makeRoom(client, pair)) return undefined;
    const guess: Held = {
      client,
      pair,
      account,
      failures: 0,
      isRunning: false,
      endWait: undefined,
    };
    this.#held.add(guess);
    return {
      waitForTurn: (failures) => this.#wait(guess, failures, signal),
      leave: () => {
        guess.endWait?.(false);
        if (this.#held.delete(guess) && guess.isRunning) this.#grantTurns();
      },
    };
  }

  #makeRoom(client: string, pair: string): boolean {
    const { heldPerClient, held } = this.#limits;
    const ofClient = [...this.#held].filter((guess) => guess.client === client);
    if (ofClient.length >= heldPerClient) {
      const ofPair = ofClient.filter((guess) => guess.pair === pair);
      return this.#displaceOne(ofClient, "pair", ofPair.length + 1);
    }
    if (this.#held.size < held) return true;
    return this.#displaceOne([...this.#held], "client", ofClient.length + 1);
  }

  /**
   * Displaces the newest guess without a turn of the largest group.
   * @returns false when no group has more than `size`, or all of it have their turns.
   */
  #displaceOne(guesses: readonly Held[], group: Group, size: number): boolean {
    const [largest] = [...countBy(guesses, group)].toSorted(([, a], [, b]) => b - a);
    if (!largest || largest[1] <= size) return false;
    const newest = guesses.findLast((guess) => guess[group] === largest[0] && !guess.isRunning);
    if (!newest) return false;
    // A guess that does not wait yet is rejected when it begins to.
    this.#held.delete(newest);
    newest.endWait?.(false);
    return true;
  }

  #wait(guess: Held, failures: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted || !this.#held.has(guess)) return Promise.resolve(false);
    return new Promise((resolve) => {
      const drop = (): void => guess.endWait?.(false);
      const timer = setTimeout(drop, this.#limits.maxWaitMs).unref();
      guess.failures = failures;
      guess.endWait = (isGranted) => {
        guess.endWait = undefined;
        clearTimeout(timer);
        signal.removeEventListener("abort", drop);
        guess.isRunning = isGranted;
        if (!isGranted) this.#held.delete(guess);
        resolve(isGranted);
      };
      signal.addEventListener("abort", drop, { once: true });
      this.#grantTurns();
    });
  }

  #grantTurns(): void {
    const { runningPerClient, runningPerAccount } = this.#limits;
    const running = [...this.#held].filter((guess) => guess.isRunning);
    const limits = { pair: 1, client: runningPerClient, account: runningPerAccount };
    const counts = {
      pair: countBy(running, "pair"),
      client: countBy(running, "client"),
      account: countBy(running, "account"),
    };
    const groups = ["pair", "client", "account"] as const;
    const waiting = [...this.#held].filter((guess) => guess.endWait !== undefined);
    for (const guess of waiting.toSorted((a, b) => a.failures - b.failures)) {
      const isFree = groups.every(
        (group) => (counts[group].get(guess[group]) ?? 0) < limits[group],
      );
      if (!isFree) continue;
      for (const group of groups)
        counts[group].set(guess[group], (counts[group].get(guess[group]) ?? 0) + 1);
      guess.endWait?.(true);
    }
  }
}
