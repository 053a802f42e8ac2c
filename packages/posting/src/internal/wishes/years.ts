import { numbersOf } from "@postulo/evidence/numbers";
import { isDenial } from "@postulo/evidence/qualification-state";
import type { EntryDate, Period } from "@postulo/evidence/profile";
import { ownSentences } from "@postulo/evidence/remarks";
import { contentStems } from "@postulo/evidence/word-stems";
import { fold } from "@postulo/lexicon/fold";
import { askedWork } from "@postulo/lexicon/work-sectors";
import type { EntryPart, Month, ProfileParts } from "../../profile-parts.ts";
import { askedStems } from "../../asked-stems.ts";
import { isForExperience, isForStudies } from "../../asked-studies.ts";
import { meetsConditions, settingIn } from "./conditions.ts";
import { learner } from "./proofs.ts";
import { isInSector } from "./sectors.ts";
import { doesTrade, isOfTrade, tradeWords } from "./trade-nouns.ts";
import { wishChoices } from "./wish-choices.ts";

const monthsInYear = 12;

/** Months since year 0. A date without its month counts from where the period is shortest. */
const monthOf = ({ year, month }: EntryDate, otherwise: number) =>
  year * monthsInYear + (month ?? otherwise);

/** The months that a period surely lasted, or may have, as a range; undefined where its beginning or end is unknown. */
function rangeOf({ start, end, isCurrent }: Period, today: Month | undefined, isAtMost = false) {
  const last = isCurrent ? today : end;
  if (!start || !last) return undefined;
  const [first, other] = isAtMost ? [1, monthsInYear] : [monthsInYear, 1];
  const range = { from: monthOf(start, first), to: monthOf(last, other) };
  return range.to > range.from ? range : undefined;
}

/** Months of all ranges together; what overlaps counts once. */
function monthsOfRanges(ranges: readonly { readonly from: number; readonly to: number }[]) {
  let [total, reached] = [0, 0];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
}

/** "3 years as a stylist", « 5 ans de métier »: years of work without the word "experience". */
const ofTrade = new RegExp(
  [
    "(?:years?|yrs?)['’]? (?:as|in)(?!\\p{L})",
    "ans (?:de (?:métier|pratique|terrain)|en|dans|comme|minimum)(?!\\p{L})",
  ].join("|"),
  "iu",
);

/** Whether a wish is for work, with or without the word "experience". */
const isForWork = (text: string): boolean =>
  isForExperience(text) || (!isForStudies(text) && askedWork.test(fold(text)));

/** "3 years as a stylist": the words behind it are those of a title. */
const asPost = /(?<!\p{L})(?:as|comme|en tant que?)(?!\p{L})/iu;

const numbersOfYears = (text: string) => numbersOf(text).filter(({ unit }) => unit === "year");

/** The least number of years that a text names: 2 of "2 to 3 years", 0.5 of "6 months"; undefined without one. */
function yearsIn(text: string): number | undefined {
  const years = numbersOfYears(text);
  const months = numbersOf(text).filter(({ unit }) => unit === "month");
  if (years.length === 0 && months.length === 1) return (months[0]?.value ?? 0) / monthsInYear;
  return years.length === 1 ? years[0]?.value : undefined;
}

/** Words of a title that name a rank in a trade, not the trade. */
const ranks = contentStems(
  `senior junior experienced trainee lead head deputy assistant apprentice confirmé confirmée expérimenté expérimentée débutant débutante
   adjoint adjointe assistante apprenti apprentie stagiaire aide`,
);

const isRank = (raw: string) => !contentStems(raw).isDisjointFrom(ranks);

/** Whether a title names a trade at its rank: all its words, and no rank that the trade has not. */
const areIn = (trade: readonly string[], title: string): boolean =>
  trade.every((word) => isOfTrade(word, title)) &&
  tradeWords(title)
    .filter(isRank)
    .every((rank) => trade.some((word) => isOfTrade(word, rank)));

/** Words behind a number of years that name no trade: "en tant que", "as a", "minimum". */
const anyPost = contentStems(
  "tant poste similaire similar role position métier même same trade years pratique ancienneté minimum moins least practice service post qualification month mois",
);

const withoutNumbers = (text: string) =>
  numbersOf(text).reduce((left, number) => left.replace(number.text, " "), text);

/** The words of a wish for experience that say something of it. */
const askedWordsOf = (text: string): readonly string[] =>
  tradeWords(withoutNumbers(text)).filter(
    (raw) =>
      !/^\d+$|^\p{Ll}{3,}ez$/u.test(raw) &&
      (contentStems(raw).size === 0 || askedStems([raw]).size > 0),
  );

/** Those that name the trade. */
const namedTrade = (text: string): readonly string[] =>
  askedWordsOf(text).filter(
    (raw) => contentStems(raw).size === 0 || !anyPost.isSupersetOf(contentStems(raw)),
  );

