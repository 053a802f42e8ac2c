import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useWindowEvent } from "../hooks/use-window-event.ts";
import { joinClasses } from "../theme/join-classes.ts";
import classes from "./popup.module.css";

interface MenuFrameProps {
  readonly id: string;
  /** The button of the menu, which names it and gets the focus back. Presses on it do not close the menu. */
  readonly button: HTMLElement;
  readonly onClose: () => void;
  /** Where the menu is aligned with its container; default is the end. */
  readonly align?: "start" | undefined;
  readonly children: ReactNode;
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? []),
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
 * An open menu below its button: their container is positioned. Its users load it lazily. Base UI's menu has hidden
 * elements that can have the focus, which WCAG 4.1.2 forbids.
 */
export function MenuFrame({ id, button, onClose, align, children }: MenuFrameProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => itemsOf(menu.current)[0]?.focus(), []);
  useWindowEvent("pointerdown", ({ target }) => {
    const isOwn =
      target instanceof Node && [button, menu.current].some((own) => own?.contains(target));
    if (!isOwn) onClose();
  });
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={button.id}
      data-align={align}
      className={joinClasses(classes["popup"], classes["menu"])}
      onKeyDown={(event) => {
        if (event.key === "Tab" || event.key === "Escape") {
          event.preventDefault();
          event.stopPropagation();
          button.focus();
          onClose();
        } else moveFocus(event);
      }}
    >
      {children}
    </div>
  );
}
