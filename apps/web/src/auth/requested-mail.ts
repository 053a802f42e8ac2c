import * as z from "zod/mini";

const storageKey = "postulo-requested-mail";
/** As long as a link works. */
const ttlMs = 24 * 60 * 60 * 1000;
const stored = z.object({ email: z.string(), at: z.number() });

const normalized = (email: string) => email.trim().toLowerCase();

/** Remembers that this browser asked for a mail to an address: its link needs no further question here. */
export function rememberRequestedMail(email: string, now = Date.now()): void {
  localStorage.setItem(storageKey, JSON.stringify({ email: normalized(email), at: now }));
}

export function forgetRequestedMail(): void {
  localStorage.removeItem(storageKey);
}

/** Whether this browser asked for a mail to this address, not longer ago than its link works. */
export function hasRequestedMail(email: string, now = Date.now()): boolean {
  try {
    const text = localStorage.getItem(storageKey) ?? "null";
    const { data } = z.safeParse(stored, JSON.parse(text));
    return data !== undefined && data.email === normalized(email) && now - data.at < ttlMs;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

export const isSameEmail = (one: string, other: string) => normalized(one) === normalized(other);
