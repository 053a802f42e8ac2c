import { answerIds } from "@postulo/domain/letter-style";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { attachedCv, columnLabels, lineMark } from "@postulo/letter/letter";
import { splitAtSubject, subjectStart } from "@postulo/letter/subject-line";
import type { OpenLetter } from "./letter-draft.ts";
import { splitLetter, type LetterPiece } from "./letter-pieces.ts";

/** How many lines or sentences about the person's work an e-mail has. */
const maxEvidence = 5;

/** A piece with what parts it from the one before it in its paragraph. */
type PlacedPiece = LetterPiece & { readonly gap: "" | " " | "\n"; readonly isLine: boolean };
type Paragraph = readonly PlacedPiece[];

const columnHeadings = Object.values(columnLabels).flatMap(Object.values);
const isCell = ({ text }: LetterPiece) =>
  columnHeadings.some(
    (heading) => text.startsWith(heading) && /^\s*:/.test(text.slice(heading.length)),
  );

const sourcesOf = ({ origin }: LetterPiece) =>
  origin.kind === "sentence" ? origin.sources : undefined;
const answers: readonly string[] = Object.values(answerIds);
const isOfEntry = (piece: LetterPiece) =>
  sourcesOf(piece)?.some((id) => id !== "posting" && !answers.includes(id)) === true;
const isOfPosting = (piece: LetterPiece) =>
  sourcesOf(piece)?.length === 1 && sourcesOf(piece)?.[0] === "posting";
const isOwn = ({ origin }: LetterPiece) => origin.kind === "own" || origin.kind === "changed";

/** The paragraphs of the body as pieces; the dash of a quoted line belongs to its piece. */
function paragraphsOf({ text, deliveredText, sentences }: OpenLetter): PlacedPiece[][] {
  const all = splitLetter(text, { text: deliveredText, sentences });
  const subject = all.find((piece) => subjectStart.test(piece.text));
  const from = subject ? subject.start + text.slice(subject.start).search(/\n[^\S\n]*\n/) : 0;
  const pieces = all.filter(({ start, text: words }) => start >= from && words !== lineMark.trim());
  const paragraphs: PlacedPiece[][] = [];
  let end = from;
  for (const piece of pieces) {
    const between = text.slice(end, piece.start);
    const isFirst = paragraphs.length === 0 || /\n[^\S\n]*\n/.test(between);
    const gap = isFirst ? "" : between.includes("\n") ? "\n" : " ";
    const isLine = between.endsWith(lineMark);
    const placed = { ...piece, gap, isLine } as const;
    if (isFirst) paragraphs.push([placed]);
    else paragraphs.at(-1)?.push(placed);
    end = piece.end;
  }
  return paragraphs;
}

const isAboutWork = (paragraph: Paragraph) => paragraph.length > 1 && paragraph.some(isOfEntry);

/** The lines of a paragraph, else its first sentence about the work: the others refer to it. */
function evidenceOf(paragraph: Paragraph): Paragraph {
  const quoted = paragraph.filter(({ isLine }) => isLine);
  return quoted.length > 0
    ? quoted
    : paragraph.filter((piece) => isOfEntry(piece) && !isOwn(piece)).slice(0, 1);
}

/** "from 11 to 4", "de 86 000 € à 19 000 €", a share or an amount of money */
const measured =
  /\d\s?[%€]|[£$€]\s?\d|(?:from|de) [^,;.]{0,20}\d[^;]{0,20} (?:to|à) [^,;.]{0,12}\d/u;

/** How much a line proves: most what answers the posting or is named for its first requirements, then what is measured. */
const weightOf = ({ text }: LetterPiece, isAnswer: boolean) =>
  (isAnswer ? 4 : 0) + (measured.test(text) ? 2 : 0) + (/\d/.test(text) ? 1 : 0);

/** The lines and sentences that prove most, in their order. */
function strongest(paragraphs: readonly Paragraph[]): ReadonlySet<PlacedPiece> {
  // Below a heading without an entry stands first what proves the first requirements, last what is brought beside.
  const firstPlaced = paragraphs.findIndex((one) =>
    one.some((piece) => !piece.isLine && isOfEntry(piece)),
  );
  const all = paragraphs.flatMap((paragraph, at) => {
    const isPlaced = paragraph.some((piece) => !piece.isLine && isOfEntry(piece));
    const isAnswer = paragraph.some((piece) => isOfPosting(piece) || isCell(piece));
    const isFirst = !isPlaced && at < firstPlaced;
    return evidenceOf(paragraph).map((piece) => ({
      piece,
      weight: weightOf(piece, isAnswer || isFirst),
    }));
  });
  const ranked = all.toSorted((one, other) => other.weight - one.weight);
  return new Set(ranked.slice(0, maxEvidence).map(({ piece }) => piece));
}

/** A paragraph with the chosen lines or sentences, without what the posting asks. What the user wrote stays. */
function shortenEvidence(paragraph: Paragraph, chosen: ReadonlySet<PlacedPiece>): Paragraph {
  if (!paragraph.some((piece) => chosen.has(piece))) return paragraph.filter(isOwn);
  const isHeading = (piece: PlacedPiece) =>
    !piece.isLine &&
    paragraph.some(({ isLine }) => isLine) &&
    !isOfPosting(piece) &&
    !isCell(piece);
  return paragraph.filter((piece) => isOwn(piece) || chosen.has(piece) || isHeading(piece));
}

function shorten(paragraphs: readonly Paragraph[]): Paragraph[] {
  // The salutation, the aim, the last paragraph, the closing and the name are those of an e-mail too.
  const isFrame = (at: number) => at < 2 || at >= paragraphs.length - 3;
  const isEvidence = (paragraph: Paragraph, at: number) => !isFrame(at) && isAboutWork(paragraph);
  const chosen = strongest(paragraphs.filter(isEvidence));
  return paragraphs
    .map((paragraph, at) =>
      isEvidence(paragraph, at) ? shortenEvidence(paragraph, chosen) : paragraph,
    )
    .filter((paragraph) => paragraph.length > 0);
}

const paragraphText = (paragraph: Paragraph) =>
  paragraph
    .map(({ text, gap, isLine }, at) => `${at === 0 ? "" : gap}${isLine ? lineMark : ""}${text}`)
    .join("");

interface EmailSender {
  readonly phone_number: string | null;
  readonly email: string | null;
}

/**
 * The letter as an e-mail: without sender, reader and date, with telephone and e-mail address below the name. Of a
 * composed letter the five lines about the person's work remain that prove most; what the user wrote stays,
 * and a letter of a model stays whole.
 */
export function toEmail(letter: OpenLetter, sender: EmailSender | undefined) {
  const { subject, body } = splitAtSubject(letter.text);
  const contact = [sender?.phone_number, sender?.email].filter(
    (line) => line && !body.includes(line),
  );
  const isShort = subject === "" || letter.writer === "model" || letter.style === "email";
  const blocks = isShort
    ? [body]
    : withAttachment(shorten(paragraphsOf(letter)).map(paragraphText), letter.language);
  return { subject, body: [blocks.join("\n\n"), ...contact].join("\n") };
}

/** Says before the closing request that the CV is attached. */
function withAttachment(blocks: readonly string[], language: LetterLanguage = "en"): string[] {
  const at = blocks.length - 3;
  return blocks.map((block, index) =>
    index === at && !/\bCV\b|résumé/i.test(blocks.join(" "))
      ? `${attachedCv[language]} ${block}`
      : block,
  );
}
