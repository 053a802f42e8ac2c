import { createContext, use, type KeyboardEvent, type ReactNode } from "react";
import { ActionIcon } from "../form/button.tsx";
import { IconChevronDown, IconChevronUp } from "../icons.tsx";

/** What a list of actions around the buttons does. */
interface ActionsAround {
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Called before an action other than a move, which is often repeated. */
  readonly onDone?: () => void;
}

export const ActionsContext = createContext<ActionsAround>({});

const moves: ReadonlySet<string> = new Set(["up", "down"]);

interface LineActionProps {
  readonly label: string;
  /** Identifies the button for `useLineFocus`. */
  readonly action: string;
  readonly isDisabled?: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** A button of a line in a list. `aria-disabled`, so that it keeps the focus when a move reaches the end of the list. */
export function LineAction({
  label,
  action,
  isDisabled = false,
  onAct,
  children,
}: LineActionProps) {
  const { onKeyDown, onDone } = use(ActionsContext);
  return (
    <ActionIcon
      size="action"
      aria-label={label}
      aria-disabled={isDisabled}
      data-action={action}
      onClick={() => {
        if (isDisabled) return;
        // Before the action, which may move the focus.
        if (!moves.has(action)) onDone?.();
        onAct();
      }}
      onKeyDown={onKeyDown}
    >
      {children}
    </ActionIcon>
  );
}

interface MoveActionsProps {
  readonly up: string;
  readonly down: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Of the icons, in px. */
  readonly size: 16 | 18;
  readonly onMove: (by: -1 | 1) => void;
}

/** The buttons that move a line of a list up and down. */
export function MoveActions({ up, down, isFirst, isLast, size, onMove }: MoveActionsProps) {
  return (
    <>
      <LineAction label={up} action="up" isDisabled={isFirst} onAct={() => onMove(-1)}>
        <IconChevronUp size={size} aria-hidden />
      </LineAction>
      <LineAction label={down} action="down" isDisabled={isLast} onAct={() => onMove(1)}>
        <IconChevronDown size={size} aria-hidden />
      </LineAction>
    </>
  );
}
