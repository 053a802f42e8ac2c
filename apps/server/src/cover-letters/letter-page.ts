import { documentTitle } from "@postulo/domain/document-name";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Paper } from "@postulo/domain/paper";
import type { Letter } from "@postulo/letter/letter";
import { columnLabels, lineMark, paragraphText, readRow } from "@postulo/letter/letter";
import { subjectStart } from "@postulo/letter/subject-line";

/**
 * The role of a part determines its position and style. The farewell is the closing and the name; "lines" are quoted, each
 * after a dash; consecutive "row"s are a table.
 */
type PartRole =
  | "sender"
  | "recipient"
  | "date"
  | "subject"
  | "paragraph"
  | "lines"
  | "row"
  | "farewell";

export type PagePart = {
  readonly role: PartRole;
  readonly lines: readonly string[];
  /** Of a row, its left cell; `lines` are the right one: a heading, then quoted lines. */
  readonly asked?: string;
  /** Whether it is read from right to left. */
  readonly isRtl: boolean;
};

/** A letter as it is printed, whether it was just written or edited since. */
export type LetterPage = {
  readonly language: LetterLanguage;
  readonly paper: Paper;
  readonly title: string;
  readonly author: string;
  /** The headings of a table. */
  readonly columns: readonly [asked: string, brought: string];
  readonly parts: readonly PagePart[];
};

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms: a line goes the way its first letter does. */
const rtlFirst = /^\P{L}*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

const part = (role: PartRole, lines: readonly string[]): PagePart => ({
  role,
  lines,
  isRtl: rtlFirst.test(lines.join(" ")),
});

const columnsOf = (language: LetterLanguage): LetterPage["columns"] => {
  const { asked, brought } = columnLabels[language];
  return [asked, brought];
};

const withoutMark = (line: string) =>
  line.startsWith(lineMark) ? line.slice(lineMark.length) : line;

/** The sentences of a paragraph, and the quoted lines below them; or a row. */
function paragraphParts(lines: readonly string[]): PagePart[] {
  const row = readRow(lines);
  if (row) return [{ ...part("row", row.brought.map(withoutMark)), asked: row.asked }];
  const from = lines.findIndex((line) => line.startsWith(lineMark));
  if (from < 0) return [part("paragraph", lines)];
  const end = lines.findIndex((line, at) => at > from && !line.startsWith(lineMark));
  const to = end < 0 ? lines.length : end;
  const quoted = lines.slice(from, to).map((line) => line.slice(lineMark.length));
  return [
    ...(from > 0 ? [part("paragraph", lines.slice(0, from))] : []),
    part("lines", quoted),
    ...(to < lines.length ? paragraphParts(lines.slice(to)) : []),
  ];
}

/** The job that a letter is for, as far as it is known. */
export type LetterJob = {
  readonly title?: string | undefined;
  readonly company?: string | undefined;
};

type Titled = Pick<LetterPage, "language" | "author"> & {
  readonly subject: string;
  readonly job: LetterJob;
};

/** Name, job and employer; the subject where the job is not known. */
function titleOf({ language, author, subject, job: { title, company } }: Titled): string {
  const jobTitle = (title ?? company) ? title : subject.replace(subjectStart, "");
  return documentTitle({ kind: "letter", language, name: author, jobTitle, company });
}

/** The page of a letter that was just written. */
export function pageOfLetter(letter: Letter, job: LetterJob = {}): LetterPage {
  const { sender, recipient, paragraphs } = letter;
  const parts = [
    part("sender", letter.style === "email" ? [] : [sender.name, ...sender.lines]),
    part("recipient", recipient),
    part("date", letter.dateLine === "" ? [] : [letter.dateLine]),
    part("subject", [letter.subject]),
    part("paragraph", [letter.salutation]),
    ...paragraphs.flatMap((paragraph) => paragraphParts(paragraphText(paragraph).split("\n"))),
    part("farewell", [letter.closing, sender.name]),
    part("paragraph", letter.signature),
  ].filter(({ lines }) => lines.length > 0);
  const { language, paper, subject } = letter;
  const author = sender.name;
  const title = titleOf({ language, author, subject, job });
  return { language, paper, title, author, columns: columnsOf(language), parts };
}

const holdsYear = /\b(?:19|20)\d\d\b/;
/** An address has few lines, and they are short. */
const isAddress = (lines: readonly string[]) =>
  lines.length <= 8 && lines.every((line) => line.length <= 90);

/** The parts above the subject: sender, recipient, date. */
function headParts(blocks: readonly (readonly string[])[]): PagePart[] {
  return blocks.map((lines, at) => {
    if (at === 0 && isAddress(lines)) return part("sender", lines);
    if (lines.length === 1 && holdsYear.test(lines[0] ?? "")) return part("date", lines);
    return part(isAddress(lines) ? "recipient" : "paragraph", lines);
  });
}

/** Below the name of an e-mail. */
const maxSignatureLines = 4;

/** The last two blocks belong together when the last one begins with the sender's name. */
function bodyParts(blocks: readonly (readonly string[])[], name: string): PagePart[] {
  const [closing = [], [signed, ...contact] = []] = blocks.slice(-2);
  const isSigned = name !== "" && signed === name && contact.length <= maxSignatureLines;
  const body = (isSigned ? blocks.slice(0, -2) : blocks).flatMap(paragraphParts);
  if (!isSigned) return body;
  const farewell = part("farewell", [closing.join(" "), name]);
  return [...body, farewell, ...(contact.length > 0 ? [part("paragraph", contact)] : [])];
}

/** Control characters carry no text, and halves of characters are none. */
const unprintable = /(?!\n)\p{Cc}/gu;

type TextOptions = Pick<LetterPage, "language" | "paper"> & {
  readonly job?: LetterJob;
  /** The person's name, where the text does not begin with it. */
  readonly name?: string;
};

/** Splits an edited text into the parts of a letter; without a subject it is paragraphs. */
export function pageOfText(
  text: string,
  { language, paper, job = {}, name = "" }: TextOptions,
): LetterPage {
  const blocks = text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(unprintable, " ")
    .split(/\n[^\S\n]*\n/)
    .map((block) =>
      block
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    )
    .filter((lines) => lines.length > 0);
  const at = blocks.findIndex(([first = ""]) => subjectStart.test(first));
  const hasSubject = at >= 0;
  const head = headParts(blocks.slice(0, Math.max(0, at)));
  const author = head[0]?.role === "sender" ? head[0].lines[0] : undefined;
  const subject = hasSubject ? (blocks[at] ?? []) : [];
  const titled = { language, author: author ?? name, subject: subject.join(" "), job };
  return {
    language,
    paper,
    title: titleOf(titled),
    author: titled.author,
    columns: columnsOf(language),
    parts: [
      ...head,
      ...(hasSubject ? [part("subject", subject)] : []),
      ...bodyParts(hasSubject ? blocks.slice(at + 1) : blocks, author ?? name),
    ],
  };
}
