import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconDots } from "../icons.tsx";
import { ActionIcon } from "../form/button.tsx";
import { ActionsContext } from "./line-action.tsx";
import classes from "./line-actions.module.css";

/** Whether the actions are open. Escape closes them, and so does an action. */
function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const actions = useMemo(() => {
    if (!isOpen) return {};
    function onDone() {
      setIsOpen(false);
      // A dialog that the action opens returns the focus there, since the action itself is hidden then.
      button.current?.focus();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onDone();
    }
    return { onDone, onKeyDown };
  }, [isOpen]);
  return { isOpen, button, actions, toggle: () => setIsOpen(!isOpen) };
}

interface LineActionsProps {
  /** The name of the actions, and of the button that opens them on a narrow screen. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The actions of a line in a list: at its end, or on a narrow screen below it, opened by a button. */
export function LineActions({ label, children }: LineActionsProps) {
  const id = useId();
  const { isOpen, button, actions, toggle } = useDisclosure();
  return (
    <>
      <span className={classes["more"]}>
        <ActionIcon
          ref={button}
          size="action"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={id}
          data-action="more"
          onClick={toggle}
          onKeyDown={actions.onKeyDown}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </span>
      <fieldset
        id={id}
        aria-label={label}
        className={classes["actions"]}
        data-open={isOpen || undefined}
      >
        <ActionsContext value={actions}>{children}</ActionsContext>
      </fieldset>
    </>
  );
}
