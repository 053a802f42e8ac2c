import { wish } from "@postulo/lexicon/claims";
import { findTerms } from "@postulo/evidence/find-terms";
import { memoize } from "@postulo/evidence/memoize";
import { countWords } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import { notYetHeld } from "@postulo/lexicon/held-labels";
import {
  certifyingWord,
  givesTraining,
  receivedTraining,
  trainingEnd,
  trainingStart,
} from "@postulo/lexicon/trainings";
import { isForExperience } from "../../asked-studies.ts";
import { isLicence } from "../../licence-names.ts";
import { beginsWithLevel } from "./asked-level.ts";
import type { Proof } from "./proofs.ts";

/** What a wish says before its brackets, its examples and its alternatives: "Safeguarding training" of "… – can be done before starting". */
const headOf = (folded: string) =>
  folded.split(/[(;:]| [–—-] |, (?:or|ou|with|avec|level|qqi|nvq|svq|rqf|nfq) /u)[0] ?? "";

/**
 * Whether a wish is for a training, a certificate or a check: "training in palliative care", "manual handling certificate". To train
 * others is an activity: "staff training".
 */
export const isForTraining = memoize((text) => {
  const head = headOf(fold(text)).trim();
  if (isForExperience(text) || givesTraining.test(head)) return false;
  if (beginsWithLevel(text)) return true;
  return trainingStart.test(head) || trainingEnd.test(head);
});

/** "EPA 608", "R489", "18th Edition", "2391", and no year. */
const code = /\p{Lu}{2} ?\d|\p{Lu}\d{3}|\dth|(?<!\d)(?!19|20)\d{4}(?!\d)/u;

/** Licences, and certificates by their code. */
const isCredential = ({ text }: Proof) =>
  code.test(text) ||
  isLicence(text) ||
  findTerms(text).some(({ term }) => term.kind === "credential");

/** The label of a note: "Training up to date" of "Training up to date: first aid, moving and handling". */
const noteLabel = /^([^:;.?!]{1,40}): /u;

/** Whether the label of a note says that what follows are trainings that the person has. */
function isUnderTrainings(folded: string): boolean {
  const [, label = ""] = noteLabel.exec(folded) ?? [];
  return certifyingWord.test(label) && !wish.test(label);
}

/** The year of a training at the end of its line: "Safeguarding training (2025)". */
const yearAtEnd = /(?<![ ,])[ ,]+\(?(?:19|20)\d\d\)?[.;]?$/;
const mostNameWords = 5;

/** Whether a line is only the name of a training with its year. */
function isDatedName(folded: string): boolean {
  const name = folded.replace(yearAtEnd, "");
  return (
    name !== folded &&
    trainingEnd.test(name) &&
    countWords(name) <= mostNameWords &&
    !givesTraining.test(name)
  );
}

/** Whether a part says that the person was trained, certified or checked; who only did the work, or trained others, was not. */
export function certifies(proof: Proof): boolean {
  if (proof.isStudy || proof.isTaught) return true;
  const folded = fold(proof.text);
  if (notYetHeld.test(folded)) return false;
  if (isUnderTrainings(folded)) return true;
  if (proof.isName) return certifyingWord.test(folded) || isCredential(proof);
  return (receivedTraining.test(folded) && !givesTraining.test(folded)) || isDatedName(folded);
}
