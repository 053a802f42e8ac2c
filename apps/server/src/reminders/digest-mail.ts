import type { Language } from "@postulo/i18n/language";
import { clockTime } from "@postulo/i18n/clock-time";
import { longDay } from "@postulo/i18n/long-day";
import { translateProduct } from "@postulo/i18n/translate-product";
import { layOutMail } from "../mail/lay-out-mail.ts";
import type { MailList } from "../mail/lay-out-mail.ts";
import type { Mail } from "../mail/mail.ts";
import { personLocale } from "../profile/person-locale.ts";
import type { DigestContent, DueTask, InterviewOfDay } from "./digest-content.ts";
import { translateDigest } from "./digest-messages.ts";

const maxItems = 15;

interface Digest {
  to: string;
  language: Language;
  /** `YYYY-MM-DD` in the user's time zone. */
  day: string;
  content: DigestContent;
  publicUrl: string;
  unsubscribeLink: string;
}

/** The daily e-mail; undefined when there is nothing to say. */
export function writeDigestMail(digest: Digest): Mail | undefined {
  const { to, language, day, content, publicUrl, unsubscribeLink } = digest;
  const t = translateDigest(language);
  const { interviews, due, overdue } = content;
  const locale = personLocale(language, content.country);
  const counts = [
    ...(interviews.length > 0 ? [t("mail.interviewCount", { count: interviews.length })] : []),
    ...(due.length > 0 ? [t("mail.dueCount", { count: due.length })] : []),
    ...(overdue.length > 0 ? [t("mail.overdueCount", { count: overdue.length })] : []),
  ];
  if (counts.length === 0) return undefined;
  return layOutMail(to, t("mail.subject", { list: counts.join(", ") }), {
    language,
    before: [t("mail.greeting"), t("mail.introduction", { day: longDay(day, language, locale) })],
    lists: listsOf(content, language),
    button: t("mail.button"),
    link: `${publicUrl}/dashboard`,
    after: [t("mail.why"), t("mail.signature")],
    linkFallback: t("mail.linkFallback"),
    unsubscribe: { label: t("mail.leave"), link: unsubscribeLink },
  });
}

function listsOf(content: DigestContent, language: Language): MailList[] {
  const { interviews, due, overdue } = content;
  const locale = personLocale(language, content.country);
  const t = translateDigest(language);
  const words = translateProduct(language);
  const actionOf = ({ title, action }: DueTask) =>
    action ? words(`nextActions.${action}`) : (title ?? t("mail.reminder"));
  const list = <Row>(title: string, rows: readonly Row[], item: (row: Row) => string) => {
    if (rows.length === 0) return [];
    const left = rows.length - maxItems;
    const more = left > 0 ? [t("mail.more", { count: left })] : [];
    return [{ title, items: [...rows.slice(0, maxItems).map(item), ...more] }];
  };
  return [
    ...list(t("mail.interviews"), interviews, (row) =>
      t(row.place ? "mail.interviewAt" : "mail.interview", {
        hour: hourOf(row, locale),
        what: words(`interviewKinds.${row.kind}`),
        position: positionOf(row),
        place: oneLine(row.place ?? ""),
      }),
    ),
    ...list(t("mail.due"), due, (row) =>
      t("mail.item", { what: actionOf(row), position: positionOf(row) }),
    ),
    ...list(t("mail.overdue"), overdue, (row) => {
      const since = longDay(row.due_date, language, locale);
      return t("mail.overdueItem", { what: actionOf(row), position: positionOf(row), day: since });
    }),
  ];
}

/** On the clock of the person, and on that of the interview where it shows another hour. */
function hourOf(row: InterviewOfDay, locale: string): string {
  const at = row.starts_at.toISOString();
  const own = clockTime(at, row.own_zone, locale);
  const agreed = clockTime(at, row.time_zone, locale);
  return own === agreed ? own : `${own} (${agreed} ${row.time_zone.replaceAll("_", " ")})`;
}

/** On one line, whatever was pasted. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const positionOf = (row: Pick<DueTask, "job_title" | "company_name">) =>
  oneLine(`${row.job_title}, ${row.company_name}`);
