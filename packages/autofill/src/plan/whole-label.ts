import type { Applicant } from "../applicant.ts";
import { guardedPattern } from "../classify/guarded-pattern.ts";
import { memoize } from "../classify/memoize.ts";
import { plainWords } from "../classify/phrase.ts";
import type { Classified } from "../classify.ts";
import type { FieldKey } from "../field-key.ts";
import type { Field, Label } from "../field.ts";

/** Words that a label may have beside the name of a site. */
const linkWords: ReadonlySet<string> = new Set(
  (
    "url urls link links linkedin linked github git hub portfolio website web site sites page profile profil " +
    "personal account handle blog twitter facebook behance dribbble instagram xing social media public online " +
    "your you please provide paste add share enter include insert attach give copy a an the to of or and if any " +
    "available applicable optional required here for us with e g eg other another work https http www com x " +
    "adresse lien liens vers votre vos site internet personnel professionnel compte page le la de du des un une " +
    "si vous avez en ou et indiquez facultatif ihr ihre ihren dein deine deinen link zu zum falls vorhanden profil"
  ).split(" "),
);
/** "so that we can learn more" is a remark; more than this is another question. */
const maxOtherWords = 3;

const secret = guardedPattern(
  /\b(?:passwords?|passcode|pass code|mot de passe|passwort|kennwort)\b/,
);

/** Words that turn a label about a key into another question, by the part of the profile that the key is of. */
const otherMeanings: readonly (readonly [RegExp, RegExp])[] = [
  [/^email/, /\b(?:best|time|when|method|moment|horaires?|how)\b(?!.*\bemail)/],
  [/^edu_field$/, /\b(?:career|team|department|interests?|carriere|equipe|service)\b/],
  [
    /^(?:location|city|state|country|address)$/,
    /\b(?:eligible|authori[sz]ed|legally|right to work|permit|payroll|plan|planning|willing|prefer|preferred)\b/,
  ],
  [/^location$/, /^(?!.*\bcity\b).*\b(?:state|province|county)\b/],
  [/^postal_code$/, /\b0{4,}\b/],
  [/_(?:date|year|month)$/, /\b(?:number of years|how many years|nombre d annees)\b/],
  // For what the list before it does not have.
  [/^edu_school$/, /^(?:other|autre|andere)\b/],
  // A whole account of what one looks for.
  [
    /^(?:start_date|notice_period|salary_expectation|how_heard)$/,
    /\b(?:tell us (?:more|about)|describe|explain|dites nous|parlez nous|en plus sur|decrivez|expliquez)\b/,
  ],
  // About the answer to another question.
  [
    /^(?:how_heard|notice_period|start_date|relocation|salary_expectation)$/,
    /^(?:if|si|falls|wenn)\b/,
  ],
  [/^languages$/, /\b(?:proficiency|level|niveau|english|anglais|sprachniveau)\b/],
  [/^edu_degree$/, /\b(?:graduate|professional|other|further)\b(?!.*\bcollege)/],
  // Besides those asked for before.
  [/^languages$/, /\b(?:other|autres?|weitere|andere)\b/],
  // A letter to the employer, of which the summary is no more than a part.
  [/^summary$/, /\b(?:message|motivations?|lettre|nachricht|anschreiben)\b/],
];

const meanings = otherMeanings.map(([keys, other]) => ({ keys, other: guardedPattern(other) }));

const meaningsBeside = memoize((key) => meanings.filter(({ keys }) => keys.test(key)));

const hasOtherMeaning = (key: FieldKey, words: string) =>
  meaningsBeside(key).some(({ other }) => other.test(words));

/** A label of more words contains conditions, or several questions. */
const maxWords = 25;

const isLink = (key: FieldKey) => key.endsWith("_url");

function isOtherThanLink(words: string): boolean {
  if (secret.test(words)) return true;
  const others = words.split(/[ /&]+/).filter((word) => word !== "" && !linkWords.has(word));
  return others.length > maxOtherWords;
}

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
function currenciesIn(text: string): ReadonlySet<string> {
  const codes = [...plainWords(text).matchAll(currencyCode)].map(([code]) =>
    code.length > 3 ? (named[code] ?? "gbp") : code,
  );
  const words = plainWords(text);
  const byName = longNames.filter(([name]) => name.test(words)).map(([, code]) => code);
  const bySign = signs.filter(([sign]) => sign.test(text)).map(([, code]) => code);
  const further = [...text.matchAll(/\b[A-Z]{3}\b/g)].flatMap(([code]) =>
    furtherCodes.has(code) ? code.toLowerCase() : [],
  );
  const local = localNames.filter(([name]) => name.test(text)).map(([, code]) => code);
  return new Set([...codes, ...byName, ...bySign, ...further, ...local]);
}

