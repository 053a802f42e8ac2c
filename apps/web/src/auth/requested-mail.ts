import { mailLinkHours } from "@postulo/domain/credentials";
import * as z from "zod/mini";

const storageKey = "postulo-requested-mail";
const ttlMs = mailLinkHours * 60 * 60 * 1000;
const stored = z.object({ email: z.string(), at: z.number(), search: z.optional(z.string()) });

const normalizeEmail = (email: string) => email.trim().toLowerCase();

/**
 * Stores that this browser requested a mail to an address: its link then needs no click, and leads to the page that the
 * query names.
 */
export function saveRequestedMail(email: string, { now = Date.now(), search = "" } = {}): void {
  localStorage.setItem(
    storageKey,
    JSON.stringify({ email: normalizeEmail(email), at: now, search }),
  );
}

export function clearRequestedMail(): void {
  localStorage.removeItem(storageKey);
}

/** The mail to this address that this browser requested, while its link has not expired. */
function findRequestedMail(email: string, now: number): z.infer<typeof stored> | undefined {
  try {
    const text = localStorage.getItem(storageKey) ?? "null";
    const { data } = z.safeParse(stored, JSON.parse(text));
    const isValid = data?.email === normalizeEmail(email) && now - data.at < ttlMs;
    return isValid ? data : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether this browser requested a mail to this address whose link has not expired. */
export const hasRequestedMail = (email: string, now = Date.now()): boolean =>
  findRequestedMail(email, now) !== undefined;

/** The query of the page on which this browser requested it; empty for a mail requested elsewhere. */
export const requestedMailSearch = (email: string, now = Date.now()): string =>
  findRequestedMail(email, now)?.search ?? "";

export const isSameEmail = (one: string, other: string) =>
  normalizeEmail(one) === normalizeEmail(other);
