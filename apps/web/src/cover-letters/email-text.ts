import { answerIds } from "@postulo/domain/letter-style";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { attachedCv, columnLabels, lineMark } from "@postulo/letter/letter";
import { splitAtSubject, subjectStart } from "@postulo/letter/subject-line";
import type { OpenLetter } from "./letter-draft.ts";
import { splitLetter, type LetterPiece } from "./letter-pieces.ts";

/** How many lines or sentences about the person's work an e-mail has. */
const maxEvidence = 4;

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

/** The first lines or sentences about the work, without what the posting asks. What the user wrote stays. */
function shortenEvidence(paragraph: Paragraph, maxLines: number): Paragraph {
  if (maxLines === 0) return paragraph.filter(isOwn);
  const shown = paragraph.filter((piece) => isOwn(piece) || !(isOfPosting(piece) || isCell(piece)));
  const quoted = shown.filter(({ isLine }) => isLine);
  const evidence = quoted.length > 0 ? quoted : shown.filter(isOfEntry);
  // Only below a heading without an entry the lines are of several.
  const count =
    quoted.length > 0 && !shown.some((piece) => !piece.isLine && isOfEntry(piece)) ? maxLines : 1;
  const left = evidence.slice(count);
  return shown.filter((piece) => isOwn(piece) || !left.includes(piece));
}

function shorten(paragraphs: readonly Paragraph[]): Paragraph[] {
  let linesLeft = maxEvidence;
  // The salutation, the aim, the last paragraph, the closing and the name are those of an e-mail too.
  const isFrame = (at: number) => at < 2 || at >= paragraphs.length - 3;
  return paragraphs
    .map((paragraph, at) => {
      const isEvidence = paragraph.length > 1 && paragraph.some(isOfEntry);
      if (isFrame(at) || !isEvidence) return paragraph;
      const short = shortenEvidence(paragraph, linesLeft);
      linesLeft -= Math.min(linesLeft, Math.max(1, short.filter(({ isLine }) => isLine).length));
      return short;
    })
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
 * composed letter at most four lines about the person's work remain, the first of each position; what the user wrote stays,
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
