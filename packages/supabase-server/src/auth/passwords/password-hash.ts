import { randomBytes } from "node:crypto";
import { FairQueue } from "../../fair-queue.ts";
import { AuthApiError } from "../auth-error.ts";

/** Parameters of argon2id: memory in KiB, passes and lanes. */
export type PasswordCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const recommended: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Each computation uses 19 MiB; more than one per core is not faster. An office may share one IP address. */
const unknownQueueLimits = { concurrency: 2, perKey: 2, waitingPerKey: 50, maxWaiting: 400 };
/** A separate queue, which unknown devices cannot fill. */
const knownQueueLimits = { concurrency: 1, perKey: 1, waitingPerKey: 10, maxWaiting: 200 };

/** Composed and decomposed letters of different keyboards must hash equally. */
const normalized = (password: string) => password.normalize("NFKC");

const library = () => import("@node-rs/argon2");

/** A random argon2 hash of the same cost, for users without a password. */
function dummyHash({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, outcome] = [16, 32].map((length) =>
    randomBytes(length)
      .toString("base64")
      .replace(/(?<!=)=+$/, ""),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${outcome}`;
}

const tooBusy = () =>
  new AuthApiError(429, "over_request_rate_limit", {
    message: "Request rate limit reached",
    retryAfterSeconds: 5,
  });

/** The requester of a computation; those with the same key share a lane of the queue. */
export interface Requester {
  readonly key: string;
  /** A signed-in user, or a known device. */
  readonly isKnown: boolean;
}

/** Hashes and verifies passwords in fair queues, so that guessing exhausts neither memory nor CPU. */
export interface PasswordHasher {
  hash(password: string, requester: Requester): Promise<string | AuthApiError>;
  /** Takes the same time without a stored hash, so that response times do not reveal accounts. */
  verify(
    password: string,
    stored: string | null,
    requester: Requester,
  ): Promise<boolean | AuthApiError>;
}

export function createPasswordHasher(cost: PasswordCost = recommended): PasswordHasher {
  const unknown = new FairQueue(unknownQueueLimits);
  const known = new FairQueue(knownQueueLimits);
  const dummy = dummyHash(cost);

  const inTurn = async <T>(
    { key, isKnown }: Requester,
    work: () => Promise<T>,
  ): Promise<T | AuthApiError> => {
    const turn = await (isKnown ? known : unknown).acquire(key);
    if (turn.kind !== "granted") return tooBusy();
    try {
      return await work();
    } finally {
      turn.release();
    }
  };

  return {
    hash: (password, requester) =>
      inTurn(requester, async () => (await library()).hash(normalized(password), cost)),
    verify: (password, stored, requester) =>
      inTurn(requester, async () => {
        const { verify } = await library();
        return (await verify(stored ?? dummy, normalized(password))) && stored !== null;
      }),
  };
}
