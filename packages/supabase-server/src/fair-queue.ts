/** Limits on concurrent use of a resource and on waiting requests. */
export interface FairQueueLimits {
  /** Concurrent turns of all keys. */
  readonly concurrency: number;
  /** Concurrent turns of one key. Below `concurrency`, so that one key cannot take them all. */
  readonly perKey: number;
  /** The maximum waiting of one key. */
  readonly waitingPerKey: number;
  /** The maximum waiting of all keys; unlimited unless given. Over it a key with few waiting displaces one with more. */
  readonly maxWaiting?: number;
}

/**
 * `keyFull`: this key has its maximum waiting, or the most of all keys when the queue is full. `full`: the queue is
 * full. `aborted`: by the signal, while waiting.
 */
export type Turn =
  | { readonly kind: "granted"; readonly release: () => void }
  | { readonly kind: "keyFull" | "full" | "aborted" };

interface Waiting {
  grant(): void;
  /** Ends the wait with `keyFull`. */
  displace(): void;
}

interface Lane {
  readonly key: string;
  running: number;
  /** In FIFO order. */
  readonly waiting: Set<Waiting>;
}

/**
 * Grants turns round-robin between keys and first-come first-served within a key, so that a busy key delays only
 * itself.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** Lanes with running or waiting requests, in the order of their next turn. */
  readonly #lanes = new Map<string, Lane>();
  #running = 0;
  #waiting = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** Waits for a turn. A granted turn lasts until `release` is called; further calls of it do nothing. */
  async acquire(key: string, signal?: AbortSignal): Promise<Turn> {
    if (signal?.aborted) return { kind: "aborted" };
    const { concurrency, perKey, waitingPerKey, maxWaiting = Infinity } = this.#limits;
    const lane = this.#lanes.get(key) ?? { key, running: 0, waiting: new Set() };
    if (this.#running < concurrency && lane.running < perKey) return this.#take(lane);
    if (lane.waiting.size >= waitingPerKey) return { kind: "keyFull" };
    if (this.#waiting >= maxWaiting && !this.#displaceFromLongest(lane.waiting.size + 1))
      return { kind: "full" };
    return this.#wait(lane, signal);
  }

  #wait(lane: Lane, signal: AbortSignal | undefined): Promise<Turn> {
    this.#lanes.set(lane.key, lane);
    return new Promise((resolve) => {
      const stopWaiting = (): void => {
        lane.waiting.delete(waiting);
        this.#waiting -= 1;
        signal?.removeEventListener("abort", abort);
      };
      const leave = (kind: "aborted" | "keyFull"): void => {
        stopWaiting();
        this.#removeIfEmpty(lane);
        resolve({ kind });
      };
      const abort = (): void => leave("aborted");
      const waiting: Waiting = {
        grant: () => {
          stopWaiting();
          resolve(this.#take(lane));
        },
        displace: () => leave("keyFull"),
      };
      lane.waiting.add(waiting);
      this.#waiting += 1;
      signal?.addEventListener("abort", abort, { once: true });
    });
  }

  /** @returns false when no lane has more than `size` waiting. */
  #displaceFromLongest(size: number): boolean {
    let maxLength: Lane | undefined;
    for (const lane of this.#lanes.values())
      if (lane.waiting.size > (maxLength?.waiting.size ?? size)) maxLength = lane;
    if (!maxLength) return false;
    [...maxLength.waiting].at(-1)?.displace();
    return true;
  }

  #take(lane: Lane): Turn {
    this.#running += 1;
    lane.running += 1;
    this.#moveBehind(lane);
    let isReleased = false;
    return {
      kind: "granted",
      release: () => {
        if (isReleased) return;
        isReleased = true;
        this.#release(lane);
      },
    };
  }

  #release(lane: Lane): void {
    this.#running -= 1;
    lane.running -= 1;
    this.#moveBehind(lane);
    this.#removeIfEmpty(lane);
    const next = this.#nextLane();
    const [first] = next?.waiting ?? [];
    first?.grant();
  }

  #nextLane(): Lane | undefined {
    const { concurrency, perKey } = this.#limits;
    if (this.#running >= concurrency) return undefined;
    for (const lane of this.#lanes.values()) {
      if (lane.waiting.size > 0 && lane.running < perKey) return lane;
    }
    return undefined;
  }

  #moveBehind(lane: Lane): void {
    this.#lanes.delete(lane.key);
    this.#lanes.set(lane.key, lane);
  }

  #removeIfEmpty(lane: Lane): void {
    if (lane.running === 0 && lane.waiting.size === 0) this.#lanes.delete(lane.key);
  }
}
