/** As authenticator apps expect: SHA-1, six digits, 30 seconds; one step of clock drift is accepted, as in GoTrue. */
const parameters = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const window = 1;
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;

/** A new secret as GoTrue returns it: base32, `otpauth:` URI and QR code. */
export async function createTotp({ issuer, account }: { issuer: string; account: string }) {
  const [{ Secret, TOTP }, { renderSVG }] = await Promise.all([import("otpauth"), import("uqr")]);
  const secret = new Secret({ size: secretBytes });
  const uri = new TOTP({ ...parameters, issuer, label: account, secret }).toString();
  return { qr_code: renderSVG(uri, { ecc: "M", border: 2 }), secret: secret.base32, uri };
}

/** @returns the time step of a right code; undefined for a wrong one, and for one that was accepted before. */
export async function checkTotp(
  code: string,
  stored: { secret: string; lastUsedStep: number | null },
  now: Date,
): Promise<number | undefined> {
  const { Secret, TOTP } = await import("otpauth");
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(stored.secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp }) + delta;
  return stored.lastUsedStep !== null && step <= stored.lastUsedStep ? undefined : step;
}
