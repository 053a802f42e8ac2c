/**
 * The limits of a mail that is read: bytes of its file, characters of its text, forwarded mails within each other, its parts, and
 * how deep these are nested.
 */
export const mailLimits = {
  bytes: 2_000_000,
  characters: 100_000,
  forwards: 4,
  parts: 100,
  nesting: 20,
} as const;

export interface MailAddress {
  readonly name: string;
  /** "" where only a name is known. */
  readonly address: string;
}

/** A mail as it was received. */
export interface ReceivedMail {
  readonly from: MailAddress;
  readonly subject: string;
  /** ISO time; null where the mail has no date. */
  readonly date: string | null;
  /** Identifies copies of the same mail; null where the mail has none. */
  readonly messageId: string | null;
  /** Plain text, with quoted and forwarded mails. */
  readonly text: string;
  /** Whether its headers declare it as sent to many (`Precedence`). */
  readonly isBulk?: boolean;
  /** The texts of its calendar files. */
  readonly calendars: readonly string[];
}

/** What a MIME parser returns of a mail, without what is not read. */
export interface ParsedMail {
  readonly from?: { readonly name?: string; readonly address?: string | undefined } | undefined;
  readonly subject?: string | undefined;
  readonly date?: string | undefined;
  readonly messageId?: string | undefined;
  readonly text?: string | undefined;
  readonly html?: string | undefined;
  /** The keys in lower case. */
  readonly headers?: readonly { readonly key: string; readonly value: string }[];
  readonly attachments: readonly {
    readonly mimeType: string;
    readonly filename?: string | null;
    readonly content: string | ArrayBuffer | Uint8Array;
  }[];
}

const isCalendar = ({ mimeType, filename }: ParsedMail["attachments"][number]) =>
  mimeType === "text/calendar" ||
  mimeType === "application/ics" ||
  (filename ?? "").toLowerCase().endsWith(".ics");

/** A plain text that only refers to the formatted one. */
const isPlaceholder = (text: string) => text.replaceAll(/https?:\S+/g, "").trim().length < 40;

const isoTime = (text: string | undefined): string | null => {
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

/** The text of a mail: the plain one, or the formatted one where the plain one is missing or says nothing. */
function textOf({ text = "", html }: ParsedMail, htmlText: (page: string) => string): string {
  if (html === undefined || !isPlaceholder(text)) return text;
  const formatted = htmlText(html);
  return formatted.length > text.length ? formatted : text;
}

/** The mail of a MIME parser's result, which has its attachments as texts. */
export function receivedMail(parsed: ParsedMail, htmlText: (page: string) => string): ReceivedMail {
  const { from, subject = "", date, messageId, attachments } = parsed;
  return {
    from: { name: from?.name ?? "", address: (from?.address ?? "").toLowerCase() },
    subject,
    date: isoTime(date),
    messageId: messageId ?? null,
    isBulk: (parsed.headers ?? []).some(
      ({ key, value }) => key === "precedence" && /^\s*(?:bulk|list|junk)\b/i.test(value),
    ),
    text: textOf(parsed, htmlText).slice(0, mailLimits.characters),
    calendars: attachments
      .filter(isCalendar)
      .slice(0, 3)
      .flatMap(({ content }) => (typeof content === "string" ? [content] : [])),
  };
}
