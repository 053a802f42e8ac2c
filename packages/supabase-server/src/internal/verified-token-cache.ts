const maxTokens = 2_000;

/** Caches tokens with a verified signature: verifying again would take longer than all other parsing of a request. */
export class VerifiedTokenCache<Claims> {
  readonly #tokens = new Map<string, { claims: Claims; expiresAtMs: number }>();

  get(token: string): Claims | undefined {
    const known = this.#tokens.get(token);
    if (!known) return undefined;
    if (known.expiresAtMs > Date.now()) return known.claims;
    this.#tokens.delete(token);
    return undefined;
  }

  add(token: string, claims: Claims, expiresAtSeconds: number): void {
    if (this.#tokens.size >= maxTokens) {
      const [oldest] = this.#tokens.keys();
      if (oldest !== undefined) this.#tokens.delete(oldest);
    }
    this.#tokens.set(token, { claims, expiresAtMs: expiresAtSeconds * 1000 });
  }
}
