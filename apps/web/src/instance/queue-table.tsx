import type { InstanceOverview } from "@postulo/contract/instance-overview";
import { useId } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { instanceMessages } from "./messages.ts";
import classes from "./instance-page.module.css";

const minuteSeconds = 60;
/** As /health counts it. */
const lateSeconds = 15 * minuteSeconds;

/** What waits, and for how long it is overdue. */
export function QueueTable({ queues }: Pick<InstanceOverview, "queues">) {
  const t = useTranslate(instanceMessages);
  const { language } = useLanguage();
  const titleId = useId();
  const count = new Intl.NumberFormat(language);
  const minutes = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "minute",
    maximumFractionDigits: 0,
  });
  return (
    <section aria-labelledby={titleId} className={classes["section"]}>
      <h2 id={titleId}>{t("queues.title")}</h2>
      <table className={classes["queues"]} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t("queues.queue")}</th>
            <th scope="col">{t("queues.length")}</th>
            <th scope="col">{t("queues.delay")}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ queue, length, overdueSeconds }) => (
            <tr key={queue}>
              <th scope="row">{t(`queues.${queue}`)}</th>
              <td>{count.format(length)}</td>
              <td data-late={overdueSeconds > lateSeconds || undefined}>
                {overdueSeconds < minuteSeconds
                  ? t("queues.onTime")
                  : minutes.format(overdueSeconds / minuteSeconds)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
