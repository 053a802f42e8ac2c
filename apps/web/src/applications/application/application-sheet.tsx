import type { Application } from "@postulo/domain/application";
import { use } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ActionIcon } from "../../ui/form/button.tsx";
import { IconDots, IconPrinter, IconTrash } from "../../ui/icons.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { ActionMenu } from "../../ui/overlay/action-menu.tsx";
import { applicationMessages } from "../messages.ts";
import { positionOf } from "../row/row-tools.ts";
import type { RowActions } from "../row/row-actions.ts";
import { ContactList } from "./contact-list.tsx";
import { DocumentsPart } from "./documents/documents-part.tsx";
import { HeadField } from "./head-field.tsx";
import { MissingApplication } from "./missing-application.tsx";
import { NextPart } from "./next-part.tsx";
import { NotesPart } from "./notes-part.tsx";
import { PageContext, Part } from "./part.tsx";
import { PostingPart } from "./posting/posting-part.tsx";
import { Receipt } from "./receipt.tsx";
import { SaveStatus } from "./save-status.tsx";
import { SheetFrame, type SheetPlace } from "./sheet-frame.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { Timeline } from "./timeline.tsx";
import { sheetMessages } from "./messages.ts";
import { useDetails } from "./use-details.ts";
import classes from "./application-sheet.module.css";

interface ApplicationSheetProps {
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
      title={<HeadField isTitle row={row} column="job_title" actions={actions} />}
      documentTitle={positionOf(row)}
      tools={<Tools row={row} onRemove={() => actions.remove(row)} />}
    >
      <SheetHead row={row} actions={actions} />
      <NextPart row={row} actions={actions} />
      <Contents row={row} actions={actions} />
    </SheetFrame>
  );
}

interface ContentsProps {
  readonly row: Application;
  readonly actions: RowActions;
}

function Contents({ row, actions }: ContentsProps) {
  const t = useTranslate(sheetMessages);
  const details = useDetails(row.id);
  const missing = details.isError ? (
    <LoadFailure title={t("loadFailed")} onRetry={() => void details.refetch()} />
  ) : (
    <SkeletonRows rows={3} />
  );
  return (
    <>
      {details.data ? (
        <PostingPart row={row} details={details.data} actions={actions} />
      ) : (
        <Part title={t("parts.posting")}>{missing}</Part>
      )}
      <DocumentsPart id={row.id} job={{ title: row.job_title, company: row.company_name }}>
        {row.application_method === "extension" ? <Receipt id={row.id} /> : null}
      </DocumentsPart>
      <ContactList row={row} actions={actions} />
      {details.data ? (
        <NotesPart row={row} details={details.data} actions={actions} />
      ) : (
        <Part title={t("parts.notes")}>{details.isError ? null : <SkeletonRows rows={3} />}</Part>
      )}
      <Timeline row={row} details={details.data} actions={actions} />
    </>
  );
}

interface ToolsProps {
  readonly row: Application;
  readonly onRemove: () => void;
}

function Tools({ row, onRemove }: ToolsProps) {
  const t = useTranslate(sheetMessages);
  const own = useTranslate(applicationMessages);
  const tUi = useTranslate(uiMessages);
  const isPage = use(PageContext);
  const icons = {
    print: <IconPrinter size={18} aria-hidden />,
    remove: <IconTrash size={18} aria-hidden />,
  };
  if (isPage)
    return (
      <div className={classes["tools"]}>
        <SaveStatus id={row.id} />
        <ActionMenu
          label={tUi("more")}
          icon={<IconDots size={16} aria-hidden />}
          variant="subtle"
          actions={[
            { label: t("print"), icon: icons.print, onChoose: () => window.print() },
            { label: t("remove"), icon: icons.remove, tone: "danger", onChoose: onRemove },
          ]}
        />
      </div>
    );
  return (
    <div className={classes["tools"]}>
      <SaveStatus id={row.id} />
      <ActionIcon aria-label={t("print")} onClick={() => window.print()}>
        {icons.print}
      </ActionIcon>
      <ActionIcon aria-label={own("remove", { position: positionOf(row) })} onClick={onRemove}>
        {icons.remove}
      </ActionIcon>
    </div>
  );
}
