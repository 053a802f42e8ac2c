import { mailLinkHours } from "@postulo/domain/credentials";
import * as z from "zod/mini";

const storageKey = "postulo-requested-mail";
const ttlMs = mailLinkHours * 60 * 60 * 1000;
const stored = z.object({ email: z.string(), at: z.number() });

const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** Stores that this browser requested a mail to an address: its link then needs no click. */
export function saveRequestedMail(email: string, now = Date.now()): void {
  localStorage.setItem(storageKey, JSON.stringify({ email: normalizeEmail(email), at: now }));
}

export function clearRequestedMail(): void {
  localStorage.removeItem(storageKey);
}

/** Whether this browser requested a mail to this address whose link has not expired. */
export function hasRequestedMail(email: string, now = Date.now()): boolean {
  try {
    const text = localStorage.getItem(storageKey) ?? "null";
    const { data } = z.safeParse(stored, JSON.parse(text));
    return data !== undefined && data.email === normalizeEmail(email) && now - data.at < ttlMs;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

export const isSameEmail = (one: string, other: string) =>
  normalizeEmail(one) === normalizeEmail(other);
