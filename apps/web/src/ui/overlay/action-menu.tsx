import { useId, useState, type ReactNode } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { Button } from "../form/button.tsx";
import { useLazyComponent } from "../hooks/use-lazy-component.ts";
import { CancelOnEscape } from "./cancel-on-escape.tsx";
import classes from "./action-menu.module.css";

/** An action of a menu, or of a button where there is room for one. */
export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: "danger";
  readonly isDisabled?: boolean;
  /** Whether it was chosen and is not done. Meanwhile it cannot be chosen again, and the button of the menu is busy. */
  readonly isPending?: boolean;
  /** @param button the button of the menu, which has the focus */
  readonly onChoose: (button: HTMLElement) => void;
}

interface ActionMenuProps {
  /** The text of the button. */
  readonly label: string;
  /** The accessible name, which begins with the text; default is the text. */
  readonly name?: string;
  readonly icon: ReactNode;
  /** Default is `default`. */
  readonly variant?: "subtle";
  readonly size?: "compact-sm";
  /** Where the menu is aligned with the button; default is the end. */
  readonly align?: "start";
  readonly actions: readonly MenuAction[];
}

/** A button with a menu of actions, each of which says in words what it does. The menu is loaded when it is needed. */
export function ActionMenu({ label, name, icon, actions, align, ...look }: ActionMenuProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const {
    Component: Items,
    isReady,
    isLoading,
    prefetch,
    loadNow,
  } = useLazyComponent(() => import("./action-items.tsx"));
  const close = () => setIsOpen(false);
  const isBusy = actions.some(({ isPending = false }) => isPending);
  return (
    <span className={classes["frame"]}>
      <Button
        variant="default"
        {...look}
        ref={setButton}
        id={`${id}-button`}
        color="neutral"
        leftSection={isBusy ? <Spinner /> : icon}
        aria-label={name}
        aria-busy={isBusy || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen && isReady}
        data-action-menu
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          loadNow();
          // If loading failed, nothing was opened.
          setIsOpen(!(isOpen && (isLoading || isReady)));
        }}
      >
        {label}
      </Button>
      {isOpen && !Items ? <CancelOnEscape onCancel={close} /> : null}
      {Items && button ? (
        <Items
          id={id}
          button={button}
          isOpen={isOpen && isReady}
          align={align}
          actions={actions}
          onClose={close}
        />
      ) : null}
    </span>
  );
}
