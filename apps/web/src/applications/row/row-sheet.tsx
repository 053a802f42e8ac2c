import type { Application } from "@postulo/domain/application";
import { stages } from "@postulo/domain/stage";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconCheck } from "../../ui/icons.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { applicationMessages } from "../messages.ts";
import { Glyph } from "./glyph.tsx";
import { positionOf, postingUrl, type RowProps } from "./row-tools.ts";
import { StageDot } from "../../ui/stage/stage-dot.tsx";
import classes from "./row-sheet.module.css";

interface RowSheetProps extends RowProps {
  readonly isOpen: boolean;
  readonly returnsFocus: boolean;
  /** @param then what follows, and moves the focus */
  readonly onClose: (then?: () => void) => void;
  readonly onClosed: () => void;
  /** Called before a change by which the row may leave the list. */
  readonly onLeave: (row: Application) => void;
  /** Begins selecting with the row. */
  readonly onSelect: () => void;
}

/** The actions of a row on phones: its stage, the posting, the reminder, selection, and deletion. */
export default function RowSheet(props: RowSheetProps) {
  const { row, tools, isOpen, returnsFocus, onClose, onClosed, onLeave, onSelect } = props;
  const t = useTranslate(applicationMessages);
  const url = postingUrl(row);
  return (
    <Dialog
      isOpen={isOpen}
      returnsFocus={returnsFocus}
      title={positionOf(row)}
      onClose={() => onClose()}
      onClosed={onClosed}
    >
      <StageChoices row={row} tools={tools} onLeave={onLeave} onChosen={() => onClose()} />
      <ul className={classes["items"]}>
        {url === undefined ? null : (
          <li>
            <a className={classes["item"]} href={url} target="_blank" rel="noopener noreferrer">
              <Glyph name="out" />
              {t("openPosting", { position: positionOf(row) })}
            </a>
          </li>
        )}
        <li>
          <button
            type="button"
            className={classes["item"]}
            onClick={() => onClose(() => tools.openEditor(row.id, "nextAction"))}
          >
            <Glyph name="bell" />
            {t("editReminder")}
          </button>
        </li>
        <li>
          <button type="button" className={classes["item"]} onClick={() => onClose(onSelect)}>
            <IconCheck size={18} aria-hidden />
            {t("bulk.begin")}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={classes["item"]}
            data-danger
            onClick={() =>
              onClose(() => {
                onLeave(row);
                tools.actions.remove(row);
              })
            }
          >
            <Glyph name="trash" />
            {t("delete")}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}

interface StageChoicesProps extends RowProps, Pick<RowSheetProps, "onLeave"> {
  readonly onChosen: () => void;
}

function StageChoices({ row, tools, onLeave, onChosen }: StageChoicesProps) {
  const tProduct = useTranslate(productMessages);
  return (
    <>
      <h3 className={classes["heading"]}>{tProduct("applicationColumns.application_stage")}</h3>
      <ul className={classes["items"]}>
        {stages.map((stage) => {
          const isCurrent = stage === row.application_stage;
          return (
            <li key={stage}>
              <button
                type="button"
                className={classes["item"]}
                aria-pressed={isCurrent}
                data-autofocus={isCurrent || undefined}
                onClick={() => {
                  if (!isCurrent) {
                    onLeave(row);
                    tools.actions.edit("stage", row, { application_stage: stage });
                  }
                  onChosen();
                }}
              >
                <StageDot stage={stage} />
                {tProduct(`stages.${stage}`)}
                {isCurrent ? <IconCheck size={18} aria-hidden /> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
