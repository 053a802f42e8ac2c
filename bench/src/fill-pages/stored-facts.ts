import type { ApplicantRows } from "./applicant-rows.ts";

/** Further names of countries in lists. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  US: ["USA"],
  GB: ["UK", "Great Britain", "Verein. Königr."],
};
const names = (code: string) =>
  code === ""
    ? []
    : [
        code,
        ...(shortNames[code] ?? []),
        ...["en", "fr", "de"].flatMap(
          (language) => new Intl.DisplayNames(language, { type: "region" }).of(code) ?? [],
        ),
      ];

type Period = {
  readonly is_current: boolean;
  readonly end_date?: string | undefined;
  readonly start_date?: string | undefined;
};

const rank = (row: Period) =>
  `${row.is_current ? 1 : 0} ${row.end_date ?? row.start_date ?? ""} ${row.start_date ?? ""}`;

const newestFirst = <Row extends Period>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1));

/** How a written value is compared with a stored one. */
type Comparison =
  | "words"
  | "level"
  | "day"
  | "text"
  | "phone"
  | "callingCode"
  | "url"
  | "contains"
  | "choice"
  | "month"
  | "monthAlone"
  | "year";

/** Stored values that are right for a field, and how they are compared. */
export type Fact = {
  readonly values: readonly string[];
  readonly by: Comparison;
  /** Further right values; the field may also stay empty. */
  readonly also?: readonly string[];
};

const fact = (by: Comparison, ...values: readonly (string | undefined)[]): Fact => ({
  by,
  values: values.flatMap((value) => (value === undefined || value.trim() === "" ? [] : [value])),
});

const linkedin = /linkedin\.com/;
const github = /github\.com/;
const social = /linkedin|github|twitter|\bx\.com|facebook/;

type Rows = ApplicantRows;
const profileOf = (rows: Rows) => rows.profile[0];
const sitesOf = ({ websites }: Rows) => websites.map(({ domain }) => domain);
const currentJob = (rows: Rows) =>
  newestFirst(rows.experiences).find(({ is_current: isCurrent }) => isCurrent);
const ownSite = (rows: Rows) => fact("url", ...sitesOf(rows).filter((url) => !social.test(url)));

/** The facts of a person, by the key that expectations name them by. */
const personFacts: Readonly<Record<string, (rows: Rows) => Fact>> = {
  first_name: (rows) => fact("text", profileOf(rows).first_name),
  last_name: (rows) => fact("text", profileOf(rows).last_name),
  full_name: (rows) => {
    const { first_name: first, last_name: last } = profileOf(rows);
    return fact("text", `${first} ${last}`, `${last} ${first}`, `${last}, ${first}`);
  },
  preferred_name: (rows) => {
    const { first_name: first, last_name: last } = profileOf(rows);
    return fact("text", first, `${first} ${last}`);
  },
  email: (rows) => fact("text", profileOf(rows).email),
  email_confirm: (rows) => fact("text", profileOf(rows).email),
  phone: (rows) => fact("phone", profileOf(rows).phone_number),
  phone_country_code: (rows) => {
    const { phone_number: phone, country } = profileOf(rows);
    return fact("callingCode", ...(phone === "" ? [] : [phone, ...names(country)]));
  },
  address: (rows) => fact("contains", profileOf(rows).address),
  city: (rows) => fact("contains", profileOf(rows).city),
  location: (rows) => fact("contains", profileOf(rows).city),
  postal_code: (rows) => fact("text", profileOf(rows).postal_code),
  country: (rows) => fact("choice", ...names(profileOf(rows).country)),
  summary: (rows) => fact("text", profileOf(rows).summary),
  linkedin_url: (rows) => fact("url", ...sitesOf(rows).filter((url) => linkedin.test(url))),
  github_url: (rows) => fact("url", ...sitesOf(rows).filter((url) => github.test(url))),
  portfolio_url: ownSite,
  website_url: ownSite,
  other_url: (rows) => fact("url", ...sitesOf(rows)),
  current_company: (rows) => fact("text", currentJob(rows)?.company),
  current_title: (rows) => fact("text", currentJob(rows)?.title),
  headline: (rows) => fact("text", currentJob(rows)?.title),
  languages: ({ competencies }) =>
    fact(
      "contains",
      ...competencies.filter((row) => row.category === "language").map((row) => row.name),
    ),
  skills: ({ competencies }) => fact("contains", ...competencies.map((row) => row.name)),
  resume_file: ({ files }) =>
    fact(
      "contains",
      ...files.filter((row) => row.file_type === "resume").map((row) => row.file_name),
    ),
};