type CareerJob = Pick<EntryPart, "id" | "title" | "organization" | "period" | "lines">;

/** What the experience of a person is counted from. */
type Career = {
  /** The advertised title, whose trade is meant where the wish names none. */
  readonly title: string;
  readonly jobs: readonly CareerJob[];
  /** Skills, with their years where they have any: "Excel (7 years)". */
  readonly skills: ProfileParts["names"];
  /** Paragraphs. */
  readonly summary: readonly string[];
  readonly today: Month | undefined;
};

const lasts = (jobs: readonly CareerJob[], years: number, today: Month | undefined) =>
  monthsOfRanges(jobs.flatMap(({ period }) => rangeOf(period, today) ?? [])) >=
  years * monthsInYear;

/** The number of years of work that a wish asks for; undefined without one. */
const askedYears = (text: string) =>
  isForWork(text) || ofTrade.test(text) ? yearsIn(text) : undefined;

/** "Expérience en secrétariat médical": experience that names a trade, without a number of years. */
const namesTrade = (text: string) =>
  isForWork(text) && yearsIn(text) === undefined && namedTrade(text).length > 0;

/** Whether a text asks for years, each number of which is proven by itself: "three years in a ward, one of them as a senior". */
export const namesYears = (text: string): boolean => numbersOfYears(text).length > 0;

const idsOf = (jobs: readonly CareerJob[]) =>
  jobs.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]);

/** Of jobs that even together were shorter, all ids. */
function shortJobs(jobs: readonly CareerJob[], years: number, today: Month | undefined) {
  const ranges = jobs.map(({ period }) => rangeOf(period, today, true));
  const known = ranges.filter((range) => range !== undefined);
  const isShort = known.length === ranges.length && monthsOfRanges(known) < years * monthsInYear;
  return isShort ? idsOf(jobs) : [];
}

/** Without the jobs that even together were shorter than a wish asks for, their lines, and skills of fewer years or of none. */
export function withoutShort(text: string, ids: readonly string[], career: Career): string[] {
  const least = askedYears(text);
  if (least === undefined) return [...ids];
  const own = career.jobs.filter((job) => idsOf([job]).some((id) => ids.includes(id)));
  const skills = career.skills.filter(
    ({ text: name, years }) => (years ?? yearsIn(name) ?? 0) < least,
  );
  const short = new Set([...shortJobs(own, least, career.today), ...skills.map(({ id }) => id)]);
  return ids.filter((id) => !short.has(id));
}

/** Whether a job is of the trade and in the kind of place that a wish names. */
function isAsked(wish: string, title: string): (job: CareerJob) => boolean {
  const setting = settingIn(wish);
  const named = namedTrade(wish).filter((raw) => !setting.includes(fold(raw)));
  const isOfSector = isInSector(askedWordsOf(wish));
  const isUnnamed = named.length === 0 && setting.length === 0;
  const trade = isUnnamed ? tradeWords(title).filter((raw) => !isRank(raw)) : named;
  if (trade.length === 0 && setting.length === 0) return () => false;
  const isOfNamed = (job: CareerJob) =>
    (trade.length === 0 || areIn(trade, job.title)) &&
    (isUnnamed || asPost.test(wish) || trade.length === 0 || doesTrade(trade, job.title)) &&
    meetsConditions(wish, { text: job.title, context: job.organization, isTitle: true });
  return (job) => !learner.test(fold(job.title)) && (isOfSector(job) || isOfNamed(job));
}

/** Whether a sentence states the years of the trade that a wish names. */
function states(
  sentence: string,
  wish: string,
  { title, least }: { title: string; least: number },
) {
  const named = namedTrade(wish);
  const trade = named.length > 0 ? named : tradeWords(title).filter((raw) => !isRank(raw));
  return (
    trade.length > 0 &&
    (yearsIn(sentence) ?? 0) >= least &&
    areIn(trade, sentence) &&
    !isDenial(sentence)
  );
}

/**
 * Returns the ids of the entries that prove experience of a trade or in a kind of place: jobs of it whose total duration is as long
 * as the requirement says, or a summary that states it. Empty if the requirement is not about experience.
 */
export function provenByYears(text: string, { title, jobs, summary, today }: Career): string[] {
  const least = askedYears(text) ?? (namesTrade(text) ? 0 : undefined);
  if (least === undefined) return [];
  // "comme" is also before examples.
  const choices = wishChoices(text.replace(/(?<!\p{L})comme(?!\p{L})/iu, "en tant que"));
  const isAskedJob = choices.map((choice) => isAsked(choice, title));
  const own = jobs.filter((job) => isAskedJob.some((is) => is(job)));
  const statements = summary
    .flatMap(ownSentences)
    .some((sentence) => least > 0 && states(sentence, text, { title, least }));
  const stated = statements ? ["profile"] : [];
  return own.length > 0 && lasts(own, least, today)
    ? [...own.map(({ id }) => id), ...stated]
    : stated;
}
