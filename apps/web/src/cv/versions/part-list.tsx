import type { PartDiff } from "@postulo/cv/diff-documents";
import type { OrderedList } from "@postulo/cv/cv-operation";
import { hidePart, orderParts, showPart } from "@postulo/cv/edit-operations";
import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { useLineFocus } from "../../ui/form/use-line-focus.ts";
import { IconGripVertical, IconPencil } from "../../ui/icons.tsx";
import { LineAction, MoveActions } from "../../ui/sorting/line-action.tsx";
import { moved } from "../../ui/sorting/list-order.ts";
import { useDragSorting } from "../../ui/sorting/use-drag-sorting.ts";
import { versionMessages } from "./messages.ts";
import type { VersionEditor } from "./use-version-editor.ts";
import classes from "./lines-editor.module.css";

interface PartListProps {
  readonly editor: VersionEditor;
  /** Undefined for parts that keep their order. */
  readonly list: OrderedList | undefined;
  readonly parts: readonly PartDiff[];
  /** In the order of the profile. */
  readonly masterIds: readonly string[];
  /** Opens the form for other words; undefined for parts without one. */
  readonly onEdit?: (id: string) => void;
  /** Below a part. */
  readonly renderBelow?: (part: PartDiff) => ReactNode;
}

/** Lines, skills or notes: shown or left out, in an order. */
export function PartList({ editor, list, parts, masterIds, onEdit, renderBelow }: PartListProps) {
  const { list: element, focusLine } = useLineFocus();
  const { master, operations, change } = editor;
  const shown = parts.filter((part) => part.change !== "hidden").map(({ id }) => id);
  const put = (id: string, to: number) => {
    const ids = moved(shown, id, to);
    if (ids && list) change(orderParts(operations, list, { ids, masterIds }));
  };
  useDragSorting({ list: element, ids: list ? shown : [], onSorted: put });
  return (
    <ol ref={element} className={classes["parts"]}>
      {parts.map((part) => {
        const at = shown.indexOf(part.id);
        return (
          <li key={part.id} data-entry={at < 0 ? undefined : part.id}>
            <PartRow
              part={part}
              canMove={list !== undefined && at >= 0 && shown.length > 1}
              isFirst={at === 0}
              isLast={at === shown.length - 1}
              onToggle={() =>
                change(
                  at < 0 ? showPart(master, operations, part.id) : hidePart(operations, part.id),
                )
              }
              onMove={(by) => {
                focusLine(part.id, by < 0 ? "up" : "down");
                put(part.id, at + by);
              }}
              onEdit={onEdit && at >= 0 ? () => onEdit(part.id) : undefined}
            />
            {renderBelow?.(part)}
          </li>
        );
      })}
    </ol>
  );
}

interface PartRowProps {
  readonly part: PartDiff;
  readonly canMove: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onEdit: (() => void) | undefined;
}

function PartRow(props: PartRowProps) {
  const t = useTranslate(versionMessages);
  const { part, canMove } = props;
  const isHidden = part.change === "hidden";
  const name = part.text;
  return (
    <div className={classes["row"]} data-hidden={isHidden || undefined}>
      {canMove ? (
        <span className={classes["grip"]} data-grip aria-hidden>
          <IconGripVertical size={16} />
        </span>
      ) : (
        <span className={classes["grip"]} aria-hidden />
      )}
      <Checkbox
        className={classes["shown"] ?? ""}
        checked={!isHidden}
        onChange={props.onToggle}
        label={isHidden ? <del>{name}</del> : name}
        description={part.change === "changed" ? t("lines.former", { text: part.former }) : null}
      />
      <div className={classes["actions"]}>
        {canMove ? (
          <MoveActions
            up={t("lines.up", { name })}
            down={t("lines.down", { name })}
            isFirst={props.isFirst}
            isLast={props.isLast}
            size={16}
            onMove={props.onMove}
          />
        ) : null}
        {props.onEdit ? (
          <LineAction label={t("lines.edit", { name })} action="edit" onAct={props.onEdit}>
            <IconPencil size={16} aria-hidden />
          </LineAction>
        ) : null}
      </div>
    </div>
  );
}
