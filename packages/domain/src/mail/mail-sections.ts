import { fold } from "@postulo/lexicon/fold";
import { readDayTime } from "./mail-dates.ts";
import { mailLimits, type MailAddress, type ReceivedMail } from "./received-mail.ts";

type Field = "from" | "subject" | "date" | "to";

const fieldNames: Readonly<Record<string, Field>> = {
  from: "from",
  de: "from",
  expediteur: "from",
  subject: "subject",
  objet: "subject",
  sujet: "subject",
  date: "date",
  sent: "date",
  envoye: "date",
  "envoye le": "date",
  to: "to",
  a: "to",
  cc: "to",
  destinataire: "to",
  "reply-to": "to",
  "repondre a": "to",
  importance: "to",
};

/** A line such as "Objet : Votre candidature", also in bold as in `*From:* Jane`. */
function fieldOf(line: string): readonly [Field, string] | undefined {
  const [, name = "", value = ""] =
    /^[*_ ]{0,3}(\p{L}[\p{L}-]{0,12}(?: \p{L}{1,4})?)[*_]{0,2}\s?:[*_]{0,2}(.*)$/u.exec(line) ?? [];
  const field = fieldNames[fold(name)];
  return field && [field, value.trim()];
}

interface Headers {
  readonly fields: ReadonlyMap<Field, string>;
  /** The number of lines, with those that continue a field. */
  readonly length: number;
}

/** Whether a line continues a list of addresses. */
const continuesField = (line: string, last: Field | undefined) =>
  last === "to" && line.trim() !== "" && line.includes("@");

/** The header lines at the beginning of lines; undefined with fewer than two, or without a sender or a subject. */
function headersAt(lines: readonly string[]): Headers | undefined {
  const fields = new Map<Field, string>();
  let length = 0;
  let last: Field | undefined;
  for (const line of lines.slice(0, 20)) {
    const [field, value] = fieldOf(line) ?? [];
    if (field === undefined && !continuesField(line, last)) break;
    if (field !== undefined && !fields.has(field)) fields.set(field, value ?? "");
    last = field ?? last;
    length += 1;
  }
  const isBlock = fields.size >= 2 && (fields.has("from") || fields.has("subject"));
  return isBlock ? { fields, length } : undefined;
}

