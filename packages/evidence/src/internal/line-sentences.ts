import { abbreviated } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";

/** A question states nothing without its answer: "Deputy? No, never." */
const sentenceEnd = /(?<=[.!]) +/;

/** "approx. 1,400", « sept. 2024 », "sched. Jan 2027", « resp. des ventes »: the dot ends no sentence; "5 yrs. no CDL" does. */
const goesOnWith = /^(?:\d|\p{L}{3,9}\.? \d|(?!(?:no|not|never|pas|sans|jamais)\s)\p{Ll})/u;
/** « p. ex. », "mgr." */
const isShort = /(?<!\p{L})(?:\p{L}{1,2}|[^\P{L}aeiouy]{3,5})\.$/u;
const lower = /^\p{Ll}/u;

/** Whether a text ends with a short form, and the next one goes on. */
function goesOn(before: string, next: string): boolean {
  const folded = fold(before);
  return (
    goesOnWith.test(next) &&
    (abbreviated.test(folded) || (lower.test(next) && isShort.test(folded)))
  );
}

/** The sentences of a line. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(sentenceEnd)) {
    const before = sentences.at(-1);
    if (before !== undefined && goesOn(before, part)) sentences.splice(-1, 1, `${before} ${part}`);
    else sentences.push(part);
  }
  return sentences;
}
