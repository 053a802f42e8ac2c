import { isInForce, mayBeInForce } from "@postulo/evidence/qualification-state";
import { findTerms } from "@postulo/evidence/find-terms";
import { inForce } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import {
  acceptsUnfinished,
  asksSupervision,
  showsSupervision,
} from "@postulo/lexicon/implied-terms";
import { alternatingTimes } from "@postulo/lexicon/job-facts";
import { teaching } from "@postulo/lexicon/trainings";
import {
  answersInitials,
  answersStudies,
  isForExperience,
  isForStudies,
} from "../../asked-studies.ts";
import type { MatchedWish, Month, Wish } from "../../profile-parts.ts";
import { alternativesIn, withoutTerms } from "./alternatives.ts";
import { provenByLevel } from "./asked-level.ts";
import { certifies, isForTraining } from "./certified.ts";
import { isOfWish } from "./is-of-wish.ts";
import { meetsConditions } from "./conditions.ts";
import { bestProofs, isOfLevel } from "./levels.ts";
import { provenBySuite } from "./office-suite.ts";
import { tellsOtherDeed } from "./other-deed.ts";
import { learner, withoutTaught } from "./proofs.ts";
import type { Proof } from "./proofs.ts";
import { missingCodes, namedByWords, provenByWords } from "./prove.ts";
import { provenBySecondLanguage } from "./second-language.ts";
import { isDeniedBy } from "./stated-share.ts";
import { isOfRank, namesRank } from "./study-ranks.ts";
import { isOfTeamSize } from "./team-size.ts";
import { withJoinedTimes } from "./work-times.ts";

type TermHit = ReturnType<typeof findTerms>[number];
type Term = TermHit["term"];

/** The word of the posting for a term. */
function wordOf(term: Term, text: string): string {
  const spellings = term.spellings.map((spelling) => spelling.replace(/^!/, ""));
  const folded = fold(text);
  return spellings.find((spelling) => folded.includes(fold(spelling))) ?? term.en;
}

const isOnlyItself = ({ kind }: Term) => kind === "tool" || kind === "language";

/** Terms that only the same term proves: another tool or licence is no substitute. */
const isExact = (term: Term) => isOnlyItself(term) || term.kind === "credential";

