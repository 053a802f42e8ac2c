import type { EntryDate, StoredProfile, Period } from "@postulo/evidence/profile";
import type { Posting } from "../../posting.ts";
import { monthsEn } from "../english/grammar.ts";
import { monthsFr } from "../french/period.ts";
import { targetTitle, titleForPerson } from "../french/titles.ts";
import { claimFacts } from "./claim-facts.ts";
import type { ClaimFacts } from "./claim-facts.ts";
import { countsYears } from "./durations.ts";
import { significantWords, findTerms } from "@postulo/evidence/find-terms";
import { figuresOf } from "../number-words.ts";
import { memoize } from "@postulo/evidence/memoize";
import { occurTogether, statementStems } from "../word-stems.ts";
import { wordsOf } from "@postulo/evidence/words";

/** The words, figures, terms and dates of one source, which a letter may use. */
type Source = {
  readonly keys: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  /** Those that count something else than years. */
  readonly counts: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
  /** Whether one statement contains all words of a term, in any inflection. */
  readonly containsTerm: (term: string) => boolean;
};

export type GateSources = {
  readonly profile: Source;
  readonly posting: Source;
  /** Names of the job and the employer that any letter may use, with the title in the applicant's gender. */
  readonly targetNames: readonly string[];
  /** "2019-3" for each month the profile dates something by. */
  readonly months: ReadonlySet<string>;
  readonly claims: ClaimFacts;
};

function dateTexts({ start, end }: Period): string[] {
  return [start, end].flatMap((date) => (date ? [String(date.year), ...monthNames(date)] : []));
}

function monthNames({ month }: EntryDate): string[] {
  return month === undefined ? [] : [monthsEn[month - 1] ?? "", monthsFr[month - 1] ?? ""];
}

/** Contact data are in the header of a letter; their digits support no claim. */
function contactTexts({ person }: StoredProfile): string[] {
  return [
    person.address,
    person.postal_code,
    person.phone_number,
    person.email,
    person.city,
    person.country,
  ];
}

function factTexts(profile: StoredProfile): string[] {
  const { first_name, last_name, summary } = profile.person;
  return [
    first_name,
    last_name,
    summary,
    ...profile.experiences.flatMap(({ company, title, location, description, period }) => [
      company,
      title,
      location,
      description,
      ...dateTexts(period),
    ]),
    ...profile.education.flatMap(({ school, degree, field, description, period }) => [
      school,
      degree,
      field,
      description,
      ...dateTexts(period),
    ]),
    ...profile.contributions.flatMap(({ organization, title, description, period }) => [
      organization,
      title,
      description,
      ...dateTexts(period),
    ]),
    ...profile.skills.flatMap(({ name, level, years }) => [
      name,
      level,
      years === undefined ? "" : `${years} years`,
    ]),
    ...profile.websites.map(({ domain }) => domain),
    ...profile.notes.flatMap(({ label, content }) => [label, content]),
  ];
}

function sourceOf(facts: readonly string[], names: readonly string[] = []): Source {
  const text = facts.join("\n");
  const terms = new Map(findTerms(text).map(({ term }) => [term.id, term]));
  // Languages have one name in each language; our names of other things may say more than the text does.
  const translated = [...terms.values()]
    .flatMap(({ kind, en, fr }) => (kind === "language" ? [en, fr] : []))
    .join("\n");
  const figures = figuresOf(text);
  const statements = statementStems(text);
  return {
    keys: new Set(wordsOf([text, translated, ...names].join("\n")).map(({ key }) => key)),
    figures: new Set(figures.map(({ value }) => value)),
    counts: new Set(
      figures
        .filter(({ start, text: figure }) => !countsYears(text, start + figure.length))
        .map(({ value }) => value),
    ),
    terms: new Set(terms.keys()),
    containsTerm: memoize((term) => occurTogether(significantWords(term), statements)),
  };
}

function datedMonths(profile: StoredProfile): Set<string> {
  const periods = [...profile.experiences, ...profile.education, ...profile.contributions].map(
    ({ period }) => period,
  );
  return new Set(
    periods
      .flatMap(({ start, end }) => [start, end])
      .flatMap((date) => (date?.month === undefined ? [] : [`${date.year}-${date.month}`])),
  );
}

const made = new WeakMap<StoredProfile, WeakMap<Posting, GateSources>>();

/** The content of profile and posting, cached for each pair, since a text is checked sentence by sentence. */
export function gateSources(profile: StoredProfile, posting: Posting): GateSources {
  const ofProfile = made.get(profile) ?? new WeakMap<Posting, GateSources>();
  made.set(profile, ofProfile);
  const sources = ofProfile.get(posting) ?? readSources(profile, posting);
  ofProfile.set(posting, sources);
  return sources;
}

function readSources(profile: StoredProfile, posting: Posting): GateSources {
  const { title = "" } = posting;
  const { gender } = profile.person;
  // Longest first: the others are parts of it.
  const titles = [
    title === "" ? "" : targetTitle(title, gender, posting.text),
    title,
    titleForPerson(title, gender),
  ];
  const targetNames = [...titles, posting.company ?? ""].filter((name) => name !== "");
  return {
    profile: sourceOf(factTexts(profile), contactTexts(profile)),
    posting: sourceOf([posting.text, ...targetNames]),
    targetNames,
    months: datedMonths(profile),
    claims: claimFacts(profile, posting, { factTexts: factTexts(profile), targetNames }),
  };
}
