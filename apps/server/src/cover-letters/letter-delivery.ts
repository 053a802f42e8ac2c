import type { Letter, MissingFact } from "@postulo/letter/letter";
import { letterText } from "@postulo/letter/letter";
import type { Posting } from "@postulo/letter/posting";
import { composedNotice, modelNotice } from "./letter-messages.ts";
import type { PrintedLetter } from "./print-letter.ts";
import type { PlacedSentence } from "./stored-letter.ts";

export type Writer = "composer" | "model";

/** Why the composer wrote what a model was meant to write. */
export type FallbackReason = "providerUnavailable" | "refusedByGate" | "ceilingReached";

/** A sentence of the model's that the gate did not let through. */
export type RefusedSentence = {
  readonly text: string;
  readonly problems: readonly { readonly kind: string; readonly words: string }[];
};

/** A letter that passed the gate, with who wrote it. */
export type FinishedLetter = {
  readonly letter: Letter;
  readonly posting: Posting;
  readonly writer: Writer;
  readonly fallback?: { readonly reason: FallbackReason } | undefined;
  /** What was left out. */
  readonly refused: readonly RefusedSentence[];
};

export type PostingAnswer = Pick<Posting, "title" | "company" | "place">;
export const postingAnswer = ({ title, company, place }: PostingAnswer): PostingAnswer => ({
  title,
  company,
  place,
});

/** The answer of `POST /cover-letter`: the specification's, and what was added to it. */
export type Delivery = {
  readonly coverLetter: string;
  readonly pdf: { readonly content: string; readonly pages: number };
  readonly language: Letter["language"];
  readonly sentences: readonly PlacedSentence[];
  readonly missing: readonly MissingFact[];
  readonly posting: PostingAnswer;
  readonly notice: string;
  readonly letterId: string;
  readonly writer: Writer;
  readonly fallback?: { readonly reason: FallbackReason } | undefined;
  readonly refused: readonly RefusedSentence[];
};

export function placedSentences({ paragraphs }: Letter): PlacedSentence[] {
  return paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((sentence) => ({ ...sentence, paragraph })),
  );
}

/** The letter as it is handed over. */
export function deliveryOf(
  { letter, posting, writer, fallback, refused }: FinishedLetter,
  { pdf, pages }: PrintedLetter,
  letterId: string,
): Delivery {
  return {
    coverLetter: letterText(letter),
    pdf: { content: pdf.toString("base64"), pages },
    language: letter.language,
    sentences: placedSentences(letter),
    missing: letter.missing,
    posting: postingAnswer(posting),
    notice: writer === "model" ? modelNotice : composedNotice,
    letterId,
    writer,
    fallback,
    refused,
  };
}
