import type { ReceivedMail } from "@postulo/domain/mail/received-mail";
import * as z from "zod/mini";
import { localStorageOf } from "../../data/browser-storage.ts";

const prefix = "postulo-applied-mails:";
/** The latest; a mail is applied again within days, if at all. */
const maxHashes = 500;
const hashes = z.array(z.string());

function read(owner: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorageOf(owner).getItem(prefix + owner) ?? "[]");
    return hashes.safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

/** Identifies copies of a mail without telling what it says: a hash of its id, else of its content. */
export async function hashMail(mail: ReceivedMail): Promise<string> {
  const { messageId, from, subject, date, text } = mail;
  const identity = messageId ?? JSON.stringify([from.address, subject, date, text]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(identity));
  const bytes = [...new Uint8Array(digest)];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const isApplied = (owner: string, hash: string): boolean => read(owner).includes(hash);

export function setApplied(owner: string, hash: string, isNowApplied: boolean): void {
  const others = read(owner).filter((known) => known !== hash);
  const next = isNowApplied ? [...others, hash].slice(-maxHashes) : others;
  try {
    localStorageOf(owner).setItem(prefix + owner, JSON.stringify(next));
  } catch {
    // Without storage, copies of the mail are not recognised.
  }
}
