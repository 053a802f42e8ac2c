import type { Application } from "@postulo/domain/application";
import { isClosed } from "@postulo/domain/stage";
import { useTranslate } from "../../i18n/use-translate.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import {
  PreparationContext,
  type PreparationNotesProps,
} from "../../schedule/preparation-context.ts";
import { NextList } from "../../schedule/next-list.tsx";
import { useSchedule } from "../../schedule/use-schedule.ts";
import type { RowActions } from "../row/row-actions.ts";
import { ClosedPlan } from "./closed-plan.tsx";
import { Part } from "./part.tsx";
import { StageOffer } from "./stage-offer.tsx";
import { sheetMessages } from "./messages.ts";

const BeginNotes = lazyComponent(() => import("./posting/begin-notes.tsx"));

const beginNotes = (props: PreparationNotesProps) => <BeginNotes {...props} />;

interface NextPartProps {
  readonly row: Application;
  readonly actions: RowActions;
}

/** The tasks and interviews of the application, and what they say about its stage. */
export function NextPart({ row, actions }: NextPartProps) {
  const t = useTranslate(sheetMessages);
  const { data } = useSchedule();
  const { id } = row;
  const isOwn = ({ application_id: owner }: { readonly application_id: string }) => owner === id;
  const [tasks, interviews] = [data?.tasks.filter(isOwn), data?.interviews.filter(isOwn)];
  return (
    <Part title={t("parts.next")} isEmpty={tasks?.length === 0 && interviews?.length === 0}>
      <StageOffer row={row} actions={actions} interviews={interviews ?? []} />
      <ClosedPlan stage={row.application_stage} tasks={tasks ?? []} interviews={interviews ?? []} />
      <PreparationContext value={beginNotes}>
        <NextList applicationId={id} isClosed={isClosed(row.application_stage)} />
      </PreparationContext>
    </Part>
  );
}
