import type { LetterEvent, LetterResponse } from "@postulo/contract/cover-letter";
import { writePrepared } from "@postulo/letter/write-letter";
import type { Composition } from "@postulo/letter/compose-letter";
import { placedSentences, postingAnswer } from "./letter-delivery.ts";
import type { FinishedLetter } from "./letter-delivery.ts";
import type { ReadSentence } from "./sentence-lines.ts";

/** A sentence of the model, before the gate: what another process needs to go on. Clients do not get it. */
type DraftEvent = { readonly event: "draft"; readonly data: ReadSentence };

/** An event while a letter is written; how it ended is the return value. */
export type WritingEvent =
  | Extract<LetterEvent, { event: "start" | "sentence" | "revision" }>
  | DraftEvent;

/** An accepted sentence at its place. */
export type PlacedEvent = Extract<LetterEvent, { event: "sentence" }>;

export type LetterEnd =
  | { readonly kind: "written"; readonly finished: FinishedLetter }
  | { readonly kind: "unfounded" }
  /** No model could be reached, and the composer's own letter did not pass. */
  | { readonly kind: "providerUnavailable" }
  | { readonly kind: "cancelled" };

export type LetterEvents = AsyncGenerator<WritingEvent, LetterEnd, void>;

export function startOf(
  { posting, language }: Composition,
  writer: LetterResponse["writer"],
): WritingEvent {
  return { event: "start", data: { posting: postingAnswer(posting), language, writer } };
}

/** The composer's letter. */
export function composedEnd(
  composition: Composition,
  fallback?: LetterResponse["fallback"],
): LetterEnd {
  const outcome = writePrepared(composition);
  if (outcome.kind === "unfounded") return { kind: fallback ? "providerUnavailable" : "unfounded" };
  const { letter, posting, refused } = outcome;
  const left = refused.map(({ sentence, kind, words }) => ({
    text: sentence,
    problems: [{ kind, words }],
  }));
  return {
    kind: "written",
    finished: { letter, posting, writer: "composer", fallback, refused: left, doubtful: [] },
  };
}

/** A letter without a model, sentence by sentence. */
export async function* composeEvents(composition: Composition): LetterEvents {
  yield startOf(composition, "composer");
  const end = composedEnd(composition);
  if (end.kind === "written")
    for (const [at, sentence] of placedSentences(end.finished.letter).entries())
      yield { event: "sentence", data: { ...sentence, at } };
  return end;
}
