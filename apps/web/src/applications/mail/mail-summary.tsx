import type { ReceivedMail } from "@postulo/domain/mail/received-mail";
import { useEffect, useRef } from "react";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ownZone } from "../../schedule/when.ts";
import { focusIfUnclaimed } from "../../ui/focus-if-unclaimed.ts";
import classes from "./mail.module.css";
import { mailMessages } from "./messages.ts";

interface MailSummaryProps {
  readonly mail: ReceivedMail;
  /** Those that decided, as they are written. */
  readonly sentences: readonly string[];
}

/** Sender, subject and day of a mail, and the sentences that decided. */
export function MailSummary({ mail, sentences }: MailSummaryProps) {
  const t = useTranslate(mailMessages);
  const { language } = useLanguage();
  const { from, subject, date } = mail;
  const sender = [from.name, from.address && `<${from.address}>`].filter(Boolean).join(" ");
  const format = dateFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: ownZone(),
  });
  const summary = useRef<HTMLElement>(null);
  // The button that was pressed to read the mail is gone.
  useEffect(() => focusIfUnclaimed(summary.current), []);
  return (
    <section
      ref={summary}
      tabIndex={-1}
      className={classes["summary"]}
      aria-label={subject || t("noSubject")}
    >
      <p className={classes["subject"]} dir="auto">
        {subject || t("noSubject")}
      </p>
      <p className={classes["sender"]}>
        <bdi>{sender || t("unknownSender")}</bdi>
        {date === null ? null : <span>{format.format(new Date(date))}</span>}
      </p>
      {sentences.length > 0 ? (
        <figure>
          <figcaption>{t("decided")}</figcaption>
          {sentences.map((sentence) => (
            <blockquote key={sentence} dir="auto">
              {sentence}
            </blockquote>
          ))}
        </figure>
      ) : (
        <p className={classes["quiet"]}>{t("nothingSaid")}</p>
      )}
    </section>
  );
}
