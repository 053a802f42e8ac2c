import type { ModelProblem, ModelProblemKind } from "@postulo/letter/model-gate";
import type { Slot } from "./letter-slots.ts";
import { quoted } from "./model-prompt.ts";
import type { LetterPrompt } from "./model-prompt.ts";

/** What a model has to know to write a sentence again. */
const reasons: Readonly<Record<ModelProblemKind, string>> = {
  number: "this number, or what it counts, is not in the cited facts",
  date: "this date is not in the cited facts",
  duration: "this length of time does not follow from the dates of the cited facts",
  organisation: "the cited facts are not about this organisation",
  name: "this name is not in the cited facts",
  title: "the applicant did not hold this title",
  term: "the cited facts do not name this",
  credential: "the cited facts do not name this qualification",
  level: "the level is higher than stated",
  credit: "the cited facts do not say that the applicant led this, or did it alone",
  scope: "the cited facts do not state this scope",
  honour: "the cited facts do not name this award or grade",
  negation: "this contradicts the cited facts",
  unsupported: "these words are not supported by the cited facts",
  claimed: "this is in the posting only, and the applicant has not claimed it",
  mixed: "this mixes facts of different entries: keep to one of them in a clause",
  unsourced: "the sentence cites no fact that supports it, or one that does not exist",
  placeholder: "a placeholder",
  leakage: "not part of a letter",
  link: "this link is not in the cited facts",
  wrongLanguage: "written in the wrong language",
  repeated: "the letter says it already",
  tooLong: "too long: at most 40 words",
  fragment: "not a complete sentence",
};

const maxReasons = 4;
const reasonText = ({ kind, words }: ModelProblem) =>
  `“${quoted(words.slice(0, 80))}”: ${reasons[kind]}`;

const maxSentences = 15;
const maxCharacters = 450;

function lineOf({ at, sentence, problems, verdict, isGivenUp }: Slot): string {
  const text = quoted(sentence.text.slice(0, maxCharacters));
  if (verdict === "accepted") return `(${at + 1}) ${text}`;
  if (isGivenUp) return `(${at + 1}) left out`;
  const why = problems.slice(0, maxReasons).map(reasonText).join("; ");
  return `(${at + 1}) REWRITE ${text} — ${why}`;
}

export type Revision = {
  readonly slots: readonly Slot[];
  /** Words that the letter lacks; 0 when it is long enough. */
  readonly missingWords: number;
};

export const revisionInstructions = `
Revision
- The letter so far stands between <letter> and </letter>, one numbered sentence on each line. Lines marked REWRITE were not accepted, for the reasons after the dash.
- Write each of these sentences again, so that it states only what its facts state: drop what they do not state, or rest it on other facts. Write a dash instead of the sentence if nothing is left to say, or if another sentence of the letter says it.
- Write whole sentences that follow on from those around them, not the shorthand of the facts. Still say "you" to the reader.
- Each line begins with the number of the sentence in parentheses, then its facts: (3) [1, 4] and the sentence. Write no sentence that is not marked REWRITE.`;

/** The same facts and posting, with the letter so far and what has to be written again. */
export function revisionPrompt({ prompt }: LetterPrompt, revision: Revision): string {
  const { slots, missingWords } = revision;
  const failing = slots.filter(({ verdict, isGivenUp }) => verdict !== "accepted" && !isGivenUp);
  const sent = new Set(failing.slice(0, maxSentences));
  const listed = slots.filter((slot) => slot.verdict === "accepted" || sent.has(slot));
  const rewrite =
    sent.size === 0
      ? []
      : [`Write these sentences again: ${[...sent].map(({ at }) => `(${at + 1})`).join(", ")}.`];
  const more =
    missingWords === 0
      ? []
      : [
          `The letter is not complete. Then continue it after its last sentence with about ${missingWords} words, in lines without a number in parentheses.`,
        ];
  return [
    prompt,
    `<letter>\n${listed.map(lineOf).join("\n")}\n</letter>`,
    [...rewrite, ...more].join(" "),
  ].join("\n\n");
}
