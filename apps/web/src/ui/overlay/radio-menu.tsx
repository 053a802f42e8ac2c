import type { ReactNode } from "react";
import { IconCheck } from "../icons.tsx";
import { MenuFrame } from "./menu-frame.tsx";
import classes from "./popup.module.css";

interface RadioMenuProps<Value extends string> {
  readonly id: string;
  /** The button of the menu, which names it and gets the focus back. */
  readonly button: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly items: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon: ReactNode;
  }[];
}

/** A menu in which one item is chosen. */
export function RadioMenu<Value extends string>(props: RadioMenuProps<Value>) {
  const { id, button, isOpen, onClose } = props;
  if (!isOpen) return null;
  return (
    <MenuFrame id={id} button={button} onClose={onClose}>
      {props.items.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === props.value}
          tabIndex={-1}
          className={classes["item"]}
          onPointerMove={({ currentTarget }) => currentTarget.focus()}
          onClick={() => {
            props.onChoose(value);
            button.focus();
            onClose();
          }}
        >
          <IconCheck className={classes["mark"]} aria-hidden />
          <span className={classes["label"]}>{label}</span>
          {icon}
        </button>
      ))}
    </MenuFrame>
  );
}
