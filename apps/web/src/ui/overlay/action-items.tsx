import { Spinner } from "../feedback/spinner.tsx";
import type { MenuAction } from "./action-menu.tsx";
import { MenuFrame } from "./menu-frame.tsx";
import classes from "./popup.module.css";

interface ActionItemsProps {
  readonly id: string;
  readonly button: HTMLElement;
  readonly isOpen: boolean;
  readonly align: "start" | undefined;
  readonly actions: readonly MenuAction[];
  readonly onClose: () => void;
}

/** The open menu of actions. The button gets the focus before an action runs, so that a dialog returns the focus to it. */
export default function ActionItems(props: ActionItemsProps) {
  const { id, button, isOpen, align, actions, onClose } = props;
  if (!isOpen) return null;
  return (
    <MenuFrame id={id} button={button} align={align} onClose={onClose}>
      {actions.map(({ label, icon, tone, isDisabled, isPending, onChoose }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={isDisabled || isPending || undefined}
          aria-busy={isPending || undefined}
          data-tone={tone}
          className={classes["item"]}
          onPointerMove={({ currentTarget }) => currentTarget.focus()}
          onClick={() => {
            if (isDisabled || isPending) return;
            button.focus();
            onClose();
            onChoose(button);
          }}
        >
          {isPending ? <Spinner /> : icon}
          <span className={classes["label"]}>{label}</span>
        </button>
      ))}
    </MenuFrame>
  );
}
