import { countWords } from "@postulo/evidence/words";
import { paragraphText } from "./letter.ts";
import type { LetterSentence } from "./letter.ts";
import type { OpenQuestion } from "./open-question.ts";

type Paragraph = readonly LetterSentence[];

/** A draft as the field gets it: paragraphs with an empty line between them. */
export const draftText = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(paragraphText).join("\n\n");

/** A heading and the line below it are the least that can be said in the person's own lines. */
const leastSentences = ([first = []]: readonly Paragraph[]) =>
  first[0]?.isLine !== true && first[1]?.isLine === true ? 2 : 1;

function isWithin(
  paragraphs: readonly Paragraph[],
  { maxCharacters, maxWords, maxSentences }: OpenQuestion,
): boolean {
  const text = draftText(paragraphs);
  // Browsers count a line break as two characters when they submit it.
  const characters = text.length + (text.match(/\n/g)?.length ?? 0);
  return (
    (maxCharacters === undefined || characters <= maxCharacters) &&
    (maxWords === undefined || countWords(text) <= maxWords) &&
    (maxSentences === undefined ||
      paragraphs.flat().length <= Math.max(maxSentences, leastSentences(paragraphs)))
  );
}

/** Without its last sentence; without the paragraph when only its heading is left. */
function shortened(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const last = paragraphs.at(-1) ?? [];
  const rest = last.slice(0, -1);
  const isBare = last.some(({ isLine }) => isLine) && !rest.some(({ isLine }) => isLine);
  return rest.length === 0 || isBare ? paragraphs.slice(0, -1) : [...paragraphs.slice(0, -1), rest];
}

/** The paragraphs without what the field has no room for, from the end. */
export function fitDraft(
  paragraphs: readonly Paragraph[],
  question: OpenQuestion,
): readonly Paragraph[] {
  let fitting = paragraphs;
  while (fitting.length > 0 && !isWithin(fitting, question)) fitting = shortened(fitting);
  return fitting;
}
