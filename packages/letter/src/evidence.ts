import { statements } from "./internal/clause.ts";
import type { Clause, ReadClause } from "./internal/clause.ts";
import { readEnglishClause } from "./internal/english/read-clause.ts";
import { readFrenchClause } from "./internal/french/read-clause.ts";
import { significantWords, findTerms, termById } from "@postulo/evidence/find-terms";
import type { Term } from "@postulo/evidence/find-terms";
import { createIsReadable, profileTexts } from "./internal/profile-language.ts";
import { createSkillNamer } from "./internal/skill-names.ts";
import type { SkillNamer } from "./internal/skill-names.ts";
import { createNameTerm } from "./internal/term-names.ts";
import type { NameTerm } from "./internal/term-names.ts";
import { textHash } from "./internal/text-hash.ts";
import { occurTogether, statementStems } from "./internal/word-stems.ts";
import { contentKeys } from "@postulo/evidence/words";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type {
  Contribution,
  Education,
  Experience,
  StoredProfile,
  Period,
  Skill,
} from "@postulo/evidence/profile";
import type { Posting } from "./posting.ts";
import type { Requirement, RequirementKind } from "./requirements.ts";

/** A statement of an entry with its score for this posting. */
export type StatementEvidence = {
  readonly text: string;
  readonly clause: Clause | undefined;
  readonly terms: ReadonlySet<string>;
  readonly score: number;
};

/** A job, or a contribution narrated like one, with its statements by descending score for this posting. */
export type RoleEvidence = {
  readonly id: string;
  readonly kind: "experience" | "contribution";
  readonly title: string;
  readonly organization: string;
  readonly location: string;
  readonly period: Period;
  readonly statements: readonly StatementEvidence[];
  readonly terms: ReadonlySet<string>;
  readonly score: number;
};

export type SkillEvidence = {
  readonly skill: Skill;
  readonly term: Term | undefined;
  /** Whether its own name is in the letter's language. */
  readonly isReadable: boolean;
  /** Otherwise the posting's term for it, or its own if it is the same in both languages. */
  readonly otherName: string | undefined;
  /** Its own name as written inside a sentence. */
  readonly spokenName: string;
  readonly score: number;
};
export type EducationEvidence = { readonly entry: Education; readonly score: number };

/** A term that the posting requires, and the entries in which the profile names it. */
export type MatchedTerm = {
  readonly term: Term;
  readonly sources: readonly string[];
  readonly weight: number;
};

/** The profile's content for this posting, best first, and the posting's requirements that the profile does not name. */
export type Evidence = {
  readonly roles: readonly RoleEvidence[];
  readonly contributions: readonly RoleEvidence[];
  readonly education: readonly EducationEvidence[];
  readonly skills: readonly SkillEvidence[];
  readonly matched: readonly MatchedTerm[];
  /** By the posting's words. */
  readonly gaps: readonly string[];
  readonly nameTerm: NameTerm;
};

const kindWeight: Record<RequirementKind, number> = { must: 3, duty: 2, nice: 1.5 };
const readers: Record<LetterLanguage, ReadClause> = { en: readEnglishClause, fr: readFrenchClause };

type TermWeights = {
  readonly terms: ReadonlyMap<string, number>;
  readonly keys: ReadonlyMap<string, number>;
};

const raise = (weights: Map<string, number>, key: string, weight: number) =>
  weights.set(key, Math.max(weights.get(key) ?? 0, weight));

/** The terms and words of the requirements with their highest weight; a word of every second line has little weight. */
function termWeights(posting: Posting, requirements: readonly Requirement[]): TermWeights {
  const terms = new Map<string, number>();
  const keys = new Map<string, number>();
  for (const requirement of requirements) {
    const weight = kindWeight[requirement.kind];
    for (const term of requirement.terms) raise(terms, term.id, weight);
    for (const key of requirement.keys) raise(keys, key, weight / 3);
  }
  for (const { term } of findTerms(posting.title ?? "")) raise(terms, term.id, 2);
  for (const key of contentKeys(posting.title ?? "")) raise(keys, key, 1.5);
  return { terms, keys };
}

function scoreText(text: string, wanted: TermWeights): { score: number; terms: Set<string> } {
  const terms = new Set(findTerms(text).map(({ term }) => term.id));
  const byTerm = [...terms].reduce((sum, id) => sum + (wanted.terms.get(id) ?? 0), 0);
  const byWord = [...contentKeys(text)].reduce((sum, key) => sum + (wanted.keys.get(key) ?? 0), 0);
  return { score: byTerm + Math.min(byWord, 5) * 0.7, terms };
}

const recencyScore = 4;

/** A figure makes a statement tangible. */
const figureScore = 0.8;

type Reading = {
  readonly wanted: TermWeights;
  readonly read: ReadClause;
  readonly isReadable: (text: string) => boolean;
  readonly year: number;
  /** Breaks ties between statements of equal score, so that letters for two postings differ. */
  readonly seed: string;
};

function statementEvidence(
  description: string,
  { wanted, read, isReadable, seed }: Reading,
): StatementEvidence[] {
  const readable = isReadable(description);
  return statements(description)
    .map((text) => {
      const { score, terms } = scoreText(text, wanted);
      const clause = readable ? read(text) : undefined;
      return { text, clause, terms, score: score + (/\d/.test(text) ? figureScore : 0) };
    })
    .map((statement) => ({ statement, rank: statement.score + tieBreak(statement.text + seed) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ statement }) => statement);
}

