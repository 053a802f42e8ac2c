import { pastedMail } from "./mail-sections.ts";
import { mailLimits, receivedMail, type ParsedMail, type ReceivedMail } from "./received-mail.ts";

/** What reading the source of a mail takes, in a browser and elsewhere. */
export interface MailTools {
  /** A MIME parser: of postal-mime. */
  readonly parse: (
    source: string | Uint8Array,
    options: { readonly maxNestingDepth: number; readonly attachmentEncoding: "utf8" },
  ) => Promise<ParsedMail>;
  /** The text of a formatted mail. */
  readonly htmlText: (html: string) => string;
}

/** The mail of an .eml file; undefined where it is none, or has more parts than a message of one person to another. */
export async function mailOfSource(
  source: string | Uint8Array,
  { parse, htmlText }: MailTools,
): Promise<ReceivedMail | undefined> {
  const parsed = await parse(source, {
    maxNestingDepth: mailLimits.nesting,
    attachmentEncoding: "utf8",
  });
  const { from, subject, attachments } = parsed;
  const isMail = from !== undefined || subject !== undefined;
  return isMail && attachments.length <= mailLimits.parts
    ? receivedMail(parsed, htmlText)
    : undefined;
}

/** Headers that only the source of a mail has. */
const sourceHeader = /^(?:mime-version|message-id|received|return-path|delivered-to):/im;

/** The mail of a text: of its source, or as mail programs show it. @param zone IANA name, of header dates without one. */
export const mailOfText = async (
  text: string,
  zone: string,
  tools: MailTools,
): Promise<ReceivedMail | undefined> =>
  sourceHeader.test(text.slice(0, 4000))
    ? mailOfSource(text.trimStart(), tools)
    : pastedMail(text, zone);