type Job = Rows["experiences"][number];
const jobFacts: Readonly<Record<string, (job: Job | undefined) => Fact>> = {
  exp_company: (job) => fact("text", job?.company),
  exp_title: (job) => fact("text", job?.title),
  exp_location: (job) => fact("contains", job?.location),
  exp_description: (job) => fact("text", job?.description),
  exp_start_date: (job) => fact("month", job?.start_date),
  exp_end_date: (job) => fact("month", job?.end_date),
  exp_start_month: (job) => fact("monthAlone", job?.start_date),
  exp_end_month: (job) => fact("monthAlone", job?.end_date),
  exp_current: (job) => ({
    ...fact("choice", job?.is_current ? "Yes" : undefined),
    also: job && !job.is_current ? ["No"] : [],
  }),
  exp_start_year: (job) => fact("year", job?.start_date),
  exp_end_year: (job) => fact("year", job?.end_date),
};

type School = Rows["education"][number];
const schoolFacts: Readonly<Record<string, (school: School | undefined) => Fact>> = {
  edu_school: (school) => fact("words", school?.school),
  edu_degree: (school) => fact("level", school?.degree),
  highest_education: (school) => fact("level", school?.degree),
  edu_field: (school) => fact("text", school?.field_of_study),
  edu_start_date: (school) => fact("month", school?.start_date),
  edu_end_date: (school) => fact("month", school?.end_date),
  edu_start_month: (school) => fact("monthAlone", school?.start_date),
  edu_end_month: (school) => fact("monthAlone", school?.end_date),
  edu_current: (school) => fact("choice", school?.is_current ? "Yes" : undefined),
  edu_start_year: (school) => fact("year", school?.start_date),
  edu_end_year: (school) => fact("year", school?.end_date),
};

/** What an amount without a stored currency is meant in. */
const currencyOf: Readonly<Record<string, string>> = {
  US: "USD",
  GB: "GBP",
  CH: "CHF",
  FR: "EUR",
  IE: "EUR",
  DE: "EUR",
};

/** `salary:EUR`: the expected salary, if it is meant in this currency. */
function salaryIn(rows: ApplicantRows, currency: string): Fact {
  const contentOf = (kind: string) => rows.other.find((row) => row.kind === kind)?.content;
  const own = contentOf("salary_currency") ?? currencyOf[rows.profile[0].country];
  return fact("choice", own === currency ? contentOf("salary_expectation") : undefined);
}

/** The stored answer of a kind; `work_authorization:US` is the one about the United States. */
function answerFact(rows: ApplicantRows, key: string): Fact {
  const [kind = "", country = ""] = key.split(":");
  if (kind === "salary") return salaryIn(rows, country);
  const ofKind = rows.other.filter((row) => row.kind === kind && row.country === country);
  const by = kind === "start_date" ? "day" : "choice";
  return fact(by, ...ofKind.map(({ content }) => content));
}

/**
 * The values that are right for a field. `exp_title:1` is the title of the second newest job; `"Yes"` in quotation marks
 * is that text. Without a stored value there are none, and the field is to be left.
 */
export function factOf(rows: ApplicantRows, expected: string): Fact {
  const [, literal] = /^"(.*)"$/s.exec(expected) ?? [];
  if (literal !== undefined) return fact("choice", literal);
  const [key = "", index = "0"] = expected.split(":");
  const at = /^\d+$/.test(index) ? Number(index) : 0;
  return (
    personFacts[key]?.(rows) ??
    jobFacts[key]?.(newestFirst(rows.experiences)[at]) ??
    schoolFacts[key]?.(newestFirst(rows.education)[at]) ??
    answerFact(rows, expected)
  );
}

