import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

const tokenBytes = 32;

/** 32 random bytes in base64url. */
export const newToken = () => randomBytes(tokenBytes).toString("base64url");

/** Digits of a mailed code. docs/design/sessions.md has the number of possible guesses. */
const codeLength = 8;

export const newCode = () => String(randomInt(10 ** codeLength)).padStart(codeLength, "0");

/** The stored hash of a token, which is random enough to need no salt and no slow hash. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** The stored hash of a code, salted with its link's hash. */
export const codeHashOf = (tokenHash: string, code: string) => hashOf(`${tokenHash}:${code}`);

/** The only successor of a refresh token, derived from the token and the session's secret. */
export const successorOf = (token: string, secret: Buffer) =>
  createHmac("sha256", secret).update(token).digest("base64url");
