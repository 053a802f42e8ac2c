import { randomBytes } from "node:crypto";
import { FairQueue } from "../fair-queue.ts";
import { Refusal } from "./refusal.ts";

/** What one computation of argon2id takes: memory in KiB, and passes over it. */
export type PasswordCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const recommended: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Each computation holds its 19 MiB, and more at once than cores gain nothing. An office signs in behind one address. */
const strangersQueue = { concurrency: 2, perKey: 2, waitingPerKey: 50, maxWaiting: 400 };
/** Theirs alone: however many strangers wait, it is at most these few who are before them. */
const knownQueue = { concurrency: 1, perKey: 1, waitingPerKey: 10, maxWaiting: 200 };

/** The same password typed on two keyboards must be the same bytes. */
const normalized = (password: string) => password.normalize("NFKC");

const library = () => import("@node-rs/argon2");

/** In the library's form, and of the same cost, but nobody's: no password is known to have it. */
function nobodysHash({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, outcome] = [16, 32].map((length) =>
    randomBytes(length)
      .toString("base64")
      .replace(/(?<!=)=+$/, ""),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${outcome}`;
}

const tooBusy = () =>
  new Refusal(429, "over_request_rate_limit", {
    message: "Request rate limit reached",
    retryAfterSeconds: 5,
  });

/** Who waits for a computation: those with the same key wait for each other. */
export interface Requester {
  readonly key: string;
  /** A signed-in person, or a browser that the account signed in on before. */
  readonly isKnown: boolean;
}

/** Hashes and checks passwords, few at a time and fairly, so that guessing takes neither all memory nor all time. */
export interface PasswordHasher {
  hash(password: string, requester: Requester): Promise<string | Refusal>;
  /** Does the same work when there is no stored hash, so that time tells nothing. */
  verify(password: string, stored: string | null, requester: Requester): Promise<boolean | Refusal>;
}

export function createPasswordHasher(cost: PasswordCost = recommended): PasswordHasher {
  const strangers = new FairQueue(strangersQueue);
  const known = new FairQueue(knownQueue);
  const standIn = nobodysHash(cost);

  const inTurn = async <T>(
    { key, isKnown }: Requester,
    work: () => Promise<T>,
  ): Promise<T | Refusal> => {
    const turn = await (isKnown ? known : strangers).acquire(key);
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
        return (await verify(stored ?? standIn, normalized(password))) && stored !== null;
      }),
  };
}
