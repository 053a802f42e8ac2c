import { useTranslate } from "../../i18n/use-translate.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import {
  PreparationContext,
  type PreparationNotesProps,
} from "../../schedule/preparation-context.ts";
import { NextList } from "../../schedule/next-list.tsx";
import { useSchedule } from "../../schedule/use-schedule.ts";
import { Part } from "./part.tsx";
import { sheetMessages } from "./messages.ts";

const BeginNotes = lazyComponent(() => import("./posting/begin-notes.tsx"));

const beginNotes = (props: PreparationNotesProps) => <BeginNotes {...props} />;

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
      <PreparationContext value={beginNotes}>
        <NextList applicationId={id} />
      </PreparationContext>
    </Part>
  );
}
