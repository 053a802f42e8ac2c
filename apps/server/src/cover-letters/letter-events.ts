import type { LetterLanguage } from "@postulo/domain/letter-language";
import { writePrepared } from "@postulo/letter/write-letter";
import type { Composition } from "@postulo/letter/compose-letter";
import { placedSentences, postingAnswer } from "./letter-delivery.ts";
import type { FallbackReason, FinishedLetter, PostingAnswer, Writer } from "./letter-delivery.ts";
import type { PlacedSentence } from "./stored-letter.ts";

/** What a reader is told while a letter is written. */
export type LetterEvent =
  | {
      readonly event: "start";
      readonly data: {
        readonly posting: PostingAnswer;
        readonly language: LetterLanguage;
        readonly writer: Writer;
      };
    }
  /** A sentence that the gate let through. */
  | { readonly event: "sentence"; readonly data: PlacedSentence }
  /** What was shown so far is dropped, and `writer` begins again. */
  | {
      readonly event: "restart";
      readonly data: { readonly writer: Writer; readonly reason: FallbackReason };
    };

export type LetterEnd =
  | { readonly kind: "written"; readonly finished: FinishedLetter }
  | { readonly kind: "unfounded" }
  /** No model could be reached, and the composer's own letter did not pass. */
  | { readonly kind: "providerUnavailable" }
  | { readonly kind: "cancelled" };

export type LetterEvents = AsyncGenerator<LetterEvent, LetterEnd, void>;

export function startOf({ posting, language }: Composition, writer: Writer): LetterEvent {
  return { event: "start", data: { posting: postingAnswer(posting), language, writer } };
}

/** The composer's letter, sentence by sentence. */
export async function* composedSentences(
  composition: Composition,
  fallback?: { readonly reason: FallbackReason },
): LetterEvents {
  const outcome = writePrepared(composition);
  if (outcome.kind === "unfounded") return { kind: fallback ? "providerUnavailable" : "unfounded" };
  const { letter, posting, refused } = outcome;
  for (const data of placedSentences(letter)) yield { event: "sentence", data };
  const left = refused.map(({ sentence, kind, words }) => ({
    text: sentence,
    problems: [{ kind, words }],
  }));
  return {
    kind: "written",
    finished: { letter, posting, writer: "composer", fallback, refused: left },
  };
}

/** A letter without a model. */
export async function* composeEvents(composition: Composition): LetterEvents {
  yield startOf(composition, "composer");
  return yield* composedSentences(composition);
}
