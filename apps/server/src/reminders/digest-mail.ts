import type { Language } from "@postulo/i18n/language";
import { longDay } from "@postulo/i18n/long-day";
import { translateProduct } from "@postulo/i18n/translate-product";
import { layOutMail } from "../mail/lay-out-mail.ts";
import type { MailList } from "../mail/lay-out-mail.ts";
import type { Mail } from "../mail/mail.ts";
import type { DigestContent, DueApplication } from "./digest-content.ts";
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
  const { due, overdue } = content;
  const counts = [
    ...(due.length > 0 ? [t("mail.dueCount", { count: due.length })] : []),
    ...(overdue.length > 0 ? [t("mail.overdueCount", { count: overdue.length })] : []),
  ];
  if (counts.length === 0) return undefined;
  return layOutMail(to, t("mail.subject", { list: counts.join(", ") }), {
    language,
    before: [t("mail.greeting"), t("mail.introduction", { day: longDay(day, language) })],
    lists: listsOf(content, language),
    button: t("mail.button"),
    link: `${publicUrl}/dashboard`,
    after: [t("mail.why"), t("mail.signature")],
    linkFallback: t("mail.linkFallback"),
    unsubscribe: { label: t("mail.leave"), link: unsubscribeLink },
  });
}

function listsOf({ due, overdue }: DigestContent, language: Language): MailList[] {
  const t = translateDigest(language);
  const words = translateProduct(language);
  const actionOf = ({ next_action: action }: DueApplication) =>
    action ? words(`nextActions.${action}`) : t("mail.reminder");
  const list = (
    title: string,
    rows: readonly DueApplication[],
    item: (row: DueApplication) => string,
  ) => {
    if (rows.length === 0) return [];
    const left = rows.length - maxItems;
    const more = left > 0 ? [t("mail.more", { count: left })] : [];
    return [{ title, items: [...rows.slice(0, maxItems).map(item), ...more] }];
  };
  return [
    ...list(t("mail.due"), due, (row) =>
      t("mail.item", { what: actionOf(row), position: positionOf(row) }),
    ),
    ...list(t("mail.overdue"), overdue, (row) => {
      const since = longDay(row.next_action_date, language);
      return t("mail.overdueItem", { what: actionOf(row), position: positionOf(row), day: since });
    }),
  ];
}

/** On one line, whatever was pasted. */
const positionOf = ({ job_title: title, company_name: company }: DueApplication) =>
  `${title}, ${company}`.replaceAll(/\s+/g, " ").trim();
