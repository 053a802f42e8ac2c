import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

const tokenBytes = 32;

/** A secret that only its holder knows: 32 random bytes, written URL-safe. */
export const newToken = () => randomBytes(tokenBytes).toString("base64url");

/** Digits of a mailed code. docs/design/sessions.md has the number of possible guesses. */
const codeLength = 8;

export const newCode = () => String(randomInt(10 ** codeLength)).padStart(codeLength, "0");

/** How a token is stored. It is random enough that no salt and no slow hash is needed. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** How a code is stored: together with its link, so that equal codes have different hashes. */
export const codeHashOf = (tokenHash: string, code: string) => hashOf(`${tokenHash}:${code}`);

/** The only successor of a refresh token, derived from the token and the session's secret. */
export const successorOf = (token: string, secret: Buffer) =>
  createHmac("sha256", secret).update(token).digest("base64url");
