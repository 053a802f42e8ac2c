import { dateLocale } from "@postulo/i18n/date-locale";
import { withFirstDay } from "@postulo/i18n/long-day";
import type { Tracked } from "@postulo/contract/extension-visit";
import type { Language } from "@postulo/i18n/language";
import type { Translate } from "@postulo/i18n/translate";
import { translate, type messages } from "../messages.ts";

/** The extension's texts in one language. */
export type Words = {
  readonly language: Language;
  readonly t: Translate<typeof messages>;
};

export const wordsIn = (language: Language): Words => ({ language, t: translate(language) });

/** The notice that the posting is already among the user's applications. */
export function trackedText({ t, language }: Words, tracked: Tracked): string {
  const { jobTitle, companyName, appliedAt } = tracked;
  return appliedAt === null
    ? t("record.trackedSaved", { jobTitle, companyName })
    : t("record.tracked", { jobTitle, companyName, appliedAt: dayIn(language, appliedAt) });
}

/** Formats a day for the language. */
export function dayIn(language: Language, day: string): string {
  const locale = dateLocale(language, navigator.languages);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return withFirstDay(format.formatToParts(new Date(day)), language);
}
