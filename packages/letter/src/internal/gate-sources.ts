import type { EntryDate, LetterProfile, Period } from "../letter-profile.ts";
import type { Posting } from "../posting.ts";
import { monthsEn } from "./english/grammar.ts";
import { monthsFr } from "./french/period.ts";
import { titleForPerson } from "./french/titles.ts";
import { findTerms } from "./lexicon.ts";
import { figuresOf } from "./number-words.ts";
import { wordsOf } from "./words.ts";

/** What a text may speak of: the words, figures, terms and dates of one source. */
type Source = {
  readonly keys: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
};

export type GateSources = {
  readonly profile: Source;
  readonly posting: Source;
  /** What the letter may always call the job and its employer; the title in the form for this person, too. */
  readonly aims: readonly string[];
  /** "2019-3" for each month the profile dates something by. */
  readonly months: ReadonlySet<string>;
};

function dateTexts({ start, end }: Period): string[] {
  return [start, end].flatMap((date) => (date ? [String(date.year), ...monthNames(date)] : []));
}

function monthNames({ month }: EntryDate): string[] {
  return month === undefined ? [] : [monthsEn[month - 1] ?? "", monthsFr[month - 1] ?? ""];
}

/** Contact data stand in the head of a letter; their digits prove nothing. */
function contactTexts({ person }: LetterProfile): string[] {
  return [
    person.address,
    person.postal_code,
    person.phone_number,
    person.email,
    person.city,
    person.country,
  ];
}

function factTexts(profile: LetterProfile): string[] {
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
      years === undefined ? "" : String(years),
    ]),
    ...profile.websites.map(({ domain }) => domain),
    ...profile.notes.flatMap(({ label, content }) => [label, content]),
  ];
}

function sourceOf(facts: readonly string[], names: readonly string[] = []): Source {
  const text = facts.join("\n");
  const terms = new Map(findTerms(text).map(({ term }) => [term.id, term]));
  // What is named in one language may be said in the other.
  const translated = [...terms.values()].flatMap(({ en, fr }) => [en, fr]).join("\n");
  return {
    keys: new Set(wordsOf([text, translated, ...names].join("\n")).map(({ key }) => key)),
    figures: new Set(figuresOf(text).map(({ value }) => value)),
    terms: new Set(terms.keys()),
  };
}

function datedMonths(profile: LetterProfile): Set<string> {
  const periods = [...profile.experiences, ...profile.education, ...profile.contributions].map(
    ({ period }) => period,
  );
  return new Set(
    periods
      .flatMap(({ start, end }) => [start, end])
      .flatMap((date) => (date?.month === undefined ? [] : [`${date.year}-${date.month}`])),
  );
}

export function gateSources(profile: LetterProfile, posting: Posting): GateSources {
  const { title = "" } = posting;
  const titles = [title, titleForPerson(title, profile.person.gender)];
  return {
    profile: sourceOf(factTexts(profile), contactTexts(profile)),
    posting: sourceOf([posting.text, ...titles]),
    aims: [...titles, posting.company ?? ""].filter((name) => name !== ""),
    months: datedMonths(profile),
  };
}
