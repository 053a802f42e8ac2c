import { employerNouns } from "@postulo/lexicon/claims";
import type { Word } from "../../words.ts";
import { isIn } from "../sources.ts";
import type { Trial } from "../trial.ts";
import { isClassifier, memberOf, stemsOf } from "../word-keys.ts";
import { amountsOf } from "./amounts.ts";

/** « 300 exemplaires »: the check of numbers compares what is counted. */
export const isCounter = ({ raw, start }: Pick<Word, "raw" | "start">, text: string) =>
  isClassifier(raw) && amountsOf(text).some(({ end }) => text.slice(end, start) === " ");

export const isEmployerNoun = memberOf(employerNouns);

/** "at the same firm", « mon agence » */
export const isEmployer = ({ raw, start }: Word, { clause: { folded }, source }: Trial) =>
  source?.entry.kind === "job" &&
  isEmployerNoun(raw) &&
  /(?<!\p{L})(?:my|our|the same|mon|ma|notre|l[ae] meme) $/u.test(folded.slice(0, start));

/** "at your front desk": what the posting calls its own. */
export const isOfReader = ({ raw, start }: Word, { clause: { folded }, evidence }: Trial) =>
  /^\p{Ll}/u.test(raw) &&
  /(?<!\p{L})(?:your|votre|vos)(?: \p{L}+)? $/u.test(folded.slice(0, start)) &&
  isIn(stemsOf(raw), evidence.posting.keys);
