import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useWindowEvent } from "../hooks/use-window-event.ts";
import { IconCheck } from "../icons.tsx";
import { joinClasses } from "../theme/join-classes.ts";
import classes from "./popup.module.css";

interface RadioMenuProps<Value extends string> {
  readonly id: string;
  /** The button of the menu, which names it and gets the focus back. Presses on it do not close the menu. */
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

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? []),
];

/** The item that a key goes to, by the index of the present one. */
const movesOf = (index: number, count: number): Readonly<Record<string, number>> => ({
  ArrowDown: (index + 1) % count,
  ArrowUp: (index - 1 + count) % count,
  Home: 0,
  End: count - 1,
});

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const index = items.findIndex((item) => item === document.activeElement);
  const next = movesOf(index, items.length)[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

/**
 * A menu in which one item is chosen, below its button: their container is positioned. Its users load it lazily. Base
 * UI's menu has hidden elements that can have the focus, which WCAG 4.1.2 forbids.
 */
export const RadioMenu = <Value extends string>(props: RadioMenuProps<Value>) =>
  props.isOpen ? <OpenMenu {...props} /> : null;

function OpenMenu<Value extends string>(props: RadioMenuProps<Value>) {
  const { button, onClose } = props;
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => itemsOf(menu.current)[0]?.focus(), []);
  useWindowEvent("pointerdown", ({ target }) => {
    const isOwn =
      target instanceof Node && [button, menu.current].some((own) => own?.contains(target));
    if (!isOwn) onClose();
  });

  function close() {
    button.focus();
    onClose();
  }

  return (
    <div
      ref={menu}
      id={props.id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={button.id}
      className={joinClasses(classes["popup"], classes["menu"])}
      onKeyDown={(event) => {
        if (event.key === "Tab" || event.key === "Escape") {
          event.preventDefault();
          close();
        } else moveFocus(event);
      }}
    >
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
            close();
          }}
        >
          <IconCheck className={classes["mark"]} aria-hidden />
          <span className={classes["label"]}>{label}</span>
          {icon}
        </button>
      ))}
    </div>
  );
}
