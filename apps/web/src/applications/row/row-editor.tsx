import { describeColumn, type FieldColumn } from "@postulo/domain/application-columns";
import type { ApplicationEdit, EditDraft } from "@postulo/domain/application-edit";
import type { Application } from "@postulo/domain/application";
import { postingLink } from "@postulo/domain/search-url";
import { firstWords } from "@postulo/domain/task";
import { useQueryClient } from "@tanstack/react-query";
import { scheduleKey } from "../../data/schedule-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { Schedule } from "../../schedule/use-schedule.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { ColumnInput } from "../column-input.tsx";
import { columnsEditedIn, type EditMode } from "../column-views.ts";
import { EditFrame } from "./edit-frame.tsx";
import { applicationMessages } from "../messages.ts";
import { positionOf, type RowProps } from "./row-tools.ts";
import classes from "./edit-frame.module.css";

const labels = {
  position: "editPositionOf",
  contact: "editContactOf",
  nextAction: "editReminderOf",
} as const satisfies Record<EditMode, string>;

function draftOf(row: Application, columns: readonly FieldColumn[]): EditDraft {
  const values: ApplicationEdit = row;
  return Object.fromEntries(
    columns.map((column) => {
      const value = column === "job_url" ? postingLink(row.job_url) : values[column];
      return [column, typeof value === "boolean" ? value : (value ?? "")];
    }),
  );
}

/** The inline form for a part of a row. */
export default function RowEditor({ mode, row, tools }: RowProps & { readonly mode: EditMode }) {
  const t = useTranslate(applicationMessages);
  const columns = columnsEditedIn(mode);
  const schedule = useQueryClient().getQueryData<Schedule>(scheduleKey);
  const none =
    mode === "nextAction"
      ? (firstWords(schedule?.tasks ?? [], row.id) ?? t("noNextAction"))
      : t("notGiven");
  return (
    <EditFrame
      label={t(labels[mode], { position: positionOf(row) })}
      row={row}
      initialDraft={draftOf(row, columns)}
      onSave={(edit) => tools.actions.edit(mode, row, edit)}
      onClose={() => tools.closeEditor(row.id)}
    >
      {({ text, draft, change }) =>
        columns.map((column) =>
          describeColumn(column).type === "flag" ? (
            <Checkbox
              key={column}
              label={t("form.remindMe")}
              className={classes["reminder"]}
              checked={draft[column] === true}
              onChange={(event) => change({ [column]: event.currentTarget.checked })}
            />
          ) : (
            <ColumnInput key={column} column={column} none={none} field={text(column)} />
          ),
        )
      }
    </EditFrame>
  );
}
