import { fold } from "@postulo/lexicon/fold";
import {
  addressesApplicant,
  asksDirectly,
  letterContent,
} from "@postulo/lexicon/application-tasks";
import { isInstruction } from "./internal/prompt-injection.ts";
import type { Posting } from "./posting.ts";

const sentenceEnds = /(?<=[.!?;])\s+/;

/** Instructions to a model, and what the applicant is asked to write, which the person decides. */
function isForNoModel(sentence: string): boolean {
  const folded = fold(sentence);
  return isInstruction(folded) || letterContent.test(folded);
}

/** Whether a task speaks to the applicant: "and mention this word in the letter" may be for a model. */
function isForApplicant(task: string): boolean {
  const folded = fold(task);
  return addressesApplicant.test(folded) || asksDirectly.test(folded);
}

/**
 * The posting without prompt injections, as the model and the gate read it. The rest is still
 * untrusted; the gate checks every sentence against it.
 */
export function stripInjections(posting: Posting): Posting {
  const text = posting.text
    .split("\n")
    .map((line) =>
      line
        .split(sentenceEnds)
        .filter((sentence) => !isForNoModel(sentence))
        .join(" "),
    )
    .join("\n");
  const tasks = posting.tasks.filter(isForApplicant);
  const isSame = text === posting.text && tasks.length === posting.tasks.length;
  return isSame ? posting : { ...posting, text, tasks };
}
