import { statements } from "./internal/clause.ts";
import type { Clause, ReadClause } from "./internal/clause.ts";
import { readEnglishClause } from "./internal/english/read-clause.ts";
import { readFrenchClause } from "./internal/french/read-clause.ts";
import { bearing, findTerms, termById } from "./internal/lexicon.ts";
import type { Term } from "./internal/lexicon.ts";
import { createIsReadable, profileTexts } from "./internal/profile-language.ts";
import { createSpokenName } from "./internal/skill-names.ts";
import type { SpokenName } from "./internal/skill-names.ts";
import { createNameTerm } from "./internal/term-names.ts";
import type { NameTerm } from "./internal/term-names.ts";
import { textHash } from "./internal/text-hash.ts";
import { standTogether, statementStems } from "./internal/word-stems.ts";
import { contentKeys } from "./internal/words.ts";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type {
  Contribution,
  Education,
  Experience,
  LetterProfile,
  Period,
  Skill,
} from "./letter-profile.ts";
import type { Posting } from "./posting.ts";
import type { Requirement, RequirementKind } from "./requirements.ts";

/** One statement of an entry, and how much it says about this posting. */
export type StatementEvidence = {
  readonly text: string;
  readonly clause: Clause | undefined;
  readonly terms: ReadonlySet<string>;
  readonly score: number;
};

/** A job, or a contribution told like one, with its statements in the order of their worth for this posting. */
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
  /** Where it is not, the posting's words for it, or its own when they are the same in both languages. */
  readonly otherName: string | undefined;
  /** Its own name as it stands inside a sentence. */
  readonly spokenName: string;
  readonly score: number;
};
export type EducationEvidence = { readonly entry: Education; readonly score: number };

/** A term that the posting asks for, and the entries in which the profile names it. */
export type MatchedTerm = {
  readonly term: Term;
  readonly sources: readonly string[];
  readonly weight: number;
};

/** Everything the profile holds for this posting, best first, and what the posting asks for that the profile does not name. */
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

type Wanted = {
  readonly terms: ReadonlyMap<string, number>;
  readonly keys: ReadonlyMap<string, number>;
};

const raise = (weights: Map<string, number>, key: string, weight: number) =>
  weights.set(key, Math.max(weights.get(key) ?? 0, weight));

/** What the posting wants, each term and word with its highest weight; a word of every second line says little. */
function wantedBy(posting: Posting, requirements: readonly Requirement[]): Wanted {
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

function worth(text: string, wanted: Wanted): { score: number; terms: Set<string> } {
  const terms = new Set(findTerms(text).map(({ term }) => term.id));
  const byTerm = [...terms].reduce((sum, id) => sum + (wanted.terms.get(id) ?? 0), 0);
  const byWord = [...contentKeys(text)].reduce((sum, key) => sum + (wanted.keys.get(key) ?? 0), 0);
  return { score: byTerm + Math.min(byWord, 5) * 0.7, terms };
}

const recencyWorth = 4;

/** A figure makes a statement tangible. */
const figureWorth = 0.8;

type Reading = {
  readonly wanted: Wanted;
  readonly read: ReadClause;
  readonly isReadable: (text: string) => boolean;
  readonly year: number;
  /** Decides among statements that are worth the same, so that two postings are not told the same ones. */
  readonly seed: string;
};

function statementEvidence(
  description: string,
  { wanted, read, isReadable, seed }: Reading,
): StatementEvidence[] {
  const readable = isReadable(description);
  return statements(description)
    .map((text) => {
      const { score, terms } = worth(text, wanted);
      const clause = readable ? read(text) : undefined;
      return { text, clause, terms, score: score + (/\d/.test(text) ? figureWorth : 0) };
    })
    .map((statement) => ({ statement, rank: statement.score + luck(statement.text + seed) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ statement }) => statement);
}

/** Among statements of nearly the same worth the posting's text decides; one that answers the posting stays before one that does not. */
const luckWorth = 1.1;
const luck = (text: string) => ((textHash(text) % 1000) / 1000) * luckWorth;

/** What is still done counts most; every year since costs a little. */
function recency(period: Period, year: number): number {
  if (period.isCurrent) return recencyWorth;
  const ended = period.end?.year ?? period.start?.year;
  return ended === undefined ? 0 : Math.max(0, recencyWorth - (year - ended) * 0.4);
}

type RoleEntry = { readonly kind: RoleEvidence["kind"]; readonly entry: Experience | Contribution };

function roleEvidence(role: RoleEntry, reading: Reading): RoleEvidence {
  const { wanted, year } = reading;
  const { kind, entry } = role;
  const told = statementEvidence(entry.description, reading);
  const head = worth(entry.title, wanted);
  const terms = new Set(told.flatMap((statement) => [...statement.terms]));
  const body = told.slice(0, 4).reduce((sum, { score }) => sum + score, 0);
  return {
    id: entry.id,
    kind,
    title: entry.title,
    organization: "company" in entry ? entry.company : entry.organization,
    location: "location" in entry ? entry.location : "",
    period: entry.period,
    statements: told,
    terms,
    score: head.score * 1.5 + body + recency(entry.period, year),
  };
}

type SkillNaming = {
  readonly posting: Posting;
  readonly nameTerm: NameTerm;
  readonly spokenName: SpokenName;
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

function matchTerms(profile: LetterProfile, wanted: Wanted): MatchedTerm[] {
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

/** Holds the profile against what the posting wants. Deterministic: equal worth keeps the order of the profile. */
export function gatherEvidence(
  profile: LetterProfile,
  wish: {
    posting: Posting;
    requirements: readonly Requirement[];
    language: LetterLanguage;
    year: number;
  },
): Evidence {
  const { posting, requirements, language, year } = wish;
  const wanted = wantedBy(posting, requirements);
  const reading = {
    wanted,
    read: readers[language],
    isReadable: createIsReadable(profile, language),
    year,
    seed: posting.text,
  };
  const nameTerm = createNameTerm(profile, posting, language);
  const naming = { posting, nameTerm, spokenName: createSpokenName(profile, posting, language) };
  const matched = matchTerms(profile, wanted).sort((a, b) => b.weight - a.weight);
  const matchedIds = new Set(matched.map(({ term }) => term.id));
  const said = profileTexts(profile).flatMap(({ text }) => statementStems(text));
  // Whoever sends this letter knows its language.
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
        score: worth(`${entry.degree} ${entry.field}`, wanted).score + recency(entry.period, year),
      })),
    ),
    skills: best(profile.skills.map((skill) => skillEvidence(skill, reading, naming))),
    matched,
    gaps: [...new Map(mustTerms.map((term) => [term.id, term])).values()]
      .filter(({ id, kind }) => kind !== "soft" && !matchedIds.has(id) && id !== ownLanguage)
      .filter(({ spellings }) => !spellings.some((one) => standTogether(bearing(one), said)))
      .flatMap((term) => nameTerm(term, []) ?? [])
      .filter((name) => !standTogether(bearing(name), said)),
    nameTerm,
  };
}
