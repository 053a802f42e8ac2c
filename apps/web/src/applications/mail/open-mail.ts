import { mailOfSource, mailOfText, type MailTools } from "@postulo/domain/mail/mail-source";
import { mailLimits, type ReceivedMail } from "@postulo/domain/mail/received-mail";
import { paragraphText } from "@postulo/domain/page-text";
import { decodeText } from "../../data/decode-text.ts";
import { isCalendarFile, readCalendarFile } from "../../schedule/invitation/read-file.ts";
import type { MailRequest } from "../../schedule/mail-request.ts";
import { ownZone } from "../../schedule/when.ts";

export type OpenedMail =
  | { readonly kind: "mail"; readonly mail: ReceivedMail }
  | { readonly kind: "calendar"; readonly text: string }
  | { readonly kind: "tooLarge" | "outlook" | "unsupported" | "unreadable" | "empty" };

/** The parser of MIME is loaded with the first mail. */
const tools: MailTools = {
  parse: async (source, options) => {
    const { default: PostalMime } = await import("postal-mime");
    return PostalMime.parse(source, options);
  },
  // The parser of HTML runs no scripts and loads nothing.
  htmlText: (html) => paragraphText(new DOMParser().parseFromString(html, "text/html").body),
};

const opened = (mail: ReceivedMail | undefined): OpenedMail =>
  mail ? { kind: "mail", mail } : { kind: "unreadable" };

const isCalendarText = (text: string) => /^BEGIN:VCALENDAR/m.test(text.slice(0, 500));

/** Whether an invitation is to be read, and no mail. */
export const isInvitation = ({ file, text = "" }: MailRequest): boolean =>
  file ? isCalendarFile(file) : isCalendarText(text);

async function openText(text: string): Promise<OpenedMail> {
  if (text.trim() === "") return { kind: "empty" };
  if (text.length > mailLimits.bytes) return { kind: "tooLarge" };
  if (isCalendarText(text)) return { kind: "calendar", text };
  return opened(await mailOfText(text, ownZone(), tools));
}

const isMail = ({ name, type }: File) => type === "message/rfc822" || /\.eml$/i.test(name);
const isText = ({ name, type }: File) => type === "text/plain" || /\.txt$/i.test(name);

async function openFile(file: File): Promise<OpenedMail> {
  if (isCalendarFile(file)) return { kind: "calendar", text: await readCalendarFile(file) };
  if (/\.msg$/i.test(file.name)) return { kind: "outlook" };
  if (!isMail(file) && !isText(file)) return { kind: "unsupported" };
  if (file.size > mailLimits.bytes) return { kind: "tooLarge" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isMail(file)) return opened(await mailOfSource(bytes, tools));
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
