import { numbersOf } from "@postulo/evidence/numbers";
import { isDenial } from "@postulo/evidence/qualification-state";
import type { EntryDate, Period } from "@postulo/evidence/profile";
import { ownSentences } from "@postulo/evidence/remarks";
import { contentStems } from "@postulo/evidence/word-stems";
import type { EntryPart, Month } from "../../profile-parts.ts";
import { askedStems } from "../../asked-stems.ts";
import { isForExperience } from "../../asked-studies.ts";

const monthsInYear = 12;

/** Months since year 0. A date without its month counts from where the period is shortest. */
const monthOf = ({ year, month }: EntryDate, otherwise: number) =>
  year * monthsInYear + (month ?? otherwise);

/** The months that a period surely lasted, as a range; undefined where its beginning or end is unknown. */
function rangeOf({ start, end, isCurrent }: Period, today: Month | undefined) {
  const last = isCurrent ? today : end;
  if (!start || !last) return undefined;
  const range = { from: monthOf(start, monthsInYear), to: monthOf(last, 1) };
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
    "(?:years?|yrs?)['’]? as(?!\\p{L})",
    "ans (?:de (?:métier|pratique|terrain)|en tant que|comme|minimum)(?!\\p{L})",
  ].join("|"),
  "iu",
);

/** The least number of years that a text names: 2 of "2 to 3 years"; undefined without one. */
function yearsIn(text: string): number | undefined {
  const years = numbersOf(text).filter(({ unit }) => unit === "year");
  return years.length === 1 ? years[0]?.value : undefined;
}

/** Words of a title that name a rank in a trade, not the trade. */
const ranks = contentStems(
  `senior junior experienced trainee lead head deputy assistant apprentice confirmé confirmée expérimenté expérimentée débutant débutante
   adjoint adjointe assistante apprenti apprentie stagiaire aide`,
);

const withoutRanks = (stems: ReadonlySet<string>) => stems.difference(ranks);

/** Whether a title names a trade at its rank: all its words, and no rank that the trade has not. */
function areIn(trade: ReadonlySet<string>, title: string): boolean {
  const own = contentStems(title);
  return trade.isSubsetOf(own) && own.intersection(ranks).isSubsetOf(trade);
}

/** Words behind a number of years that name no trade: "en tant que", "as a", "minimum". */
const anyPost = contentStems(
  "tant poste similaire similar role position métier même same trade years pratique ancienneté minimum moins least practice service post qualification",
);

/** The trade of which a wish asks for years: that of the posting's title, or one that it names itself. */
function tradeOf(text: string, title: string): ReadonlySet<string> {
  const numbers = numbersOf(text).map((one) => one.text);
  const rest = numbers.reduce((left, number) => left.replace(number, " "), text);
  const named = [...askedStems([rest])].filter((stem) => !/^\d+$/.test(stem) && !anyPost.has(stem));
  return named.length > 0 ? new Set(named) : withoutRanks(contentStems(title));
}

/** What the experience of a person is counted from. */
type Career = {
  /** The advertised title, whose trade is meant where the wish names none. */
  readonly title: string;
  readonly jobs: readonly Pick<EntryPart, "id" | "title" | "period">[];
  /** Paragraphs. */
  readonly summary: readonly string[];
  readonly today: Month | undefined;
};

/**
 * Returns the ids of the entries that prove a required number of years of experience: jobs of the trade whose total duration is
 * long enough, or a summary that states it. Empty if the requirement has no number of years.
 */
export function provenByYears(text: string, { title, jobs, summary, today }: Career): string[] {
  const least = isForExperience(text) || ofTrade.test(text) ? yearsIn(text) : undefined;
  if (least === undefined) return [];
  const trade = tradeOf(text, title);
  if (trade.size === 0) return [];
  const own = jobs.filter((job) => areIn(trade, job.title));
  const ranges = own.flatMap(({ period }) => rangeOf(period, today) ?? []);
  const statements = summary
    .flatMap(ownSentences)
    .some(
      (sentence) =>
        (yearsIn(sentence) ?? 0) >= least && areIn(trade, sentence) && !isDenial(sentence),
    );
  const stated = statements ? ["profile"] : [];
  return monthsOfRanges(ranges) >= least * monthsInYear
    ? [...own.map(({ id }) => id), ...stated]
    : stated;
}
