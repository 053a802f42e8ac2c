import type { StoredAnswer } from "../../answer.ts";
import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { FieldKey } from "../../field-key.ts";
import { namesCompany } from "./other-company.ts";
import { regionOf } from "../countries.ts";

const employerKeys: ReadonlySet<string> = new Set<FieldKey>([
  "custom_question",
  "motivation",
  "referral_name",
  "previously_employed",
  "how_heard",
  "how_heard_other",
]);

/** Whether an answer of this kind is about one employer, so that one given in a form is stored for that employer only. */
export const isOfEmployer = (kind: string): boolean => employerKeys.has(kind);

/** Whether an answer for all was given to one employer, which it is about. One without its question was written for all. */
const isOfSomeEmployer = ({ kind, question, isDraft }: StoredAnswer) =>
  !isDraft && question !== "" && kind !== "custom_question" && isOfEmployer(kind);

/** Rank of an answer's scope: this employer, then this job title, then global. */
function scopeRank(answer: StoredAnswer, { target }: Applicant): number {
  const { scope, scopeName } = answer;
  if (scope === "global") return isOfSomeEmployer(answer) ? 0 : 1;
  const name = plainWords(scopeName);
  if (!target || name === "") return 0;
  if (scope === "employer") return plainWords(target.company) === name ? 3 : 0;
  return ` ${plainWords(target.title)} `.includes(` ${name} `) ? 2 : 0;
}

const countryKeys: ReadonlySet<FieldKey> = new Set<FieldKey>([
  "work_authorization",
  "visa_sponsorship",
]);

const maxCountryWords = 4;

/** A sentence with only its first letter in upper case contains no proper name. */
const hasNoName = /^[^a-z]*[A-ZÀ-Ý][^A-ZÀ-Ýa-z]*[a-z][^A-ZÀ-Ý]*$/;

/** The countries in the text of a question: each one's words and its code. */
function namedCountries(question: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (hasNoName.test(question)) return found;
  const words = plainWords(question).split(" ");
  for (let from = 0; from < words.length; from++) {
    for (let size = 1; size <= maxCountryWords && from + size <= words.length; size++) {
      const text = words.slice(from, from + size).join(" ");
      // "in", "us" and similar codes are also words.
      const region = text.length > 3 || /^(?:usa?|uk)$/.test(text) ? regionOf(text) : undefined;
      if (region && !(text === "us" && words[from - 1] !== "the")) found.set(text, region);
    }
  }
  return found;
}

/** The countries in the text of a question. */
export const countriesIn = (question: string): ReadonlySet<string> =>
  new Set(namedCountries(question).values());

/** The words that name a country, the longest first. */
export const countrySpans = (question: string): readonly string[] =>
  [...namedCountries(question).keys()].toSorted((one, other) => other.length - one.length);

/** A country that the question does not name: "the country in which this role is located". */
const unnamedCountry = /\bcountry\b.{0,20} (?:role|position|job)\b|\bpays\b.{0,20} poste\b/;

const questionOf = ({ field }: Classified) => field.labels[0]?.text ?? "";

/** The country that an answer is about: its own, or the only one that its question names; empty when it is about none, undefined for several. */
function countryOf({ country, question }: StoredAnswer): string | undefined {
  if (country !== "") return country;
  const [named = "", ...others] = countriesIn(question);
  return others.length === 0 ? named : undefined;
}

/**
 * Whether the answer's country is that of the question, for answers that depend on a country. A question that names none
 * means the country of the job, which is not known: only an answer to exactly this question, or for this employer, fits.
 */
function fitsCountry(answer: StoredAnswer, asked: Classified, isSame: boolean): boolean {
  if (!countryKeys.has(answer.kind)) return true;
  const question = questionOf(asked);
  const about = countryOf(answer);
  const [named, ...others] = countriesIn(question);
  if (named !== undefined) return isSame || (others.length === 0 && about === named);
  if (asked.country) return about === asked.country;
  const isScoped = answer.scope === "employer";
  const isEnough = unnamedCountry.test(plainWords(question))
    ? isSame && isScoped
    : isSame || isScoped;
  return about === "" && isEnough;
}

const asksForNeed = /\b(?:need(?:s|ed|ing)?|requir(?:e|es|ed|ing)|besoin|necessit\w*|requis\w*)\b/;
const denies =
  /\b(?:without|sans|not|no|t|never|ne|n|pas|aucune?|unable|cannot|restrict\w*|limit\w*|prevent\w*|expir\w*)\b/;

