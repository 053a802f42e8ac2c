import { employmentType, salaryPeriod } from "@postulo/lexicon/form-texts";
import type { Role } from "../rule.ts";

/**
 * A rule for the options of a field, used when its labels match none: `every` must match at least `atLeast` options, 2
 * by default, and `when` the texts around the field.
 */
export type OptionRule = readonly [
  role: Role,
  every: RegExp,
  score: number,
  more?: { readonly atLeast?: number; readonly when?: RegExp },
];

const pay = /salar|compensation|\bpay\b|remunerat|wage|pretention|rate/;

/** English and French. */
export const optionRules: readonly OptionRule[] = [
  [
    "salary_currency",
    /\b(usd|eur|gbp|cad|chf|aud|dollars?|euros?|pounds?|francs?)\b/,
    0.975,
    { when: pay },
  ],
  ["salary_period", salaryPeriod, 0.975, { when: pay }],
  ["gender", /^(male|female|man|woman|homme|femme|masculin|feminin)$/, 0.7],
  ["veteran_status", /protected veteran|not a veteran|\bveteran\b/, 0.85],
  ["disability_status", /have a disability|disabilit/, 0.85],
  [
    "race_ethnicity",
    /\b(white|black or african|asian|hispanic|caucasian|native american|pacific islander|two or more races)\b/,
    0.85,
    { atLeast: 3 },
  ],
  ["name_prefix", /^(m|mr|mme|mlle|mrs|ms|miss|mx|madame|monsieur|mademoiselle)$/, 0.8],
  [
    "sexual_orientation",
    /\b(heterosexual|straight|gay|lesbian|bisexual|heterosexuel(le)?|homosexuel(le)?)\b/,
    0.9,
  ],
  ["pronouns", /^(she|he|they|elle|il|iel)\b/, 0.85],
  ["employment_type", employmentType, 0.75],
  [
    "job_preference",
    /^(fully? |100 )?(remote|hybride?|on ?site|in ?office|teletravail|sur site|presentiel|a distance)/,
    0.9,
  ],
  [
    "country",
    /^(france|germany|allemagne|united states.*|etats unis.*|canada|spain|espagne|italy|italie|japan|japon|brazil|bresil)$/,
    0.7,
    { atLeast: 5 },
  ],
  [
    "state",
    /^(alabama|alaska|arizona|california|texas|new york|florida|ohio|ontario|quebec|alberta|manitoba)$/,
    0.7,
    { atLeast: 4 },
  ],
  ["phone_country_code", /(^|[ (])\+\d{1,4}\b/, 0.96, { atLeast: 4 }],
  [
    "entry_month",
    /^(jan|feb|fev|mar|apr|avr|may|mai|june?|juin|jul|juil|aug|aout|sep|oct|nov|dec)[a-z]*$/,
    0.75,
    { atLeast: 6 },
  ],
  ["entry_year", /^(19|20)\d\d$/, 0.75, { atLeast: 8 }],
  ["entry_day", /^\d\d?$/, 0.75, { atLeast: 28 }],
  [
    "phone_country_code",
    /(^|[ (])\+\d{1,4}\b/,
    0.96,
    { when: /\b(phone|telephone|tel|mobile|portable)\b/ },
  ],
];
