import { readerText } from "@postulo/posting/reader";
import type { LetterResponse } from "@postulo/contract/cover-letter";
import type { Letter } from "@postulo/letter/letter";
import { letterText } from "@postulo/letter/letter";
import type { Posting } from "@postulo/posting/posting";
import { composedNotice, modelNotice } from "./letter-messages.ts";
import type { PrintedLetter } from "./print-letter.ts";
import type { PlacedSentence } from "./stored-letter.ts";

/** A letter that passed the gate, with who wrote it. */
export type FinishedLetter = {
  readonly letter: Letter;
  readonly posting: Posting;
  readonly writer: LetterResponse["writer"];
  readonly fallback?: LetterResponse["fallback"];
  /** What was left out. */
  readonly refused: LetterResponse["refused"];
  /** What cannot be decided, and is left out until the person has checked it. */
  readonly doubtful: LetterResponse["doubtful"];
};

export const postingAnswer = ({
  title,
  company,
  place,
  reader,
  reference,
  tasks,
}: Posting): LetterResponse["posting"] => ({
  title,
  company,
  place,
  reader: reader && readerText(reader),
  reference,
  tasks,
});

export function placedSentences({ paragraphs }: Letter): PlacedSentence[] {
  return paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((sentence) => ({ ...sentence, paragraph })),
  );
}

/** The letter as it is handed over. */
export function deliveryOf(
  { letter, posting, writer, fallback, refused, doubtful }: FinishedLetter,
  { content, pages }: PrintedLetter,
  letterId: string,
): LetterResponse {
  return {
    coverLetter: letterText(letter),
    pdf: { content: content.toString("base64"), pages },
    language: letter.language,
    sentences: placedSentences(letter),
    missing: letter.missing,
    posting: postingAnswer(posting),
    notice: writer === "model" ? modelNotice : composedNotice,
    letterId,
    writer,
    fallback,
    refused,
    doubtful,
  };
}
