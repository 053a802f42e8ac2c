import type { Role } from "../rule.ts";

/** What the choices of a field give away, when its own words do not: `every` must fit `atLeast` so many of them. */
export type OptionRule = {
  readonly role: Role;
  readonly every: RegExp;
  readonly atLeast: number;
  readonly score: number;
  /** Only when the words around the field agree. */
  readonly when?: RegExp;
};

const pay = /salar|compensation|\bpay\b|remunerat|wage|pretention|rate/;

/** English and French. */
export const optionRules: readonly OptionRule[] = [
  {
    role: "salary_currency",
    every: /\b(usd|eur|gbp|cad|chf|aud|dollars?|euros?|pounds?|francs?)\b/,
    atLeast: 2,
    score: 0.975,
    when: pay,
  },
  {
    role: "salary_period",
    every:
      /^(per |par |an |a )?(hour|day|week|month|year|annual|heure|jour|semaine|mois|annee|an)(ly|ually|uel)?$|^(hourly|daily|weekly|monthly|yearly|annually|mensuel|annuel|horaire)/,
    atLeast: 2,
    score: 0.975,
    when: pay,
  },
  {
    role: "gender",
    every: /^(male|female|man|woman|homme|femme|masculin|feminin)$/,
    atLeast: 2,
    score: 0.7,
  },
  {
    role: "veteran_status",
    every: /protected veteran|not a veteran|\bveteran\b/,
    atLeast: 2,
    score: 0.85,
  },
  { role: "disability_status", every: /have a disability|disabilit/, atLeast: 2, score: 0.85 },
  {
    role: "race_ethnicity",
    every:
      /\b(white|black or african|asian|hispanic|caucasian|native american|pacific islander|two or more races)\b/,
    atLeast: 3,
    score: 0.85,
  },
  {
    role: "name_prefix",
    every: /^(m|mr|mme|mlle|mrs|ms|miss|mx|madame|monsieur|mademoiselle)$/,
    atLeast: 2,
    score: 0.8,
  },
  {
    role: "sexual_orientation",
    every: /\b(heterosexual|straight|gay|lesbian|bisexual|heterosexuel(le)?|homosexuel(le)?)\b/,
    atLeast: 2,
    score: 0.9,
  },
  { role: "pronouns", every: /^(she|he|they|elle|il|iel)\b/, atLeast: 2, score: 0.85 },
  {
    role: "employment_type",
    every:
      /^(full ?time|part ?time|temporary|permanent|internship|freelance|contractor|cdi|cdd|alternance|stage|interim|temps (plein|partiel|complet))\b/,
    atLeast: 2,
    score: 0.75,
  },
  {
    role: "job_preference",
    every:
      /^(fully? |100 )?(remote|hybride?|on ?site|in ?office|teletravail|sur site|presentiel|a distance)/,
    atLeast: 2,
    score: 0.9,
  },
  {
    role: "country",
    every:
      /^(france|germany|allemagne|united states.*|etats unis.*|canada|spain|espagne|italy|italie|japan|japon|brazil|bresil)$/,
    atLeast: 5,
    score: 0.7,
  },
  {
    role: "state",
    every:
      /^(alabama|alaska|arizona|california|texas|new york|florida|ohio|ontario|quebec|alberta|manitoba)$/,
    atLeast: 4,
    score: 0.7,
  },
  { role: "phone_country_code", every: /(^|[ (])\+\d{1,4}\b/, atLeast: 4, score: 0.96 },
  {
    role: "entry_month",
    every: /^(jan|feb|fev|mar|apr|avr|may|mai|june?|juin|jul|juil|aug|aout|sep|oct|nov|dec)[a-z]*$/,
    atLeast: 6,
    score: 0.75,
  },
  { role: "entry_year", every: /^(19|20)\d\d$/, atLeast: 8, score: 0.75 },
  { role: "entry_day", every: /^\d\d?$/, atLeast: 28, score: 0.75 },
  {
    role: "phone_country_code",
    every: /(^|[ (])\+\d{1,4}\b/,
    atLeast: 2,
    score: 0.96,
    when: /\b(phone|telephone|tel|mobile|portable)\b/,
  },
];
