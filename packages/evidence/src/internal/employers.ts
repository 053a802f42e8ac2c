import { afterJob, beforeJob } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { numbersOf } from "../numbers.ts";
import { wordsOf } from "../words.ts";
import type { Clause } from "./clauses.ts";
import type { Reading } from "./reading.ts";
import { isAnchored } from "./sources.ts";
import type { Source } from "./sources.ts";
import { contentWords } from "./word-keys.ts";

const withText = (clause: Clause, text: string): Clause => ({
  ...clause,
  text,
  folded: fold(text),
});

const nameOf = ({ entry }: Source) => fold(entry.organisation);

/** How many words and numbers of a text say more than the names of these organisations. */
function countSaid(text: string, named: readonly Source[]): number {
  const names = new Set(named.flatMap((one) => wordsOf(nameOf(one)).map(({ key }) => key)));
  return contentWords(text).filter(({ key }) => !names.has(key)).length + numbersOf(text).length;
}

const startOf = ({ entry: { period } }: Source) =>
  period?.start ? period.start.year * 12 + (period.start.month ?? 1) : Number.NaN;

/** "Before Larkfield, I built …": the employer is a time, and what follows is of an entry before it. */
export function readTimeReference(clause: Clause, { evidence, allowed }: Reading) {
  for (const { start, end } of wordsOf(clause.text)) {
    const before = clause.folded.slice(0, end);
    const isBefore = beforeJob.test(before);
    if (!isBefore && !afterJob.test(before)) continue;
    const [name = ""] = clause.text.slice(end).split(/[,;:()]| (?=(?:I|je|j['’])(?!\p{L}))/u, 1);
    const named = evidence.organisationsIn(name);
    if (named.length === 0 || countSaid(name, named) > 0) continue;
    const limit = Math.min(...named.map(startOf));
    const isOnSide = (one: Source) => (isBefore ? startOf(one) < limit : startOf(one) > limit);
    const rest = `${clause.text.slice(0, start)} ${clause.text.slice(end + name.length)}`;
    return {
      clause: withText(clause, rest.replace(/^[\s,]+/, "")),
      allowed: allowed.filter((source) => !isAnchored(source) || isOnSide(source)),
    };
  }
  return undefined;
}

/** "at Castle Mill" alone says nothing of what was done there. */
const leastSaid = 2;

/** "I paired with two interns at Beckside and mentor children at Code Club": what each organisation is named with. */
export function splitByOrganisation(clause: Clause, { evidence }: Reading): readonly Clause[] {
  const namesIn = (text: string) => new Set(evidence.organisationsIn(text).map(nameOf));
  if (namesIn(clause.text).size < 2) return [clause];
  const parts = clause.text.split(/,? (?:and|et|then|puis|while) |[,;] /);
  const isWhole = parts.every(
    (part) =>
      namesIn(part).size === 1 && countSaid(part, evidence.organisationsIn(part)) >= leastSaid,
  );
  return isWhole ? parts.map((part) => withText(clause, part)) : [clause];
}
