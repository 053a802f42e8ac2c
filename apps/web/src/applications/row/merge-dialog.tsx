import type { ApplicationColumn } from "@postulo/domain/application-columns";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { applicationMessages } from "../messages.ts";
import { mergedEdit, type Conflict } from "./row-merge.ts";
import { positionOf } from "./row-tools.ts";
import { useColumnTexts } from "../use-column-texts.ts";
import type { RowActions } from "./use-row-actions.ts";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import classes from "./merge-dialog.module.css";

interface MergeDialogProps {
  readonly conflict: Conflict;
  readonly actions: RowActions;
  readonly onClose: () => void;
}

/** Shows both values of each conflicting column, and stores the selected ones. */
export default function MergeDialog({ conflict, actions, onClose }: MergeDialogProps) {
  const t = useTranslate(applicationMessages);
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const { current } = conflict;

  function choose(column: string, isMine: boolean) {
    setMine((now) => new Set([...now, column].filter((one) => one !== column || isMine)));
  }

  function save() {
    const edit = mergedEdit(conflict, mine);
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
          isMine={mine.has(column)}
          onChoose={(isMine) => choose(column, isMine)}
        />
      ))}
      <ButtonRow isFooter>
        <Button variant="default" onClick={onClose}>
          {t("merge.keepTheirs")}
        </Button>
        <Button onClick={save}>{t("merge.save")}</Button>
      </ButtonRow>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly column: ApplicationColumn;
  readonly conflict: Conflict;
  readonly isMine: boolean;
  readonly onChoose: (isMine: boolean) => void;
}

function Choice({ column, conflict, isMine, onChoose }: ChoiceProps) {
  const t = useTranslate(applicationMessages);
  const words = useColumnTexts();
  const options = [
    { isOfThis: false, title: t("merge.theirs"), row: conflict.current },
    { isOfThis: true, title: t("merge.yours"), row: conflict.edit },
  ];
  return (
    <fieldset className={classes["choice"]}>
      <legend>{words.nameOf(column)}</legend>
      {options.map(({ isOfThis, title, row }) => (
        <label key={title}>
          <input
            type="radio"
            name={column}
            checked={isMine === isOfThis}
            onChange={() => onChoose(isOfThis)}
          />
          <span>
            {title} <strong>{words.valueOf(column, row)}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
