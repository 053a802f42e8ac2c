import { dayPart, monthPart, yearPart } from "@postulo/lexicon/form-texts";
import type { ValueSource } from "@postulo/domain/fill-outcome";
import type { PartialDate } from "@postulo/domain/profile/partial-date";
import { plainWords } from "../../classify/phrase.ts";
import type { Field } from "../../field.ts";
import type { PageLanguage } from "../countries.ts";
import { skip, typeStep, valueStep, type Step } from "./step.ts";

/** A stored date and its source. */
export type StoredDate = { readonly date: PartialDate; readonly source: ValueSource };

const parts = ({ date }: PartialDate) => {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month, day };
};

const order = { year: 1, month: 2, day: 3 } as const;

const knows = ({ precision }: PartialDate, least: keyof typeof order) =>
  order[precision] >= order[least];

// The year first, since its other form would match the year alone.
const pattern =
  /\b(yyyy|aaaa)([/. -])mm(\2(dd|jj))?\b|\b((dd?|jj?)[/. -])?(mm?[/. -])?((dd|jj)[/. -])?(yyyy|aaaa|yy)\b/i;

const germanDay = /\btt(?=[/. -]mm)/i;

/** The date format that the field shows: `MM/DD/YYYY`, `JJ/MM/AAAA`, `MM/YYYY`, `YYYY-MM-DD`, `TT.MM.JJJJ`. */
function shownPattern(field: Field): string | undefined {
  const texts = [
    ...field.labels.filter(({ source }) => source === "placeholder").map(({ text }) => text),
    field.hint,
    ...field.labels.map(({ text }) => text),
  ];
  for (const text of texts) {
    const found = pattern.exec(text.replace(germanDay, "dd").replace(/jjjj/i, "yyyy"))?.[0];
    if (found) return found.toLowerCase().replaceAll("j", "d").replaceAll("a", "y");
  }
  return undefined;
}

function written(shown: string, date: PartialDate): string | undefined {
  if (shown.includes("d") && !knows(date, "day")) return undefined;
  if (shown.includes("m") && !knows(date, "month")) return undefined;
  const { year, month, day } = parts(date);
  return shown
    .replace(/y{4}/, year)
    .replace(/yy/, year.slice(2))
    .replace(/m{1,2}/, month)
    .replace(/d{1,2}/, day);
}

/** Words for dates, by which a label in another language than the page's is recognised. */
const dateWords: readonly (readonly [PageLanguage, RegExp])[] = [
  ["de", /\b(?:\w*(?:termin|datum|beginn|zeitpunkt)|verfugbar\w*|wann|seit|bis)\b/],
  ["fr", /\bdate (?:d|de|du)\b|\b(?:disponib\w+|debut|quand)\b/],
];

/** The language of a field's own label; else of the page. */
function languageOf({ labels }: Field, ofPage: PageLanguage): PageLanguage {
  const words = plainWords(labels[0]?.text ?? "");
  return dateWords.find(([, word]) => word.test(words))?.[0] ?? ofPage;
}

/** The format without a shown pattern. */
function defaultFormat(date: PartialDate, language: PageLanguage): string {
  const { year, month, day } = parts(date);
  if (!knows(date, "month")) return year;
  const separator = language === "de" ? "." : "/";
  if (!knows(date, "day")) return [month, year].join(separator);
  return language === "en" ? `${year}-${month}-${day}` : [day, month, year].join(separator);
}

const dayMs = 86_400_000;

/** The week of a day in ISO format, whose year is that of its Thursday: `2021-W09`. */
function weekOf(date: string): string {
  const day = new Date(date);
  const thursday = new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs / 7) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** The value of a browser's own field, which has one precision; a part that is not stored is not invented. */
function nativeText(field: Field, { date, precision }: PartialDate): string | undefined {
  if (field.inputType === "month") return precision === "year" ? undefined : date.slice(0, 7);
  if (precision !== "day") return undefined;
  return field.inputType === "week" ? weekOf(date) : date;
}

const partNames = [
  ["day", dayPart],
  ["month", monthPart],
  ["year", yearPart],
] as const;

/** The part of a date that a field of several takes, by its whole label or its example: "DD", "Month". */
function partOf({ labels }: Field): keyof typeof order | undefined {
  const texts = labels
    .filter(({ source }) => source !== "before")
    .map(({ text }) => plainWords(text));
  return partNames.find(([, name]) => texts.some((text) => name.test(text)))?.[0];
}

/** Whether a field takes only the day, the month or the year of a date. */
export const isPartOfDate = (field: Field): boolean => partOf(field) !== undefined;

/** Writes the day, the month or the year of a date. */
function partStep(field: Field, { date, source }: StoredDate, part: keyof typeof order): Step {
  if (!knows(date, part)) return skip("notPrecise");
  const text = parts(date)[part];
  const bare = String(Number(text));
  const wanted =
    part === "month"
      ? ({ by: "month", month: Number(text) } as const)
      : ({ by: "text", texts: [text, bare] } as const);
  return valueStep(field, { texts: [text], wanted, source });
}

/** Writes a whole date in the field's format, or the part that the field takes; skipped when a part is not stored. */
export function dateStep(field: Field, stored: StoredDate, language: PageLanguage): Step {
  const { date, source } = stored;
  if (field.widget === "date") {
    const text = nativeText(field, date);
    return text === undefined ? skip("notPrecise") : { kind: "type", text, source };
  }
  const part = partOf(field);
  if (part) return partStep(field, stored, part);
  const shown = shownPattern(field);
  const text =
    shown === undefined ? defaultFormat(date, languageOf(field, language)) : written(shown, date);
  if (text === undefined) return skip("notPrecise");
  return valueStep(field, { texts: [text], wanted: { by: "text", texts: [text] }, source });
}

/** Writes or selects the month; with its year where the field is for both. */
export function monthStep(field: Field, stored: StoredDate): Step {
  const { date, source } = stored;
  if (field.widget === "date" || shownPattern(field)?.includes("y") === true)
    return dateStep(field, stored, "en");
  if (!knows(date, "month")) return skip("notPrecise");
  const { month } = parts(date);
  return valueStep(field, {
    texts: [month],
    wanted: { by: "month", month: Number(month) },
    source,
  });
}

/** Writes or selects the year; as a whole date where the field is for one or shows the format of one. */
export function yearStep(field: Field, stored: StoredDate): Step {
  if (field.widget === "date" || /[dm]/.test(shownPattern(field) ?? ""))
    return dateStep(field, stored, "en");
  const { date, source } = stored;
  const { year } = parts(date);
  if (field.widget === "number") return typeStep(field, [year], source);
  return valueStep(field, { texts: [year], wanted: { by: "text", texts: [year] }, source });
}
