import type { ValueSource } from "@postulo/domain/fill-outcome";
import type { PartialDate } from "@postulo/domain/profile/partial-date";
import type { Field } from "../field.ts";
import type { PageLanguage } from "./countries.ts";
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

/** The date format that the field shows: `MM/DD/YYYY`, `JJ/MM/AAAA`, `MM/YYYY`, `YYYY-MM-DD`. */
function shownPattern(field: Field): string | undefined {
  const texts = [
    ...field.labels.filter(({ source }) => source === "placeholder").map(({ text }) => text),
    field.hint,
    ...field.labels.map(({ text }) => text),
  ];
  for (const text of texts) {
    const found = pattern.exec(text)?.[0];
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

/** The format without a shown pattern. */
function defaultFormat(date: PartialDate, language: PageLanguage): string {
  const { year, month, day } = parts(date);
  if (!knows(date, "month")) return year;
  if (!knows(date, "day")) return `${month}/${year}`;
  return language === "fr" ? `${day}/${month}/${year}` : `${year}-${month}-${day}`;
}

function nativeText(field: Field, { date, precision }: PartialDate): string | undefined {
  if (field.inputType === "month") return precision === "year" ? undefined : date.slice(0, 7);
  return precision === "day" ? date : undefined;
}

/** Writes a whole date in the field's format; skipped when a part is not stored. */
export function dateStep(field: Field, { date, source }: StoredDate, language: PageLanguage): Step {
  if (field.widget === "date") {
    const text = nativeText(field, date);
    return text === undefined ? skip("notPrecise") : { kind: "type", text, source };
  }
  const shown = shownPattern(field);
  const text = shown === undefined ? defaultFormat(date, language) : written(shown, date);
  if (text === undefined) return skip("notPrecise");
  return valueStep(field, { texts: [text], wanted: { by: "text", texts: [text] }, source });
}

/** Writes or selects the month. */
export function monthStep(field: Field, { date, source }: StoredDate): Step {
  if (!knows(date, "month")) return skip("notPrecise");
  const { month } = parts(date);
  return valueStep(field, {
    texts: [month],
    wanted: { by: "month", month: Number(month) },
    source,
  });
}

/** Writes or selects the year; as a whole date where the field shows the format of one. */
export function yearStep(field: Field, stored: StoredDate): Step {
  if (/[dm]/.test(shownPattern(field) ?? "")) return dateStep(field, stored, "en");
  const { date, source } = stored;
  const { year } = parts(date);
  if (field.widget === "number") return typeStep(field, [year], source);
  return valueStep(field, { texts: [year], wanted: { by: "text", texts: [year] }, source });
}