const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
const wordsOf = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
/** "Bachelor's degree" is the level of a "Bachelor of Science". */
const levelLength = 6;

const digits = (text: string) => text.replace(/\D/g, "");
const site = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/$/, "");

/** Digits without the international prefix, a trunk zero, or the calling code. */
const subscriber = (text: string) => digits(text).replace(/^0+/, "");

/** The same number: with its calling code, or in the national way. */
function isSamePhone(written: string, stored: string): boolean {
  const [own, other] = [subscriber(written), subscriber(stored)];
  if (own === other) return true;
  const [long, short] = own.length > other.length ? [own, other] : [other, own];
  return short.length >= 7 && long.length - short.length <= 3 && long.endsWith(short);
}

const polarity = (text: string) => {
  const [, word = ""] = /^(yes|oui|ja|true|no|non|nein|false)\b/i.exec(plain(text)) ?? [];
  if (word === "") return undefined;
  return /^(?:yes|oui|ja|true)$/i.test(word);
};

function isSameChoice(written: string, stored: string): boolean {
  const [own, other] = [plain(written).toLowerCase(), plain(stored).toLowerCase()];
  if (own === other) return true;
  const [is, should] = [polarity(own), polarity(other)];
  if (is !== undefined && should !== undefined) return is === should;
  const words = own.split(/[^\p{L}\p{N}]+/u);
  return other.length > 2 ? own.includes(other) : words.includes(other);
}

const monthNames = (at: number) =>
  ["en", "fr", "de"].map((language) =>
    new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })
      .format(new Date(Date.UTC(2001, at - 1, 1)))
      .toLowerCase(),
  );

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

function namesMonth(written: string, stored: string): boolean {
  const [, month = ""] = stored.split("-");
  return (
    numbersIn(written).some((one) => one.length < 3 && Number(one) === Number(month)) ||
    monthNames(Number(month)).some((name) => written.toLowerCase().includes(name.slice(0, 3)))
  );
}

function isSameMonth(written: string, stored: string): boolean {
  const [year = ""] = stored.split("-");
  const numbers = numbersIn(written);
  return namesMonth(written, stored) && (numbers.includes(year) || numbers.includes(year.slice(2)));
}

const comparisons: Readonly<Record<Comparison, (written: string, stored: string) => boolean>> = {
  text: (written, stored) => plain(written) === plain(stored),
  words: (written, stored) => wordsOf(written) === wordsOf(stored),
  level: (written, stored) =>
    wordsOf(written).includes(wordsOf(stored).slice(0, levelLength)) ||
    (/^bachelor/i.test(stored) && /licence/i.test(written)) ||
    isSameChoice(written, stored),
  phone: isSamePhone,
  callingCode: (written, stored) => {
    const [code = ""] = written.match(/\+\s?\d{1,4}/) ?? [];
    if (code !== "") return stored.startsWith("+") && digits(stored).startsWith(digits(code));
    return isSameChoice(written, stored);
  },
  url: (written, stored) => site(written) === site(stored),
  contains: (written, stored) => plain(written).toLowerCase().includes(plain(stored).toLowerCase()),
  choice: isSameChoice,
  day: (written, stored) => {
    const [year = "", month = "", day = ""] = stored.split("-");
    const numbers = (written.match(/\d+/g) ?? []).map(Number);
    return isSameMonth(written, `${year}-${month}`) && numbers.includes(Number(day));
  },
  month: isSameMonth,
  monthAlone: namesMonth,
  year: (written, stored) => written.includes(stored.slice(0, 4)),
};

/** Whether a written value is one of the stored ones. */
export function isRight(written: string, { values, by, also = [] }: Fact): boolean {
  return [...values, ...also].some((stored) => comparisons[by](written, stored));
}
