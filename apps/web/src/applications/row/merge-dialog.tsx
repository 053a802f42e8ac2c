import type { ApplicationColumn } from "@postulo/domain/application-columns";
import { useId, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { applicationMessages } from "../messages.ts";
import { nearChanges, type MergedLine } from "./merged-lines.ts";
import { joinedVersions, mergedEdit, versionLines, type Conflict, type Kept } from "./row-merge.ts";
import { positionOf } from "./row-tools.ts";
import { useColumnTexts } from "../use-column-texts.ts";
import type { RowActions } from "./row-actions.ts";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import classes from "./merge-dialog.module.css";

interface MergeDialogProps {
  readonly conflict: Conflict;
  readonly actions: RowActions;
  readonly onClose: () => void;
}

/** Shows both values of each conflicting column, and stores the selected ones; notes can be kept both. */
export default function MergeDialog({ conflict, actions, onClose }: MergeDialogProps) {
  const t = useTranslate(applicationMessages);
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map());
  const { current } = conflict;

  function save() {
    const edit = mergedEdit(conflict, kept);
    if (Object.keys(edit).length > 0) actions.edit("merged", current, edit);
    onClose();
  }

  return (
    <Dialog title={t("merge.title")} onClose={onClose}>
      <p>{t("merge.text", { position: positionOf(current) })}</p>
      {conflict.columns.map((column) => (
        <Choice
          key={column}
          column={column}
          conflict={conflict}
          kept={kept.get(column) ?? "theirs"}
          onChoose={(choice) => setKept((now) => new Map([...now, [column, choice]]))}
        />
      ))}
      <div className={classes["foot"]} data-action-bar>
        <ButtonRow isFooter>
          <Button variant="default" onClick={onClose}>
            {t("merge.keepTheirs")}
          </Button>
          <Button onClick={save}>{t("merge.save")}</Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly column: ApplicationColumn;
  readonly conflict: Conflict;
  readonly kept: Kept;
  readonly onChoose: (kept: Kept) => void;
}

function Choice({ column, conflict, kept, onChoose }: ChoiceProps) {
  const t = useTranslate(applicationMessages);
  const words = useColumnTexts();
  const isJoinable = joinedVersions(conflict, column) !== undefined;
  const lines = versionLines(conflict, column);
  const id = useId();
  const options: readonly { choice: Kept; title: string; value?: string }[] = [
    {
      choice: "theirs",
      title: t("merge.theirs"),
      value: words.valueOf(column, conflict.current),
    },
    { choice: "mine", title: t("merge.yours"), value: words.valueOf(column, conflict.edit) },
    ...(isJoinable ? [{ choice: "both", title: t("merge.both") } as const] : []),
  ];
  return (
    <fieldset className={classes["choice"]}>
      <legend>{words.nameOf(column)}</legend>
      {options.map(({ choice, title, value }) => (
        <div key={choice}>
          <label>
            <input
              type="radio"
              name={column}
              aria-describedby={lines ? `${id}${choice}` : undefined}
              checked={kept === choice}
              onChange={() => onChoose(choice)}
            />
            <span>
              {title} {value === undefined || lines ? null : <strong>{value}</strong>}
            </span>
          </label>
          {lines ? <Version id={`${id}${choice}`} {...{ lines, choice }} /> : null}
        </div>
      ))}
    </fieldset>
  );
}

const LineText = ({ text, from }: MergedLine) =>
  from === "both" || text === "" ? text : <mark>{text}</mark>;

/** A version of a text with its line breaks; the lines that the other one lacks are marked. */
function Version({
  id,
  lines,
  choice,
}: {
  readonly id: string;
  readonly lines: readonly MergedLine[];
  readonly choice: Kept;
}) {
  const shown = nearChanges(lines).filter(
    (line) => !line || choice === "both" || line.from === "both" || line.from === choice,
  );
  return (
    <div id={id} className={classes["version"]}>
      {shown.map((line, at) => (
        <p key={at}>{line === undefined ? "…" : <LineText {...line} />}</p>
      ))}
    </div>
  );
}
