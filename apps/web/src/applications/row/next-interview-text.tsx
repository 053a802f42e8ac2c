import { endOf, startOf } from "@postulo/domain/interview";
import type { Application } from "@postulo/domain/application";
import { useState } from "react";
import { useLanguage } from "../../i18n/language-context.tsx";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSchedule } from "../../schedule/use-schedule.ts";
import { freshMs } from "../../schedule/use-words.ts";
import { hoursOf, localToday, shortDay } from "../../schedule/when.ts";

import classes from "./next-interview.module.css";

/** The next interview of an application, where no other action is set: "Thu, Dec 3, 14:30, Video call". */
export default function NextInterviewText({ row }: { readonly row: Application }) {
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const { data } = useSchedule({ staleTime: freshMs });
  const [next] = (data?.interviews ?? [])
    .filter(
      ({ application_id: owner, outcome, ...interview }) =>
        owner === row.id && outcome === null && endOf(interview) > now,
    )
    .toSorted((one, other) => startOf(one) - startOf(other));
  if (!next) return null;
  const { day, start } = hoursOf(next, language);
  const kind = tProduct(`interviewKinds.${next.kind}`);
  const text = [shortDay(day, localToday(), language), start, kind].join(", ");
  return (
    <time className={classes["next"]} dateTime={next.starts_at} title={text}>
      <span>{text}</span>
    </time>
  );
}
