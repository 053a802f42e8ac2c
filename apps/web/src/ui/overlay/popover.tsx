import { Popover as Base } from "@base-ui/react/popover";
import type { ReactNode } from "react";
import { joinClasses } from "../theme/join-classes.ts";
import { useKeptFocus } from "./kept-focus.ts";
import classes from "./popup.module.css";

interface PopoverProps {
  /** The element that it is shown at. The focus returns to it. */
  readonly anchor: HTMLElement;
  readonly label: string;
  /** Wide enough for two columns of fields. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog at an element, which keeps the focus. Its users load it lazily. */
export function Popover({ anchor, label, isWide, onClose, children }: PopoverProps) {
  const keepFocus = useKeptFocus();
  return (
    <Base.Root
      open
      modal="trap-focus"
      onOpenChange={() => {
        onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={classes["positioner"]}
        >
          <Base.Popup
            className={joinClasses(classes["popup"], classes["popover"])}
            data-wide={isWide || undefined}
            aria-label={label}
            onFocus={keepFocus}
            finalFocus={() => (anchor.isConnected ? anchor : true)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
