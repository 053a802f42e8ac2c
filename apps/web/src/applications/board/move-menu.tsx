import { IconCheck } from "../../ui/icons.tsx";
import { Popover } from "../../ui/overlay/popover.tsx";
import { StageDot } from "../../ui/stage/stage-dot.tsx";
import type { BoardColumn } from "./board-parts.tsx";
import classes from "./board.module.css";

interface MoveMenuProps {
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly columns: readonly BoardColumn<string>[];
  readonly currentId: string | undefined;
  readonly onClose: () => void;
  readonly onMove: (columnId: string) => void;
}

/** The columns that a card can be moved to: the alternative to dragging (WCAG 2.5.7). One for the whole board. */
export default function MoveMenu(props: MoveMenuProps) {
  const { label, anchor, columns, currentId, onClose, onMove } = props;
  return (
    <Popover anchor={anchor} label={label} onClose={onClose}>
      <p className={classes["menuTitle"]}>{label}</p>
      <ul className={classes["menu"]}>
        {columns.map(({ id, label: name, stage }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === currentId}
              onClick={() => {
                onClose();
                onMove(id);
              }}
            >
              {stage ? <StageDot stage={stage} /> : null}
              {name}
              {id === currentId ? <IconCheck size={16} aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
