import { useTranslate } from "../../i18n/use-translate.ts";
import { NextList } from "../../schedule/next-list.tsx";
import { useSchedule } from "../../schedule/use-schedule.ts";
import { Part } from "./part.tsx";
import { sheetMessages } from "./messages.ts";

/** The tasks and interviews of the application. */
export function NextPart({ id }: { readonly id: string }) {
  const t = useTranslate(sheetMessages);
  const { data } = useSchedule();
  const planned = data && [...data.tasks, ...data.interviews];
  return (
    <Part
      title={t("parts.next")}
      isEmpty={planned?.every(({ application_id: owner }) => owner !== id) === true}
    >
      <NextList applicationId={id} />
    </Part>
  );
}
