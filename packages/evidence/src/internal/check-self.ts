import { completesIt, credentialLead, firstPerson, heldList } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { bestOf, refusalWeight, weightOf } from "./best-source.ts";
import { namesIn } from "./checks/names.ts";
import { namesDegree } from "./checks/terms.ts";
import type { Clause } from "./clauses.ts";
import { readTimeReference, splitByOrganisation } from "./employers.ts";
import { isOfHeldItems, leadOf, maxParts } from "./held-items.ts";
import type { Outcome, Reading } from "./reading.ts";
import { isAnchored } from "./sources.ts";
import type { Source } from "./sources.ts";
import { doubtful, refused } from "./trial.ts";
import type { Reason } from "./trial.ts";
import { contentWords, isNeutral } from "./word-keys.ts";

type Anchors = { readonly sources: readonly Source[]; readonly isNamed: boolean };

/** The verdict on a clause that names an organisation, or follows one that does. */
function checkAnchored(clause: Clause, reading: Reading, anchors: Anchors): readonly Reason[] {
  const { sources, isNamed } = anchors;
  const best = bestOf(reading);
  const cited = sources.filter((source) => reading.allowed.includes(source));
  if (cited.length === 0 && isNamed)
    return [refused("organisation", sources[0]?.entry.organisation ?? "")];
  const isBound = isNamed || clause.refersBack;
  const own = best(clause, isNamed ? cited : [...cited, undefined], isBound);
  if (own.length === 0 || isBound) return own;
  const elsewhere = best(clause, [...reading.allowed.filter(isAnchored), undefined], false);
  if (weightOf(elsewhere) >= weightOf(own)) return own;
  // "I cook at the Kettle and I hold a diploma in nutrition": a statement of its own.
  const isApart = firstPerson.test(fold(clause.beside));
  if (isApart && best(clause, reading.allowed.filter(isStudy), false).length === 0) return [];
  return [...elsewhere, doubtful("mixed", clause.text)];
}

const isStudy = ({ entry }: Source) => entry.kind === "education";

/** A clause that no entry supports as a whole, but several do in parts: not clear who did what where. */
function checkParts(clause: Clause, reading: Reading): readonly Reason[] {
  const sources = [...reading.allowed.filter(isAnchored), undefined];
  const best = bestOf(reading);
  const whole = best(clause, sources, false);
  const parts = clause.text
    .split(/,\s+|\s(?:and|et)\s/)
    .map((text) => ({ ...clause, text, folded: fold(text) }));
  if (whole.length === 0 || parts.length < 2 || parts.length > maxParts) return whole;
  // "Holder of a certificate and of a diploma" are two educations.
  const isHeldList =
    (credentialLead.test(clause.folded) || heldList.test(clause.folded)) &&
    parts
      .filter(({ text }) => contentWords(text).length > 0 || /\d|\p{Lu}/u.test(text))
      .every(namesDegree);
  if (weightOf(whole) < refusalWeight && !isHeldList) return whole;
  const lead = isHeldList ? leadOf(clause) : undefined;
  const led = parts.map((part, at) => {
    const text = lead === undefined || at === 0 ? part.text : `${lead} ${part.text}`;
    return { ...part, text, folded: fold(text) };
  });
  const reasons = led.flatMap((part) => best(part, sources, false));
  if (isHeldList && reasons.length === 0) return [];
  return weightOf(reasons) < refusalWeight ? [...reasons, doubtful("mixed", clause.text)] : whole;
}

/** "I passed it this summer": at most the time has a word of its own. */
function completesUnnamed({ text, folded }: Clause): boolean {
  const named = contentWords(folded.replace(completesIt, "")).filter(({ raw }) => !isNeutral(raw));
  return completesIt.test(folded) && named.length <= 1 && namesIn(text).length === 0;
}

/**
 * Checks a clause about the applicant.
 * @param before the entries of the organisation that an earlier clause names
 */
export function checkSelf(clause: Clause, reading: Reading, before: readonly Source[]): Outcome {
  if (reading.allowed.length === 0 && contentWords(clause.text).length > 0)
    return { reasons: [refused("unsourced", clause.text)], anchors: [] };
  if (completesUnnamed(clause))
    return { reasons: [doubtful("unsupported", clause.text)], anchors: before };
  const reference = readTimeReference(clause, reading);
  if (reference) return checkSelf(reference.clause, { ...reading, allowed: reference.allowed }, []);
  const holders = [...reading.allowed.filter(isAnchored), undefined];
  const best = bestOf(reading);
  if (isOfHeldItems(clause, (part) => best(part, holders, false)))
    return { reasons: [], anchors: before };
  const parts = splitByOrganisation(clause, reading);
  if (parts.length > 1) {
    const outcomes = parts.map((part) => checkSelf(part, reading, []));
    const anchors = outcomes.at(-1)?.anchors ?? [];
    return { reasons: outcomes.flatMap(({ reasons }) => reasons), anchors };
  }
  const named = reading.evidence.organisationsIn(clause.text);
  const anchors = named.length > 0 ? named : before;
  const reasons =
    anchors.length > 0
      ? checkAnchored(clause, reading, { sources: anchors, isNamed: named.length > 0 })
      : checkParts(clause, reading);
  return { reasons, anchors };
}
