import { htmlText } from "@postulo/domain/mail/html-text";
import { pastedMail } from "@postulo/domain/mail/mail-sections";
import { mailLimits, receivedMail, type ReceivedMail } from "@postulo/domain/mail/received-mail";
import { decodeText } from "../../data/decode-text.ts";
import { isCalendarFile, readCalendarFile } from "../../schedule/invitation/read-file.ts";
import type { MailRequest } from "../../schedule/mail-request.ts";
import { ownZone } from "../../schedule/when.ts";

export type OpenedMail =
  | { readonly kind: "mail"; readonly mail: ReceivedMail }
  | { readonly kind: "calendar"; readonly text: string }
  | { readonly kind: "tooLarge" | "outlook" | "unsupported" | "unreadable" | "empty" };

/** A mail with more parts is no message of one person to another. */
const maxParts = 100;

const tools = {
  decode: (content: string | ArrayBuffer | Uint8Array) =>
    typeof content === "string" ? content : new TextDecoder().decode(content),
  // The parser runs no scripts and loads nothing.
  htmlText: (html: string) => htmlText(new DOMParser().parseFromString(html, "text/html").body),
};

/** The library is loaded with the first mail. */
async function parseMail(source: string | Uint8Array): Promise<OpenedMail> {
  const { default: PostalMime } = await import("postal-mime");
  const parsed = await PostalMime.parse(source, { maxNestingDepth: 20 });
  const { from, subject, attachments } = parsed;
  if ((from === undefined && subject === undefined) || attachments.length > maxParts)
    return { kind: "unreadable" };
  return { kind: "mail", mail: receivedMail(parsed, tools) };
}

/** Headers that only the source of a mail has. */
const sourceHeader = /^(?:mime-version|message-id|received|return-path|delivered-to):/im;

async function openText(text: string): Promise<OpenedMail> {
  if (text.trim() === "") return { kind: "empty" };
  if (text.length > mailLimits.bytes) return { kind: "tooLarge" };
  if (/^BEGIN:VCALENDAR/m.test(text.slice(0, 500))) return { kind: "calendar", text };
  if (sourceHeader.test(text.slice(0, 4000))) return parseMail(text.trimStart());
  return { kind: "mail", mail: pastedMail(text, ownZone()) };
}

const isMail = ({ name, type }: File) => type === "message/rfc822" || /\.eml$/i.test(name);
const isText = ({ name, type }: File) => type === "text/plain" || /\.txt$/i.test(name);

async function openFile(file: File): Promise<OpenedMail> {
  if (isCalendarFile(file)) return { kind: "calendar", text: await readCalendarFile(file) };
  if (/\.msg$/i.test(file.name)) return { kind: "outlook" };
  if (!isMail(file) && !isText(file)) return { kind: "unsupported" };
  if (file.size > mailLimits.bytes) return { kind: "tooLarge" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isMail(file)) return parseMail(bytes);
  const text = decodeText(bytes);
  return text === undefined ? { kind: "unreadable" } : openText(text);
}

/** Reads a dropped or chosen file, or pasted text. */
export async function openMail({ file, text = "" }: MailRequest): Promise<OpenedMail> {
  try {
    return await (file ? openFile(file) : openText(text));
  } catch {
    return { kind: "unreadable" };
  }
}
