import { Secret, TOTP } from "otpauth";

const stepMs = 30_000;

/** The code of an authenticator app, some steps ahead: the server accepts the next one, and each once. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * stepMs,
  });
