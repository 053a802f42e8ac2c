import type { Application } from "@postulo/domain/application";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ActionIcon } from "../../ui/form/button.tsx";
import { IconTrash } from "../../ui/icons.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { applicationMessages } from "../messages.ts";
import { positionOf } from "../row/row-tools.ts";
import type { RowActions } from "../row/use-row-actions.ts";
import { ContactList } from "./contact-list.tsx";
import { DetailsForm } from "./details-form.tsx";
import { LinkedFiles } from "./linked-files.tsx";
import { MissingApplication } from "./missing-application.tsx";
import { NextPart } from "./next-part.tsx";
import { Part } from "./part.tsx";
import { Receipt } from "./receipt.tsx";
import { SheetFrame, type SheetPlace } from "./sheet-frame.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { Timeline } from "./timeline.tsx";
import { sheetMessages } from "./messages.ts";
import { useDetails } from "./use-details.ts";

export interface ApplicationSheetProps {
  readonly id: string;
  /** Undefined if the list does not contain it. */
  readonly row: Application | undefined;
  /** Whether the list is still loading, which may contain it later. */
  readonly isLoading: boolean;
  readonly sheet: SheetPlace;
  readonly actions: RowActions;
  readonly onRestore: (id: string) => void;
}

/** Everything about one application. */
export default function ApplicationSheet(props: ApplicationSheetProps) {
  const { id, row, isLoading, sheet, actions, onRestore } = props;
  if (!row)
    return <MissingApplication id={id} isLoading={isLoading} sheet={sheet} onRestore={onRestore} />;
  return (
    <SheetFrame
      sheet={sheet}
      title={row.job_title}
      documentTitle={positionOf(row)}
      tools={<Tools row={row} onRemove={() => actions.remove(row)} />}
    >
      <SheetHead row={row} actions={actions} />
      <NextPart row={row} actions={actions} />
      <Details id={id} />
      <LinkedFiles id={id}>
        {row.application_method === "extension" ? <Receipt id={id} /> : null}
      </LinkedFiles>
      <ContactList row={row} actions={actions} />
      <Timeline id={id} version={row.version} />
    </SheetFrame>
  );
}

interface ToolsProps {
  readonly row: Application;
  readonly onRemove: () => void;
}

function Tools({ row, onRemove }: ToolsProps) {
  const t = useTranslate(applicationMessages);
  return (
    <ActionIcon aria-label={t("remove", { position: positionOf(row) })} onClick={onRemove}>
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}

function Details({ id }: { readonly id: string }) {
  const t = useTranslate(sheetMessages);
  const details = useDetails(id);
  return (
    <Part title={t("parts.notes")}>
      {details.data ? (
        <DetailsForm id={id} details={details.data} />
      ) : details.isError ? (
        <LoadFailure title={t("loadFailed")} onRetry={() => void details.refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Part>
  );
}
