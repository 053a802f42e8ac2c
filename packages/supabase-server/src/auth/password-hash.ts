import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "./refusal.ts";

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Each computation holds its 19 MiB, and more at once than cores gain nothing. */
const maxAtOnce = 2;
const maxWaiting = 200;

/** The same password typed on two keyboards must be the same bytes. */
const normalized = (password: string) => password.normalize("NFKC");

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

export function createPasswordHasher(): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  const standIn = hash("no password has this hash", cost);

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
    hash: (password) => inTurn(() => hash(normalized(password), cost)),
    verify: (password, stored) =>
      inTurn(
        async () =>
          (await verify(stored ?? (await standIn), normalized(password))) && stored !== null,
      ),
  };
}
