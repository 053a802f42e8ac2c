import { findLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import { findTerms } from "@postulo/evidence/find-terms";
import type { StoredProfile } from "@postulo/evidence/profile";
import { contentKeys } from "@postulo/evidence/words";
import { inForce } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { asksSupervision, showsSupervision } from "@postulo/lexicon/implied-terms";
import { type Posting, readPosting } from "@postulo/posting/posting";
import { readRequirements } from "@postulo/posting/requirements";
import { type CvDocument, type CvLine, isEntrySection } from "./cv-document.ts";
import { licenceLines } from "./internal/licence-lines.ts";
import { alternativesIn, withoutTerms } from "./internal/alternatives.ts";
import { missingCodes, namedByWords, provenByWords } from "./internal/prove.ts";
import { bestProofs } from "./internal/levels.ts";
import { type Proof, proofsOf, proofsOfNotes } from "./internal/proofs.ts";
import { answersStudies, isForExperience, isForStudies } from "./internal/studies.ts";
import { splitWishes } from "./internal/wishes.ts";
import { type Month, provenByYears } from "./internal/years.ts";
import type { MatchedRequirement, PostingMatch } from "./posting-match.ts";

type Term = ReturnType<typeof findTerms>[number]["term"];
type Wish = Pick<MatchedRequirement, "kind" | "text">;

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

/** Restricts the proofs of a wish for a degree to the studies of its subject. Proofs without any study are returned unchanged. */
function onlyStudies(text: string, provenBy: readonly string[], all: readonly Proof[]) {
  if (!isForStudies(text)) return provenBy;
  const studies = all.filter(({ id, isStudy }) => isStudy && provenBy.includes(id));
  if (studies.length === 0) return provenBy;
  const subject = text.replace(abbreviation, " ");
  return studies.filter((study) => answersStudies(subject, study.text)).map(({ id }) => id);
}

const hasAll = (proof: Proof, terms: readonly Term[]) =>
  terms.every(({ id }) => proof.terms.has(id));

const hasOneOfEach = (proof: Proof, groups: readonly (readonly Term[])[]) =>
  groups.every((group) => group.some(({ id }) => proof.terms.has(id)));

const distinct = (terms: readonly Term[]) => [
  ...new Map(terms.map((term) => [term.id, term])).values(),
];

/** Whether a part may still hold: a skill or a note has no date, any other says that it does. */
const mayBeInForce = ({ text, isName, isStudy }: Proof) =>
  (isName && !isStudy) || inForce.test(fold(text));

/**
 * The parts that can prove a wish: of experience no study, of what has to be in force no study or line of a job, which may have run
 * out, and of supervising what says that somebody was supervised.
 */
function provingParts(text: string, all: readonly Proof[]): readonly Proof[] {
  const lasting = inForce.test(fold(text)) ? all.filter(mayBeInForce) : all;
  const proofs = isForExperience(text) ? lasting.filter(({ isStudy }) => !isStudy) : lasting;
  return asksSupervision.test(fold(text))
    ? proofs.filter(
        (proof) => proof.terms.has("team management") || showsSupervision.test(fold(proof.text)),
      )
    : proofs;
}

/** Proven when at least half of its terms are proven (of alternatives one), with at least one exact term and all codes. Soft skills are not counted. */
function matchWish(
  { kind, text }: Wish,
  all: readonly Proof[],
): Omit<MatchedRequirement, "id" | "inNotes"> {
  const proofs = provingParts(text, all);
  const hits = findTerms(text).filter(({ term }) => term.kind !== "soft");
  if (hits.length === 0) return { kind, text, provenBy: provenByWords(text, proofs), missing: [] };
  const groups = alternativesIn(text, hits);
  const able = proofs.filter((proof) => !proof.isTitle || hasOneOfEach(proof, groups));
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
  const missing = terms.filter((term) => !isNamed(term)).map((term) => wordOf(term, text));
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
    };
  const proven = terms.some(isExact) ? namedByWords : provenByWords;
  const provenBy = terms.some(isOnlyItself) ? [] : proven(text, proofs);
  return { kind, text, provenBy, missing: provenBy.length > 0 ? [] : [...missing, ...codes] };
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The spelling in the text as it is there, except in capitals. */
function spelledIn(text: string, spelling: string): string | undefined {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapePattern(spelling)}(?![\\p{L}\\p{N}+#])`,
    "iu",
  );
  const found = pattern.exec(text)?.[0];
  const isShouted = found === found?.toUpperCase() && (found?.length ?? 0) > 5;
  return found === undefined || found.length < 2 || isShouted ? undefined : found;
}

/** "Leading a team" is not the name of a skill. */
const isVerbal = (name: string) => /^\p{L}+(?:ing|er|ir) /u.test(name);

/** The posting's names of skills whose own name is nothing but another spelling of the same term. */
function skillNames(master: CvDocument, { text }: Posting): Map<string, string> {
  const names = new Map<string, string>();
  const skills = master.sections.flatMap((section) =>
    section.kind === "skills"
      ? section.groups.flatMap((group) => (group.kind === "languages" ? [] : group.skills))
      : [],
  );
  for (const { id, name } of skills) {
    const term = findTerms(name)[0]?.term;
    if (!term || term.kind === "soft" || spelledIn(text, name)) continue;
    const spellings = term.spellings.map((spelling) => spelling.replace(/^!/, ""));
    if (!spellings.some((spelling) => fold(spelling) === fold(name))) continue;
    const found = spellings.map((spelling) => spelledIn(text, spelling)).find(Boolean);
    if (found !== undefined && !isVerbal(found))
      names.set(id, found.charAt(0).toLocaleUpperCase() + found.slice(1));
  }
  return names;
}

function titleScores(master: CvDocument, title: string | undefined): Map<string, number> {
  const asked = contentKeys(title ?? "");
  const jobs = master.sections.flatMap((section) =>
    isEntrySection(section) && section.kind === "experience" ? section.entries : [],
  );
  return new Map(
    jobs.map(({ id, title: own }) => {
      const words = contentKeys(own);
      return [id, [...asked].filter((word) => words.has(word)).length / Math.max(asked.size, 1)];
    }),
  );
}

const wishesOf = (posting: Posting): Wish[] =>
  readRequirements(posting).flatMap(({ kind, text }) =>
    splitWishes(text).map((wish) => ({ kind, text: wish })),
  );

/** What of the profile is compared besides its master CV. */
export type MatchOptions = {
  /** Notes that are not on the CV. */
  readonly otherNotes?: readonly CvLine[];
  /** Until when present jobs count as experience; without it, they do not. */
  readonly today?: Month | undefined;
};

/**
 * Compares a pasted posting with a master CV, and with the notes that are not on it. The posting is untrusted: it only chooses among
 * the profile's own parts.
 */
export function matchPosting(
  master: CvDocument,
  postingText: string,
  { otherNotes = [], today }: MatchOptions = {},
): PostingMatch {
  const posting = readPosting(postingText);
  const proofs = proofsOf(master);
  const noteProofs = proofsOfNotes(otherNotes);
  const experience = { title: posting.title ?? "", document: master, today };
  const requirements = wishesOf(posting).map((wish, at) => {
    const found = matchWish(wish, proofs);
    const shown = found.provenBy.length > 0 ? found.provenBy : provenByYears(wish.text, experience);
    const match = { ...found, provenBy: onlyStudies(wish.text, shown, proofs) };
    const noted = match.provenBy.length > 0 ? [] : matchWish(wish, noteProofs).provenBy;
    const inNotes = otherNotes.filter(({ id }) => noted.includes(id)).map(({ text }) => text);
    return { id: `r${at + 1}`, ...match, inNotes };
  });
  const written = findLetterLanguage(posting.language);
  return {
    title: posting.title,
    isSameLanguage: written === undefined || written === master.language,
    requirements,
    titleScores: titleScores(master, posting.title),
    skillNames: written === master.language ? skillNames(master, posting) : new Map(),
  };
}

/** Of notes that are not on CVs, what names a licence, registration or check that a posting asks for. */
export function askedLicences(postingText: string, notes: readonly CvLine[]): CvLine[] {
  const wishes = wishesOf(readPosting(postingText));
  return licenceLines(notes).flatMap(({ id, sentences }) => {
    const asked = sentences.filter((text) => {
      const proofs = proofsOfNotes([{ id, text }]);
      return wishes.some((wish) => matchWish(wish, proofs).provenBy.length > 0);
    });
    return asked.length > 0 ? [{ id, text: asked.join(" ") }] : [];
  });
}

/** The language of a profile's texts; undefined if they are too few, or in another one. */
export function profileLanguage(profile: StoredProfile): LetterLanguage | undefined {
  const texts = [
    profile.person.summary,
    ...profile.experiences.flatMap(({ title, description }) => [title, description]),
    ...profile.education.flatMap(({ degree, field, description }) => [degree, field, description]),
    ...profile.contributions.flatMap(({ title, description }) => [title, description]),
    ...profile.skills.map(({ name }) => name),
  ];
  return findLetterLanguage(readPosting(texts.join("\n")).language);
}
