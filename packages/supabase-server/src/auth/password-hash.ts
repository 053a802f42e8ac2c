import { randomBytes } from "node:crypto";
import { Refusal } from "./refusal.ts";

/** What one computation of argon2id takes: memory in KiB, and passes over it. */
export type PasswordCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const recommended: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Each computation holds its 19 MiB, and more at once than cores gain nothing. */
const maxAtOnce = 2;
const maxWaiting = 200;

/** The same password typed on two keyboards must be the same bytes. */
const normalized = (password: string) => password.normalize("NFKC");

const library = () => import("@node-rs/argon2");

/** In the library's form, and of the same cost, but nobody's: no password is known to have it. */
function nobodysHash({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const [salt, outcome] = [16, 32].map((length) =>
    randomBytes(length).toString("base64").replace(/=+$/, ""),
  );
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${outcome}`;
}

const tooBusy = () =>
  new Refusal(429, "over_request_rate_limit", {
    message: "Request rate limit reached",
    retryAfterSeconds: 5,
  });

/** Hashes and checks passwords, few at a time, so that memory stays small under a flood of sign-ins. */
export interface PasswordHasher {
  hash(password: string): Promise<string | Refusal>;
  /** Does the same work when there is no stored hash, so that time tells nothing. */
  verify(password: string, stored: string | null): Promise<boolean | Refusal>;
}

export function createPasswordHasher(cost: PasswordCost = recommended): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  const standIn = nobodysHash(cost);

  const inTurn = async <T>(work: () => Promise<T>): Promise<T | Refusal> => {
    if (waiting.length >= maxWaiting) return tooBusy();
    if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    hash: (password) => inTurn(async () => (await library()).hash(normalized(password), cost)),
    verify: (password, stored) =>
      inTurn(async () => {
        const { verify } = await library();
        return (await verify(stored ?? standIn, normalized(password))) && stored !== null;
      }),
  };
}