/** The largest bonus from the posting's text: less than that of a match. */
const tieBreakRange = 1.1;
const tieBreak = (text: string) => ((textHash(text) % 1000) / 1000) * tieBreakRange;

/** A current entry scores most; each year since costs a little. */
function recency(period: Period, year: number): number {
  if (period.isCurrent) return recencyScore;
  const ended = period.end?.year ?? period.start?.year;
  return ended === undefined ? 0 : Math.max(0, recencyScore - (year - ended) * 0.4);
}

type RoleEntry = { readonly kind: RoleEvidence["kind"]; readonly entry: Experience | Contribution };

function roleEvidence(role: RoleEntry, reading: Reading): RoleEvidence {
  const { wanted, year } = reading;
  const { kind, entry } = role;
  const ranked = statementEvidence(entry.description, reading);
  const head = scoreText(entry.title, wanted);
  const terms = new Set(ranked.flatMap((statement) => [...statement.terms]));
  const body = ranked.slice(0, 4).reduce((sum, { score }) => sum + score, 0);
  return {
    id: entry.id,
    kind,
    title: entry.title,
    organization: "company" in entry ? entry.company : entry.organization,
    location: "location" in entry ? entry.location : "",
    period: entry.period,
    statements: ranked,
    terms,
    score: head.score * 1.5 + body + recency(entry.period, year),
  };
}

type SkillNaming = {
  readonly posting: Posting;
  readonly nameTerm: NameTerm;
  readonly spokenName: SkillNamer;
};

function skillEvidence(
  skill: Skill,
  { wanted, isReadable }: Reading,
  { posting, nameTerm, spokenName }: SkillNaming,
): SkillEvidence {
  const term = findTerms(skill.name)[0]?.term;
  const byTerm = term ? (wanted.terms.get(term.id) ?? 0) : 0;
  const keys = [...contentKeys(skill.name)];
  const named =
    keys.length > 0 &&
    keys.every((key) => wanted.keys.has(key) || contentKeys(posting.title ?? "").has(key));
  return {
    skill,
    term,
    isReadable: isReadable(skill.name),
    otherName: term && nameTerm(term, [skill.id]),
    spokenName: skill.category === "toolsAndSoftware" ? skill.name : spokenName(skill.name),
    score: Math.max(byTerm, named ? 1.5 : 0),
  };
}

function matchTerms(profile: StoredProfile, wanted: TermWeights): MatchedTerm[] {
  const sources = new Map<string, Set<string>>();
  for (const { id, text } of profileTexts(profile)) {
    for (const { term } of findTerms(text)) {
      const ids = sources.get(term.id) ?? new Set<string>();
      sources.set(term.id, ids.add(id));
    }
  }
  return [...wanted.terms].flatMap(([termId, weight]) => {
    const term = termById(termId);
    const ids = sources.get(termId);
    return term && ids ? [{ term, sources: [...ids], weight }] : [];
  });
}

const best = <Scored extends { score: number }>(list: Scored[]) =>
  list.sort((a, b) => b.score - a.score);

/** Scores the profile for the posting. Deterministic: equal scores have the order of the profile. */
export function gatherEvidence(
  profile: StoredProfile,
  wish: {
    posting: Posting;
    requirements: readonly Requirement[];
    language: LetterLanguage;
    year: number;
  },
): Evidence {
  const { posting, requirements, language, year } = wish;
  const wanted = termWeights(posting, requirements);
  const reading = {
    wanted,
    read: readers[language],
    isReadable: createIsReadable(profile, language),
    year,
    seed: posting.text,
  };
  const nameTerm = createNameTerm(profile, posting, language);
  const naming = { posting, nameTerm, spokenName: createSkillNamer(profile, posting, language) };
  const matched = matchTerms(profile, wanted).sort((a, b) => b.weight - a.weight);
  const matchedIds = new Set(matched.map(({ term }) => term.id));
  const profileStems = profileTexts(profile).flatMap(({ text }) => statementStems(text));
  // The sender of the letter speaks its language.
  const ownLanguage = language === "en" ? "english" : "french";
  const mustTerms = requirements
    .filter(({ kind }) => kind === "must")
    .flatMap(({ terms }) => terms);
  return {
    roles: best(
      profile.experiences.map((entry) => roleEvidence({ kind: "experience", entry }, reading)),
    ),
    contributions: best(
      profile.contributions.map((entry) => roleEvidence({ kind: "contribution", entry }, reading)),
    ),
    education: best(
      profile.education.map((entry) => ({
        entry,
        score:
          scoreText(`${entry.degree} ${entry.field}`, wanted).score + recency(entry.period, year),
      })),
    ),
    skills: best(profile.skills.map((skill) => skillEvidence(skill, reading, naming))),
    matched,
    gaps: [...new Map(mustTerms.map((term) => [term.id, term])).values()]
      .filter(({ id, kind }) => kind !== "soft" && !matchedIds.has(id) && id !== ownLanguage)
      .filter(
        ({ spellings }) =>
          !spellings.some((one) => occurTogether(significantWords(one), profileStems)),
      )
      .flatMap((term) => nameTerm(term, []) ?? [])
      .filter((name) => !occurTogether(significantWords(name), profileStems)),
    nameTerm,
  };
}
