import { firstPerson, otherVerb, perceived } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { wordsOf } from "../words.ts";
import { namesIn } from "./checks/names.ts";
import type { Clause } from "./clauses.ts";
import { isIn } from "./sources.ts";
import type { Evidence } from "./sources.ts";
import type { Reason } from "./trial.ts";
import { contentWords, isLight, stemsOf } from "./word-keys.ts";

/** "Brook Works is looking for a clerk": the company of the posting, and not the applicant. */
export function isAboutCompany(
  { text, folded }: Clause,
  { posting: { company } }: Evidence,
): boolean {
  const words = new Set(wordsOf(text).map(({ key }) => key));
  return company.length > 0 && !firstPerson.test(folded) && company.every((key) => words.has(key));
}

/** A clause with so many words of the posting, and no others, is about it. */
const leastPostingWords = 4;

/** "Outdoor learning is part of every week at Kilvarran": names of the posting, and none of the profile. */
export function isAboutPosting({ text, folded }: Clause, { posting, find }: Evidence): boolean {
  const [known = ""] = perceived.exec(folded) ?? [];
  const rest = known === "" ? text : text.slice(folded.indexOf(known) + known.length);
  if (firstPerson.test(fold(rest))) return false;
  const words = contentWords(rest);
  const isOfPosting = words.every(({ raw }) => isIn(stemsOf(raw), posting.keys));
  if (isOfPosting && words.length >= leastPostingWords) return true;
  if (!(known !== "" || otherVerb.test(folded))) return false;
  const names = namesIn(rest).filter(({ raw }) => !isLight(raw));
  return (
    names.length > 0 &&
    names.every(({ raw }) => isIn(stemsOf(raw), posting.keys) && find(raw).ownSources.size === 0)
  );
}

/** "Our salon was named …", « mon patron fixe le prix »: nothing that the applicant did. */
const ownedSubject = /^(?:our|notre|nos|mon) (?!.*(?<!\p{L})(?:i|je|j'|we|nous)(?!\p{L}))/u;

/** A clause with another subject than the first person may be about something else than the applicant. */
export function softened(reasons: readonly Reason[], { text, folded }: Clause): readonly Reason[] {
  const isOwn =
    (firstPerson.test(folded) && !ownedSubject.test(folded)) ||
    !otherVerb.test(folded) ||
    contentWords(text).length === namesIn(text).length;
  return reasons.map(({ kind, words, severity, isElsewhere = false }) => ({
    kind,
    words,
    severity: isOwn && !isElsewhere ? severity : "doubtful",
  }));
}