/** An offer to agree to. */
const offer =
  /\b(?:accept|agree|acknowledge|comfortable|(?:this|the|our|advertised|posted|listed|stated) (?:salary |pay )?range)\b/;
/** An amount for a period other than a year. */
const otherPeriod =
  /\b(?:hourly|daily|weekly|monthly|(?:per|an?) (?:hour|day|week|month)|tjm|mensuel|par (?:heure|jour|mois)|monatlich)\b/;

/** Names of a wage that is counted by the hour, the day or the distance. */
const rate = /\b(?:rate of pay|pay rate|taux horaire|stundenlohn)\b/;

/** The currencies of the countries where a form is in the language of these words, for one that names no currency. */
function currenciesOfLanguage(words: string): ReadonlySet<string> {
  // A yearly "Lohn" is Swiss; elsewhere it is a "Gehalt".
  if (/lohn/.test(words)) return new Set(["chf"]);
  if (/(?:gehalt|verdienst)/.test(words)) return new Set(["eur", "chf"]);
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

/** Whether a salary is requested in another currency, or for another period, than the stored one is meant in. */
function isOtherSalary(
  text: string,
  { answers = [], profile }: Applicant,
  countries: ReadonlySet<string>,
): boolean {
  const words = plainWords(text);
  if ([offer, otherPeriod, rate].some((pattern) => pattern.test(words))) return true;
  const requested = currenciesIn(text);
  const meant = requested.size > 0 ? requested : currenciesOfForm(words, countries);
  if (meant.size === 0) return false;
  const contentOf = (kind: string) => answers.find((one) => one.kind === kind)?.answer ?? "";
  const stored = currenciesIn(`${contentOf("salary_expectation")} ${contentOf("salary_currency")}`);
  const own = stored.size > 0 ? [...stored] : [currencies[profile.country] ?? ""];
  return requested.size > 1 || !own.some((one) => meant.has(one));
}

/** An address to which the page sends a copy of the form. */
const isForCopy = ({ identifiers }: Field) =>
  identifiers.some((name) =>
    /copy(?:[-_ ]?(?:to|address|email))?$|^(?:send|want)[-_ ]?copy/i.test(name),
  );

const maxPlaceholderWords = 5;

/** Whether only the sentence in a text area, which has another name before it, mentions the key. */
const isExample = (because: string, { widget, labels }: Field) =>
  widget === "textarea" &&
  because.startsWith("placeholder") &&
  labels[0]?.source !== "placeholder" &&
  plainWords(because).split(" ").length > maxPlaceholderWords + 1;

/** Keys of amounts of money. */
export const salaries: ReadonlySet<FieldKey> = new Set(["salary_expectation", "current_salary"]);

const notBefore = ({ source }: Label) => source !== "before";

/** All that a field says of an amount: its question, wherever that is, and hints may have the currency. */
const amountText = ({ labels: [own, ...others], hint }: Field) =>
  [own?.text ?? "", ...others.filter(notBefore).map(({ text }) => text), hint].join(" ");

/**
 * Whether the label as a whole asks for something else than the key that a word of it suggests: a password, experience
 * with "LinkedIn Ads", the best time for a call, a salary in another currency.
 */
export function isOtherQuestion(
  { field, key, because }: Classified,
  applicant: Applicant,
  { beside, countries }: AmountContext,
): boolean {
  const text = field.labels[0]?.text ?? "";
  const words = plainWords(text);
  if (/_(?:file|text)$/.test(key)) return false;
  if (words.split(" ").length > maxWords || hasOtherMeaning(key, words)) return true;
  if (isExample(because, field)) return true;
  if (key.startsWith("email")) return isForCopy(field);
  return isLink(key)
    ? isOtherThanLink(words)
    : salaries.has(key) && isOtherSalary(`${amountText(field)} ${beside}`, applicant, countries);
}
