import type { ModelProblem, ModelVerdict } from "@postulo/letter/model-gate";
import type { LetterSentence } from "@postulo/letter/letter";
import type { PlacedEvent } from "./letter-events.ts";
import type { ReadSentence } from "./sentence-lines.ts";

/** A sentence of a draft at its place. */
export type Slot = {
  /** Its place among the sentences of the letter, from 0. */
  readonly at: number;
  readonly sentence: LetterSentence & { readonly paragraph: number };
  readonly verdict: ModelVerdict["verdict"];
  readonly problems: readonly ModelProblem[];
  /** It was sent back, and came back unchanged or without words. */
  readonly isGivenUp: boolean;
};

type Gate = (sentence: LetterSentence) => ModelVerdict;

const rank = { accepted: 2, doubtful: 1, refused: 0 };
const hasWords = ({ text }: LetterSentence) => /\p{L}/u.test(text);

/** The sentences of a letter while a model writes and rewrites it. What was accepted stays. */
export function createLetterSlots(gate: Gate) {
  const slots: Slot[] = [];

  const judged = (at: number, { text, sources, paragraph }: ReadSentence): Slot => {
    const sentence = { text, sources, paragraph };
    return { at, sentence, ...gate(sentence), isGivenUp: false };
  };
  const eventsOf = ({ at, sentence, verdict }: Slot): PlacedEvent[] =>
    verdict === "accepted" ? [{ event: "sentence", data: { ...sentence, at } }] : [];

  const append = (sentence: ReadSentence): PlacedEvent[] => {
    const slot = judged(slots.length, sentence);
    slots.push(slot);
    return eventsOf(slot);
  };
  const replace = (former: Slot, sentence: ReadSentence): PlacedEvent[] => {
    const { at, sentence: before, verdict } = former;
    if (verdict === "accepted" || former.isGivenUp) return [];
    if (sentence.text === before.text || !hasWords(sentence)) {
      slots[at] = { ...former, isGivenUp: true };
      return [];
    }
    const next = judged(at, { ...sentence, paragraph: before.paragraph });
    if (rank[next.verdict] < rank[verdict]) return [];
    slots[at] = next;
    return eventsOf(next);
  };

  return {
    /** @returns what is to be shown. */
    append,
    /** Replaces the sentence whose number it has, counted from 1. */
    revise: (sentence: ReadSentence): PlacedEvent[] => {
      if (sentence.replaces === undefined) return [];
      const former = slots[sentence.replaces - 1];
      return former ? replace(former, sentence) : [];
    },
    all: (): readonly Slot[] => slots,
    with: (verdict: Slot["verdict"]): readonly Slot[] =>
      slots.filter((slot) => slot.verdict === verdict),
    /** Whether the letter has the sentence already. */
    has: (text: string): boolean => slots.some(({ sentence }) => sentence.text === text),
    /** What can be sent back. */
    failing: (): readonly Slot[] =>
      slots.filter(({ verdict, isGivenUp }) => verdict !== "accepted" && !isGivenUp),
  };
}

export type LetterSlots = ReturnType<typeof createLetterSlots>;
