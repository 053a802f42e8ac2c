import type { Application } from "@postulo/domain/application";
import { websiteUrl } from "@postulo/domain/profile/website";
import { useState } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { localToday } from "../../schedule/when.ts";
import { IconPencil } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { lineBelowTitle } from "../column-views.ts";
import { applicationMessages } from "../messages.ts";
import { AppliedDateCell } from "../row/applied-date-cell.tsx";
import { Glyph } from "../row/glyph.tsx";
import { PriorityCell, StageCell } from "../row/row-cells.tsx";
import { RowEditor } from "../row/row-editor.tsx";
import { positionOf } from "../row/row-tools.ts";
import { useRestoreFocus } from "../row/use-restore-focus.ts";
import type { RowActions } from "../row/use-row-actions.ts";
import { TagField } from "../tags/tag-field.tsx";
import { sheetMessages } from "./messages.ts";
import { daysSince, useHistory } from "./use-history.ts";
import classes from "./sheet-head.module.css";

interface SheetHeadProps {
  readonly row: Application;
  readonly actions: RowActions;
}

/** Employer, place and posting, and below them stage, priority and dates. */
export function SheetHead({ row, actions }: SheetHeadProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const [isEditing, setIsEditing] = useState(false);
  const frame = useRestoreFocus<HTMLDivElement>(
    isEditing ? "position" : undefined,
    (was) => `[data-edits="${was}"]`,
  );
  const tools = {
    actions,
    openEditor: () => setIsEditing(true),
    closeEditor: () => setIsEditing(false),
    toggle: () => undefined,
    showDetails: () => undefined,
    isLight: false,
    today: localToday(),
  };
  return (
    <div ref={frame} className={classes["head"]}>
      {isEditing ? (
        <RowEditor mode="position" row={row} tools={tools} />
      ) : (
        <p className={classes["under"]}>
          <button
            type="button"
            className={classes["edit"]}
            data-printed
            data-edits="position"
            onClick={() => setIsEditing(true)}
          >
            <span>{lineBelowTitle(row, tProduct)}</span>
            <IconPencil size={14} aria-hidden />
            <VisuallyHidden>{t("editPositionOf", { position: positionOf(row) })}</VisuallyHidden>
          </button>
          <PostingLink row={row} />
        </p>
      )}
      <div className={classes["properties"]}>
        <StageCell row={row} tools={tools} />
        <PriorityCell row={row} tools={tools} />
        <AppliedDateCell row={row} tools={tools} />
        <SinceMove row={row} />
      </div>
      <TagField row={row} actions={actions} />
    </div>
  );
}

function PostingLink({ row }: { readonly row: Application }) {
  const t = useTranslate(applicationMessages);
  const own = useTranslate(sheetMessages);
  const url = websiteUrl(row.job_url);
  if (url === undefined) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("openPosting", { position: positionOf(row) })}
    >
      {own("parts.posting")} <Glyph name="out" />
    </a>
  );
}

const daysUntilNow = (moment: string) => daysSince(moment, new Date());

/** How long the application has been in its stage. */
function SinceMove({ row }: { readonly row: Application }) {
  const t = useTranslate(sheetMessages);
  const history = useHistory(row.id, row.version);
  const move = history.data?.find(({ field }) => field === "application_stage");
  if (!move) return null;
  const count = daysUntilNow(move.occurred_at);
  return (
    <span className={classes["since"]}>
      {count === 0 ? t("movedToday") : t("sinceMove", { count })}
    </span>
  );
}
