import type { StoredAnswer } from "../../answer.ts";
import type { Applicant } from "../../applicant.ts";
import { memoize } from "../../classify/memoize.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { FieldKey } from "../../field-key.ts";
import type { Field, Label } from "../../field.ts";

/** Currencies by country, where many forms are. */
const currencies: Readonly<Record<string, string>> = {
  US: "usd",
  CA: "cad",
  AU: "aud",
  NZ: "nzd",
  GB: "gbp",
  CH: "chf",
  PL: "pln",
  SE: "sek",
  DK: "dkk",
  NO: "nok",
  IN: "inr",
  JP: "jpy",
  SG: "sgd",
  ...Object.fromEntries(
    "AT BE DE ES FI FR GR IE IT LU NL PT".split(" ").map((country) => [country, "eur"]),
  ),
};
const currencyCode =
  /\b(usd|cad|aud|nzd|gbp|chf|pln|sek|dkk|nok|inr|jpy|sgd|eur)s?\b|\b(euros?)\b|\b(pounds?)\b/g;
const signs: readonly (readonly [RegExp, string])[] = [
  [/€/, "eur"],
  [/£/, "gbp"],
  [/₹/, "inr"],
];
/** Names of amounts of French-speaking countries, as forms there abbreviate them. */
const localNames: readonly (readonly [RegExp, string])[] = [
  [/\bF\.? ?CFA\b|\bCFA\b/, "xof"],
  [/\bAr\b|\bariary\b/i, "mga"],
  [/\bDH[Ss]?\b|\bdirhams?\b/i, "mad"],
  [/\bDA\b|\bdinars? algériens?\b/, "dzd"],
  [/\bDT\b|\bdinars? tunisiens?\b/, "tnd"],
];
/** Further currencies, which as words of a sentence in lower case would be something else. */
const furtherCodes = new Set(
  (
    "AED AFN ALL ARS AZN BDT BGN BHD BRL CLP CNY COP CRC CZK DZD EGP ETB GEL GHS GTQ HKD HUF IDR ILS IQD IRR ISK JOD KES " +
    "KRW KWD KZT LBP LKR MAD MUR MXN MYR NGN OMR PEN PHP PKR QAR RON RSD RUB RWF SAR THB TND TRY TWD TZS UAH UGX UYU VND " +
    "XAF XOF ZAR ZMW"
  ).split(" "),
);

/** The names of currencies in lists. */
const longNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:us|united states|american) dollars?\b/, "usd"],
  [/\b(?:canadian) dollars?\b/, "cad"],
  [/\baustralian dollars?\b/, "aud"],
  [/\b(?:swiss francs?|francs? suisses?|schweizer franken)\b/, "chf"],
];
const named: Readonly<Record<string, string>> = { euro: "eur", euros: "eur", pound: "gbp" };

/** The currencies that a text names. */
const currenciesIn = memoize((text: string): ReadonlySet<string> => {
  const words = plainWords(text);
  const codes = [...words.matchAll(currencyCode)].map(([code]) =>
    code.length > 3 ? (named[code] ?? "gbp") : code,
  );
  const byName = longNames.filter(([name]) => name.test(words)).map(([, code]) => code);
  const bySign = signs.filter(([sign]) => sign.test(text)).map(([, code]) => code);
  const further = [...text.matchAll(/\b[A-Z]{3}\b/g)].flatMap(([code]) =>
    furtherCodes.has(code) ? code.toLowerCase() : [],
  );
  const local = localNames.filter(([name]) => name.test(text)).map(([, code]) => code);
  return new Set([...codes, ...byName, ...bySign, ...further, ...local]);
});

/** An offer to agree to. */
const offer =
  /\b(?:accept|agree|acknowledge|comfortable|(?:this|the|our|advertised|posted|listed|stated) (?:salary |pay )?range)\b/;
/** An amount for a period other than a year. */
const otherPeriods = [
  /\b(?:hourly|daily|weekly|monthly|(?:per|an?) (?:hour|day|week|month)|(?:hour|day|week|month) rate|p\/?m)\b/,
  /\b(?:tjm|mensuel|par (?:heure|jour|mois)|monatlich)\b/,
];

