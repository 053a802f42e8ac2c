import { dayAfter } from "@postulo/domain/calendar-days";
import type { Language } from "@postulo/i18n/language";
import type { Translate } from "@postulo/i18n/translate";
import { weekdayOf } from "../schedule/when.ts";
import type { messages } from "./messages.ts";
import { isSameWeek, type DaySummary } from "./today-summary.ts";

/** A count in words up to nine, then in digits. @param words from one on, with spaces between */
export const inWords = (count: number, words: string): string =>
  words.split(" ")[count - 1] ?? String(count);

interface Words {
  readonly t: Translate<typeof messages>;
  readonly language: Language;
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The sentences below the day: interviews of today and of the week ahead, overdue tasks and those of today. */
export function summaryText(summary: DaySummary, words: Words): string {
  const sentences = [interviewsText(summary, words), tasksText(summary, words)].filter(
    (text) => text !== undefined,
  );
  return (sentences.length > 0 ? sentences : [words.t("summary.nothing")])
    .map(asSentence)
    .join(" ");
}

function joined(
  first: string | undefined,
  second: string | undefined,
  { t }: Words,
): string | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return t("summary.both", { first, second });
}

function interviewsText(summary: DaySummary, words: Words): string | undefined {
  const { t } = words;
  const { interviewsToday: count, isMoreToday, later } = summary;
  const key = isMoreToday ? "summary.moreToday" : "summary.interviewsToday";
  const ofToday = t(key, { count, number: inWords(count, t("numbers")) });
  return joined(
    count > 0 ? ofToday : undefined,
    later.count > 0 ? laterText(summary, words) : undefined,
    words,
  );
}

function laterText({ interviewsToday, later, today }: DaySummary, words: Words): string {
  const { t } = words;
  const counted = { count: later.count, number: inWords(later.count, t("numbers")) };
  const isOneDay = later.first === later.last;
  if (interviewsToday === 0 && !isOneDay && isSameWeek(today, later.last))
    return t("summary.aheadThisWeek", counted);
  const key = interviewsToday > 0 ? "summary.others" : "summary.ahead";
  return t(key, { ...counted, when: whenText(later, today, words) });
}

function whenText(
  { first, last }: DaySummary["later"],
  today: string,
  { t, language }: Words,
): string {
  const day = weekdayOf(last, language);
  if (last === dayAfter(today, 1)) return t("summary.tomorrow");
  if (first === last) return t("summary.onDay", { day });
  return isSameWeek(today, last) ? t("summary.thisWeek") : t("summary.byDay", { day });
}

function tasksText({ overdueTasks, dueTasks }: DaySummary, words: Words): string | undefined {
  const { t } = words;
  const counted = (count: number) => ({ count, number: inWords(count, t("feminineNumbers")) });
  const dueKey = overdueTasks > 0 ? "summary.alsoDue" : "summary.due";
  return joined(
    overdueTasks > 0 ? t("summary.overdue", counted(overdueTasks)) : undefined,
    dueTasks > 0 ? t(dueKey, counted(dueTasks)) : undefined,
    words,
  );
}