/** Names of degrees too: "DEAES". */
const abbreviation = /(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu;

/**
 * Restricts the proofs of a wish for a degree to the studies of its subject, or to names without any study: "tutored three apprentices
 * for their BTS" is a job of somebody who may have none.
 */
export function onlyStudies(text: string, provenBy: readonly string[], all: readonly Proof[]) {
  if (!isForStudies(text)) return provenBy;
  const proofs = all.filter(({ id }) => provenBy.includes(id));
  const studies = proofs.filter(({ isStudy }) => isStudy);
  if (studies.length === 0) return proofs.filter(({ isName }) => isName).map(({ id }) => id);
  const subject = text.replace(abbreviation, " ");
  const hasSubject = (title: string) =>
    answersStudies(subject, title) && (!namesRank(text) || answersInitials(text, title));
  return studies
    .filter((study) => hasSubject(study.text) && isOfRank(text, study.text))
    .map(({ id }) => id);
}

const hasAll = (proof: Proof, terms: readonly Term[]) =>
  terms.every(({ id }) => proof.terms.has(id));

const hasOneOfEach = (proof: Proof, groups: readonly (readonly Term[])[]) =>
  groups.every((group) => group.some(({ id }) => proof.terms.has(id)));

const distinct = (terms: readonly Term[]) => [
  ...new Map(terms.map((term) => [term.id, term])).values(),
];

/** Whether a part may still hold: a skill or a note without a date, and any other that says it does. */
const holds = ({ text, isName, isStudy }: Proof, today: Month) =>
  isName && !isStudy ? mayBeInForce(text, today) : isInForce(text, today);

/** Whether a wish is for work other than teaching, which who teaches it need not have done. */
const isDoing = ({ kind, text }: Wish) =>
  (kind === "duty" || isForExperience(text)) && !teaching.test(fold(text));

/**
 * The parts that can prove a wish: of experience and of alternating times no study, of what has to be in force no study or line of a job, which may have run
 * out, of a training or a check what certifies it, and of supervising what says that somebody was supervised.
 */
function provingParts(
  { kind, text }: Wish,
  all: readonly Proof[],
  today: Month | undefined,
): readonly Proof[] {
  const folded = fold(text);
  const isUnfinishedEnough = acceptsUnfinished.test(folded) || learner.test(folded);
  const done = isDoing({ kind, text }) ? all.map(withoutTaught) : all;
  const able = done.filter(
    (proof) =>
      (!proof.isOpen || isUnfinishedEnough) &&
      isOfLevel(text, proof) &&
      isOfTeamSize(text, proof.text) &&
      (!isForTraining(text) || certifies(proof)) &&
      meetsConditions(text, proof) &&
      !tellsOtherDeed(text, proof) &&
      !isDeniedBy(text, proof),
  );
  const lasting =
    today !== undefined && inForce.test(folded)
      ? able.filter((proof) => holds(proof, today))
      : able;
  const isForWork = isForExperience(text) || folded.search(alternatingTimes) >= 0;
  const proofs = isForWork ? lasting.filter(({ isStudy }) => !isStudy) : lasting;
  return asksSupervision.test(folded)
    ? proofs.filter(
        (proof) => proof.terms.has("team management") || showsSupervision.test(fold(proof.text)),
      )
    : proofs;
}

type Match = Omit<MatchedWish, "inNotes" | "byNotes" | "closest">;

/** A wish that no term proves: by its words, unless only the same tool or language would. */
function matchByWords({ kind, text }: Wish, terms: readonly Term[], proofs: readonly Proof[]) {
  if (terms.some(isOnlyItself)) return { kind, text, provenBy: [] };
  const proven = terms.some(isExact) ? namedByWords : provenByWords;
  return { kind, text, provenBy: proven(withJoinedTimes(text), proofs) };
}

/** With the skills that name the languages of a wish, at whatever level: what is known too little, or not how well, is not missing. */
function withLanguages(found: Match, hits: readonly TermHit[], all: readonly Proof[]): Match {
  const languages = hits.flatMap(({ term }) => (term.kind === "language" ? [term] : []));
  if (languages.length === 0 || found.provenBy.length > 0) return found;
  const named = all.filter((proof) => proof.isName && hasAll(proof, languages));
  if (named.length === 0) return found;
  const words = new Set(languages.map((term) => wordOf(term, found.text)));
  return {
    ...found,
    missing: found.missing.filter((word) => !words.has(word)),
    related: [...new Set([...found.related, ...named.map(({ id }) => id)])],
  };
}

/** Proven when at least half of its terms are proven (of alternatives one), with at least one exact term and all codes. Soft skills are not counted. */
export function matchWish({ kind, text }: Wish, all: readonly Proof[], today?: Month): Match {
  const proofs = provingParts({ kind, text }, all, today);
  const hits = findTerms(text).filter(({ term }) => term.kind !== "soft");
  const found =
    hits.length === 0
      ? { ...matchByWords({ kind, text }, [], proofs), missing: [], related: [] }
      : withLanguages(matchByTerms({ kind, text }, hits, proofs), hits, all);
  if (found.provenBy.length > 0) return found;
  const provenBy = [
    ...provenByLevel(text, proofs),
    ...provenBySecondLanguage(text, proofs),
    ...provenBySuite(text, proofs),
  ];
  return provenBy.length > 0 ? { ...found, provenBy, missing: [], related: [] } : found;
}

function matchByTerms(
  { kind, text }: Wish,
  hits: readonly TermHit[],
  proofs: readonly Proof[],
): Match {
  const groups = alternativesIn(text, hits);
  const able = proofs.filter(
    (proof) => (!proof.isTitle || hasOneOfEach(proof, groups)) && isOfWish(text, hits, proof),
  );
  const isNamed = (term: Term) => able.some((proof) => proof.terms.has(term.id));
  const namedGroups = groups.filter((group) => group.some(isNamed));
  const named = distinct(namedGroups.flat().filter(isNamed));
  const terms = distinct([
    ...named,
    ...groups.flatMap((group) => (group.some(isNamed) ? [] : group)),
  ]);
  const complete = able.filter((proof) => hasAll(proof, named));
  const naming =
    complete.length > 0
      ? complete
      : able.filter((proof) => named.some(({ id }) => proof.terms.has(id)));
  // Without what a title or a part on something else names: it proves nothing, but the profile has the word.
  const isAbsent = (term: Term) => !proofs.some((proof) => proof.terms.has(term.id));
  const missing = terms.filter(isAbsent).map((term) => wordOf(term, text));
  const asked = withoutTerms(text, hits, (term) => !terms.includes(term));
  const codes = missingCodes(asked, naming);
  const isExactMissing = terms.some(isExact) && !named.some(isExact);
  const isProven =
    namedGroups.length >= groups.length / 2 &&
    named.length > 0 &&
    codes.length === 0 &&
    !isExactMissing;
  if (isProven)
    return {
      kind,
      text,
      provenBy: bestProofs(text, naming).map(({ id }) => id),
      missing: [...missing, ...codes],
      related: [],
    };
  const { provenBy } = matchByWords({ kind, text }, terms, proofs);
  const others = naming.map(({ id }) => id).filter((id) => !provenBy.includes(id));
  return {
    kind,
    text,
    provenBy,
    missing: provenBy.length > 0 ? [] : [...missing, ...codes],
    related: named.length === 0 ? [] : others,
  };
}
