import type { Application } from "@postulo/domain/application";
import { isCalendarDay } from "@postulo/domain/application-edit";
import { useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { DateText } from "../../ui/date-text.tsx";
import { applicationMessages } from "../messages.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { positionOf, type RowProps } from "./row-tools.ts";
import classes from "./row-cells.module.css";

const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

/** The applied date; for a saved application, the date when it was saved. */
export function AppliedDate({
  row,
}: {
  readonly row: Pick<Application, "applied_at" | "saved_at">;
}) {
  const t = useTranslate(applicationMessages);
  if (row.applied_at !== null) return <DateText day={row.applied_at} />;
  const className = classes["notSent"];
  if (row.saved_at === null) return <span className={className}>{t("notSent")}</span>;
  return (
    <span className={className}>
      {t("savedAt")} <DateText day={row.saved_at} />
    </span>
  );
}

/** The applied date: a button that becomes an input. Enter and blur save, Escape cancels. */
export function AppliedDateCell({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  const [isEditing, setIsEditing] = useState(false);
  const isDone = useRef(false);
  const frame = useRestoreFocus<HTMLDivElement>(isEditing ? "field" : undefined, () => "button");
  const label = t("appliedDateOf", { position: positionOf(row) });

  function open() {
    isDone.current = false;
    setIsEditing(true);
  }

  function close() {
    isDone.current = true;
    setIsEditing(false);
  }

  function save(day: string) {
    // Some browsers fire blur when the focused element is removed.
    if (isDone.current) return;
    close();
    if (isCalendarDay(day) && day !== row.applied_at)
      tools.actions.edit("appliedAt", row, { applied_at: day });
  }

  return (
    <div ref={frame}>
      {isEditing ? (
        <input
          ref={focusOnMount}
          type="date"
          className={classes["dateInput"]}
          aria-label={label}
          defaultValue={row.applied_at ?? ""}
          onBlur={(event) => save(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              // Otherwise the key would also press the button that gets the focus.
              event.preventDefault();
              save(event.currentTarget.value);
            }
            if (event.key === "Escape") close();
          }}
        />
      ) : (
        <button
          type="button"
          className={classes["cellButton"]}
          data-printed
          title={t("editAppliedDate")}
          onClick={open}
        >
          <AppliedDate row={row} />
        </button>
      )}
    </div>
  );
}
