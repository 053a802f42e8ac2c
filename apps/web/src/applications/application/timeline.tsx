import type { Application } from "@postulo/domain/application";
import { isApplicationColumn, type ApplicationColumn } from "@postulo/domain/application-columns";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { useState } from "react";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { Button } from "../../ui/form/button.tsx";
import { IconArrowBackUp } from "../../ui/icons.tsx";
import type { Details } from "../queries.ts";
import type { EditKind, RowActions } from "../row/row-actions.ts";
import { useColumnTexts } from "../use-column-texts.ts";
import { isText, listedChanges, stepsOf, undoOf, type ColumnChange } from "./history.ts";
import { sheetMessages } from "./messages.ts";
import { PartChangeText } from "./part-change-text.tsx";
import { Part } from "./part.tsx";
import { useHistory } from "./use-history.ts";
import classes from "./timeline.module.css";

interface TimelineProps {
  readonly row: Application;
  /** Undefined while they are loading. */
  readonly details: Details | undefined;
  readonly actions: RowActions;
}

/** The steps that are shown at first. */
const firstSteps = 10;

/** Each change of an application, newest first, and a button that takes back the last one. */
export function Timeline({ row, details, actions }: TimelineProps) {
  const t = useTranslate(sheetMessages);
  const history = useHistory(row.id, row.version);
  const [isWhole, setIsWhole] = useState(false);
  const now = { ...row, ...details };
  const steps = history.data && stepsOf(history.data, now);
  const shown = isWhole ? steps : steps?.slice(0, firstSteps);
  const undo = steps && !history.isPlaceholderData ? undoOf(steps, now) : undefined;
  return (
    <Part
      title={t("parts.history")}
      actions={
        undo ? <UndoButton edit={undo} onUndo={(kind) => actions.edit(kind, now, undo)} /> : null
      }
    >
      {shown ? (
        <ol className={classes["timeline"]}>
          {shown.map((step) => (
            <li key={step.id}>
              <StepTime moment={step.occurredAt} />
              {step.parts.map((change) => (
                <PartChangeText key={change.id} change={change} />
              ))}
              {listedChanges(step).map((change) => (
                <ChangeText key={change.id} change={change} hasTexts={details !== undefined} />
              ))}
            </li>
          ))}
        </ol>
      ) : history.isError ? (
        <LoadFailure title={t("timeline.failed")} onRetry={() => void history.refetch()} />
      ) : (
        <SkeletonRows rows={2} />
      )}
      {steps && shown && steps.length > shown.length ? (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setIsWhole(true)}>
            {t("timeline.all", { count: steps.length })}
          </Button>
        </div>
      ) : null}
    </Part>
  );
}

function StepTime({ moment }: { readonly moment: string }) {
  const { language } = useLanguage();
  const time = dateFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return <time dateTime={moment}>{time.format(new Date(moment))}</time>;
}

/** The name of a column; those of the contact say whose they are. */
function useColumnName() {
  const t = useTranslate(sheetMessages);
  const { nameOf } = useColumnTexts();
  return (column: ApplicationColumn) =>
    column.startsWith("contact_")
      ? t("timeline.ofContact", { column: nameOf(column) })
      : nameOf(column);
}

interface ChangeTextProps {
  readonly change: ColumnChange;
  /** False while the present texts are not loaded. */
  readonly hasTexts: boolean;
}

function ChangeText({ change, hasTexts }: ChangeTextProps) {
  const t = useTranslate(sheetMessages);
  const { valueOf } = useColumnTexts();
  const nameOf = useColumnName();
  const { kind, column, before, after } = change;
  if (kind === "created")
    return <p>{t("timeline.begun", { stage: valueOf(column, after ?? {}) })}</p>;
  const name = nameOf(column);
  if (isText(column)) return <ChangedText name={name} change={change} hasTexts={hasTexts} />;
  if (!before && !after) return <p>{t("timeline.valueChanged", { column: name })}</p>;
  return (
    <p>
      {t("timeline.changed", {
        column: name,
        from: valueOf(column, before ?? {}),
        to: valueOf(column, after ?? {}),
      })}
    </p>
  );
}

interface ChangedTextProps extends ChangeTextProps {
  readonly name: string;
}

/** A text that was changed: both versions are folded. */
function ChangedText({ name, change, hasTexts }: ChangedTextProps) {
  const { column, before, after } = change;
  const t = useTranslate(sheetMessages);
  const { valueOf } = useColumnTexts();
  return (
    <details className={classes["text"]}>
      <summary>{t("timeline.textChanged", { column: name })}</summary>
      <dl>
        <dt>{t("timeline.before")}</dt>
        <dd>{before ? valueOf(column, before) : t("timeline.tooLong")}</dd>
        {after || hasTexts ? (
          <>
            <dt>{t("timeline.after")}</dt>
            <dd>{after ? valueOf(column, after) : t("timeline.tooLong")}</dd>
          </>
        ) : null}
      </dl>
    </details>
  );
}

const kinds: Partial<Record<ApplicationColumn, EditKind>> = {
  application_stage: "stage",
  priority_level: "priority",
  applied_at: "appliedAt",
  next_action: "nextAction",
  next_action_date: "nextAction",
  reminder_set: "nextAction",
  contact_name: "contact",
  contact_email: "contact",
  contact_phone: "contact",
  tags: "tags",
  salary: "textRestored",
  notes: "textRestored",
  posting_text: "textRestored",
};

interface UndoButtonProps {
  readonly edit: ApplicationEdit;
  readonly onUndo: (kind: EditKind) => void;
}

/** Takes back the last step; its label names the effect. */
function UndoButton({ edit, onUndo }: UndoButtonProps) {
  const t = useTranslate(sheetMessages);
  const { valueOf } = useColumnTexts();
  const nameOf = useColumnName();
  const columns = Object.keys(edit).filter(isApplicationColumn);
  const effects = columns.map((column) =>
    isText(column)
      ? t("timeline.backText", { column: nameOf(column) })
      : t("timeline.back", { column: nameOf(column), value: valueOf(column, edit) }),
  );
  const kind = columns[0] && kinds[columns[0]];
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes["undo"]}
      leftSection={<IconArrowBackUp size={14} aria-hidden />}
      onClick={() => onUndo(kind ?? "position")}
    >
      {t("timeline.undo", { effect: effects.join(", ") })}
    </Button>
  );
}