/** Names of a wage that is counted by the hour, the day or the distance. */
const rate = /\b(?:rate of pay|pay rate|taux horaire|stundenlohn)\b/;

/** The currencies of the countries where a form is in the language of these words, for one that names no currency. */
function currenciesOfLanguage(words: string): ReadonlySet<string> {
  // A yearly "Lohn" is Swiss; elsewhere it is a "Gehalt".
  if (/lohn/.test(words)) return new Set(["chf"]);
  if (/(?:gehalt|verdienst)/.test(words)) return new Set(["eur"]);
  return new Set(
    /\b(?:salaire|remuneration|salariales?)\b/.test(words) ? ["eur", "chf", "cad"] : [],
  );
}

/** Where a salary is requested: what the lists beside it show, and the countries that the form is about. */
export type AmountContext = { readonly beside: string; readonly countries: ReadonlySet<string> };

/** The currencies that a form means which names none: of its only country, or of the countries of its language. */
function currenciesOfForm(words: string, countries: ReadonlySet<string>): ReadonlySet<string> {
  const [country = "", ...others] = countries;
  const currency = others.length === 0 ? currencies[country] : undefined;
  return currency === undefined ? currenciesOfLanguage(words) : new Set([currency]);
}

/** Keys of amounts of money. */
export const salaries: ReadonlySet<FieldKey> = new Set(["salary_expectation", "current_salary"]);

const notBefore = ({ source }: Label) => source !== "before";

const maxOptions = 12;

/** All that a field says of an amount: its question, wherever that is, hints and choices may have the currency. */
const amountText = ({ labels: [own, ...others], hint, options }: Field) =>
  [
    own?.text ?? "",
    ...others.filter(notBefore).map(({ text }) => text),
    hint,
    ...options.slice(0, maxOptions).map(({ text }) => text),
  ].join(" ");

const storedOf = ({ answers = [] }: Applicant, kind: string) =>
  answers.find((one) => one.kind === kind)?.answer ?? "";

/** The currencies of the stored salary: those in its text, otherwise those of the stored currency and of the answered question. */
function storedCurrencies(applicant: Applicant): ReadonlySet<string> {
  const salary = applicant.answers?.find(({ kind }) => kind === "salary_expectation");
  const own = currenciesIn(salary?.answer ?? "");
  const told = `${salary?.question ?? ""} ${storedOf(applicant, "salary_currency")}`;
  return own.size > 0 ? own : currenciesIn(told);
}

/** A stored salary with its currency; undefined where that is not known. */
export function withCurrency(
  { answer, question }: StoredAnswer,
  applicant: Applicant,
): string | undefined {
  if (currenciesIn(answer).size > 0) return answer;
  const told = `${question} ${storedOf(applicant, "salary_currency")}`;
  const [currency, ...others] = currenciesIn(told);
  return currency === undefined || others.length > 0
    ? undefined
    : `${answer} ${currency.toUpperCase()}`;
}

const isForOtherWork = (words: string) =>
  [offer, ...otherPeriods, rate].some((pattern) => pattern.test(words));

/**
 * Whether a salary is requested in another currency, or for another period, than the stored one is meant in, or nothing says
 * which currency is meant.
 */
export function isOtherSalary(
  field: Field,
  applicant: Applicant,
  { beside, countries }: AmountContext,
): boolean {
  const text = `${amountText(field)} ${beside}`;
  const words = plainWords(text);
  if (isForOtherWork(words)) return true;
  const amount = storedOf(applicant, "salary_expectation");
  const requested = currenciesIn(text);
  const meant = requested.size > 0 ? requested : currenciesOfForm(words, countries);
  if (meant.size === 0) return currenciesIn(amount).size === 0;
  const stored = storedCurrencies(applicant);
  const own = stored.size > 0 ? [...stored] : [currencies[applicant.profile.country] ?? ""];
  return requested.size > 1 || !own.some((one) => meant.has(one));
}

/** Whether a field names a currency, a period other than a year, or an offer. */
export function namesTerms(field: Field): boolean {
  const text = amountText(field);
  return isForOtherWork(plainWords(text)) || currenciesIn(text).size > 0;
}