/** Whether a question is about a need, and whether it denies: a "yes" to one sense can be a "no" to another. */
function senseOf(question: string): string {
  const words = plainWords(question);
  return `${asksForNeed.test(words)} ${denies.test(words)}`;
}

/** What an answer without its question was given to. */
const usualQuestion = ({ kind }: StoredAnswer) => (kind === "visa_sponsorship" ? "need" : "");

/**
 * What is stored for a question about permits that no stored answer surely fits, to be offered: the answers to questions of
 * its kind that are not about another country, and say which one they are about; empty when they differ, or when one was
 * given to a question of another sense. An answer for one employer or title is for that one alone. For a country that the question itself names, only answers about that country.
 */
export function permitAnswers(
  classified: Classified,
  applicant: Applicant,
): readonly StoredAnswer[] {
  if (!countryKeys.has(classified.key) || classified.isBinding) return [];
  const question = questionOf(classified);
  const [inQuestion, ...others] = countriesIn(question);
  const named = inQuestion ?? classified.country ?? "";
  const inScope = (applicant.answers ?? []).filter((one) => scopeRank(one, applicant) > 0);
  const known = inScope.filter((one) => {
    const about = countryOf(one);
    const isTold =
      about === ""
        ? inQuestion === undefined
        : named === ""
          ? one.question !== ""
          : about === named;
    return one.kind === classified.key && isTold;
  });
  const isOne = new Set(known.map(({ answer }) => plainWords(answer))).size === 1;
  const sense = senseOf(question);
  const isSameSense = known.every((one) => senseOf(one.question || usualQuestion(one)) === sense);
  return isOne && isSameSense && others.length === 0 ? known : [];
}

const offeredToOthers: ReadonlySet<FieldKey> = new Set<FieldKey>([
  "how_heard",
  "how_heard_other",
  "previously_employed",
]);

/** The only answer that was given to other employers about themselves, to be offered to this one. */
export function answerToOthers(
  { key, isBinding }: Classified,
  { answers = [] }: Applicant,
): StoredAnswer | undefined {
  if (!offeredToOthers.has(key) || isBinding) return undefined;
  const [first, ...others] = answers.filter(({ kind }) => kind === key);
  const isOne = others.every(
    ({ answer }) => plainWords(answer) === plainWords(first?.answer ?? ""),
  );
  return isOne ? first : undefined;
}

/**
 * The questions about work permits with the country of the form: the only one that any of them names, as in "Are you
 * authorised to work in Canada?" before "Will you need sponsorship?".
 */
export function withFormCountry(classified: readonly Classified[]): readonly Classified[] {
  const asked = classified.filter(({ key }) => countryKeys.has(key));
  const [country, ...others] = new Set(asked.flatMap((one) => [...countriesIn(questionOf(one))]));
  if (country === undefined || others.length > 0) return classified;
  return classified.map((one) => (countryKeys.has(one.key) ? { ...one, country } : one));
}

const isSameQuestion = (answer: StoredAnswer, question: string) =>
  answer.question !== "" && plainWords(answer.question) === plainWords(question);

type Found =
  | { readonly kind: "answer"; readonly answer: StoredAnswer }
  | { readonly kind: "otherCompany" };

/**
 * The stored answer to a question: first by the same text, then by the same kind, the most specific scope first. Different
 * answers of the same rank are ambiguous. A text that names another company is found and rejected.
 */
export function findAnswer(classified: Classified, applicant: Applicant): Found | undefined {
  const question = questionOf(classified);
  const isOwn = classified.key === "custom_question" || classified.isBinding === true;
  const rank = (answer: StoredAnswer) => {
    const near = scopeRank(answer, applicant);
    const isSame = isSameQuestion(answer, question);
    if (near === 0 || !fitsCountry(answer, classified, isSame)) return 0;
    if (isSame) return near + 10;
    return !isOwn && answer.kind === classified.key ? near : 0;
  };
  const ranked = (applicant.answers ?? []).map((answer) => ({ answer, rank: rank(answer) }));
  const best = Math.max(0, ...ranked.map((one) => one.rank));
  const [first, ...others] = best === 0 ? [] : ranked.filter((one) => one.rank === best);
  if (!first || others.some(({ answer }) => answer.answer !== first.answer.answer))
    return undefined;
  return namesCompany(first.answer.answer, applicant)
    ? { kind: "otherCompany" }
    : { kind: "answer", answer: first.answer };
}