/** `Jane Doe <jane@example.org>`, an address, or a name. */
export function parseAddress(text: string): MailAddress {
  const [address = ""] = /[^\s<>"'[\]():,;]{1,64}@[^\s<>"'[\]():,;]{1,255}/.exec(text) ?? [];
  const name = text
    .replace(/[<[].*/s, "")
    .replaceAll(/["']/g, "")
    .trim();
  return { name: name === address ? "" : name, address: address.toLowerCase() };
}

/** The time of a header's date: as programs write it, or as people read it; in the person's own zone where it has none. */
function timeOf(text: string, zone: string): string | null {
  const read = readDayTime(text, { zone });
  if (read) return read;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

interface Outer {
  readonly mail: ReceivedMail;
  readonly zone: string;
}

function mailOf(headers: Headers, lines: readonly string[], { mail, zone }: Outer): ReceivedMail {
  const { fields } = headers;
  const from = fields.get("from");
  return {
    ...mail,
    from: from === undefined ? mail.from : parseAddress(from),
    subject: fields.get("subject") ?? mail.subject,
    date: timeOf(fields.get("date") ?? "", zone) ?? mail.date,
    text: lines.slice(headers.length).join("\n").trim(),
  };
}

const emptyMail: ReceivedMail = {
  from: { name: "", address: "" },
  subject: "",
  date: null,
  messageId: null,
  text: "",
  calendars: [],
};

/** The mail of pasted text, with the header lines that mail programs show, or without. @param zone IANA name, of header dates without one. */
export function pastedMail(pasted: string, zone: string): ReceivedMail {
  const text = pasted.slice(0, mailLimits.characters).replaceAll(/\r\n?/g, "\n").trim();
  const lines = text.split("\n");
  const headers = headersAt(lines);
  const mail = { ...emptyMail, text };
  return headers ? mailOf(headers, lines, { mail, zone }) : mail;
}

/** The words of a line that begins another mail, without its signs. */
const markOf = (folded: string) => folded.replaceAll(/[^\p{L}' ]/gu, "").trim();
const forwardMarks = new Set([
  "forwarded message",
  "begin forwarded message",
  "message transfere",
  "debut du message transfere",
  "debut du message reexpedie",
  "message reexpedie",
  "mail transfere",
]);
const originalMarks = new Set(["original message", "message d'origine", "message original"]);
const replyMark = /^(?:on|le|el|am) [^\n]{4,200}(?:wrote|a ecrit|ecrivait)\s?:$/;
const forwardSubject = /^\s*(?:fwd?|tr|rv|wg)\s?:/i;
const underlines = /^_{10,}$/;

type Cut = { readonly at: number; readonly kind: "forward" | "reply" };

/** Whether a line, or a line that was broken, is "On Monday, Jane wrote:". */
function isReplyMark(line: string, next: string): boolean {
  const folded = fold(line.trim().slice(0, 300));
  if (replyMark.test(folded)) return true;
  const joined = `${folded} ${fold(next.trim().slice(0, 300))}`.trim();
  return /^(?:on|le) /.test(folded) && replyMark.test(joined);
}

/** How a line begins another mail; undefined where it does not. `headers`: it is the first header of that mail. */
function markAt(
  lines: readonly string[],
): "forward" | "original" | "reply" | "headers" | undefined {
  const [line = "", next = ""] = lines;
  const folded = fold(line.trim().slice(0, 300));
  const mark = markOf(folded);
  if (forwardMarks.has(mark)) return "forward";
  if (originalMarks.has(mark)) return "original";
  if (underlines.test(folded) && headersAt(lines.slice(1))) return "original";
  if (isReplyMark(line, next)) return "reply";
  const headers = headersAt(lines);
  return headers && headers.fields.size >= 3 && headers.fields.has("from") ? "headers" : undefined;
}

/** Where the text of another mail begins. */
function findCut(lines: readonly string[], isForward: boolean): Cut | undefined {
  for (const at of lines.keys()) {
    const mark = markAt(lines.slice(at, at + 24));
    if (mark === undefined) continue;
    const isInner = mark === "forward" || (mark !== "reply" && isForward);
    const isLine = mark === "forward" || mark === "original";
    return { at: isLine ? at + 1 : at, kind: isInner ? "forward" : "reply" };
  }
  return undefined;
}

const unquoted = (lines: readonly string[]) => lines.map((line) => line.replace(/^(?:>\s?)+/, ""));

/**
 * The mail that counts: the inner one of a forwarded mail, without the mails that it answers.
 * @param zone IANA name, of header dates without one.
 */
export function innermostMail(mail: ReceivedMail, zone: string, depth = 0): ReceivedMail {
  const lines = mail.text.replaceAll(/\r\n?/g, "\n").split("\n");
  const isForward = forwardSubject.test(mail.subject);
  const cut = findCut(lines, isForward);
  if (cut?.kind === "forward" && depth < mailLimits.forwards) {
    const inner = unquoted(lines.slice(cut.at));
    const start = inner.findIndex((line) => line.trim() !== "");
    const content = inner.slice(Math.max(start, 0));
    const headers = headersAt(content);
    if (headers) return innermostMail(mailOf(headers, content, { mail, zone }), zone, depth + 1);
  }
  const own = lines.slice(0, cut?.at).filter((line) => !/^\s*>/.test(line));
  return { ...mail, text: own.join("\n").trim() };
}

/** What a mail quotes: the lines of the mails that it answers or passes on, without quotation marks, and what their programs wrote above them. */
export function quotedText(mail: ReceivedMail, { text: own }: ReceivedMail): string {
  const kept = new Set(own.split("\n").map((line) => line.trim()));
  const lines = unquoted(mail.text.replaceAll(/\r\n?/g, "\n").split("\n"));
  return lines.filter((line) => !kept.has(line.trim())).join("\n");
}

/** The text above the signature, and the signature. */
export function splitSignature(text: string): readonly [body: string, signature: string] {
  const lines = text.split("\n");
  const at = lines.findIndex((line, index) => index > 0 && /^(?:-- ?|—|_{2,})$/.test(line.trim()));
  if (at < 0) return [text, ""];
  return [lines.slice(0, at).join("\n"), lines.slice(at + 1).join("\n")];
}
