import { typedDate } from "@postulo/domain/profile/partial-date";
import { skillCategories, skillLevels } from "@postulo/domain/profile/skill";
import { useKeyReader, useTranslate } from "../i18n/use-translate.ts";
import { productMessages } from "../i18n/product-messages.ts";
import { profileMessages } from "./messages.ts";
import type { ReviewedEntry } from "@postulo/contract/resume";

type Cell = ReviewedEntry["found"][string];

/** A country is stored as an ISO 3166-1 alpha-2 code; other values are shown unchanged. */
export function countryName(text: string, language: string): string {
  const isCode = /^[A-Z]{2}$/.test(text);
  return isCode ? (new Intl.DisplayNames(language, { type: "region" }).of(text) ?? text) : text;
}

const precisions = ["year", "month", "day"] as const;

/** The labels of an entry's columns, and their formatted values. */
export function useValueText({ found }: ReviewedEntry) {
  const t = useTranslate(profileMessages);
  const tProduct = useTranslate(productMessages);
  const readKey = useKeyReader(profileMessages);

  function textOf(column: string, value: Cell): string {
    if (value === null) return "";
    if (typeof value === "boolean") return t(value ? "resume.review.yes" : "resume.review.no");
    const level = skillLevels.find((one) => one === value);
    if (column === "level" && level) return tProduct(`skillLevels.${level}`);
    const category = skillCategories.find((one) => one === value);
    if (column === "category" && category) return tProduct(`skillCategories.${category}`);
    if (!column.endsWith("_date") || typeof value !== "string") return String(value);
    const known = found[column] === value ? found[`${column}_precision`] : undefined;
    return typedDate({
      date: value,
      precision: precisions.find((one) => one === known) ?? "month",
    });
  }

  return { labelOf: (column: string) => readKey(`resume.review.columns.${column}`), textOf };
}
