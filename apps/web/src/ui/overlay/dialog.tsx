import { Dialog as Base } from "@base-ui/react/dialog";
import { useRef, type ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ActionIcon } from "../form/button.tsx";
import { IconX } from "../icons.tsx";
import { uiMessages } from "../messages.ts";
import { isPressOnToast } from "./dismissal.ts";
import { useKeptFocus } from "./kept-focus.ts";
import classes from "./dialog.module.css";

export interface DialogProps {
  readonly isOpen?: boolean;
  readonly title: string;
  /** Without it only the content closes the dialog. */
  readonly onClose: (() => void) | undefined;
  /** Called after the closing transition, when the focus has been restored. */
  readonly onClosed?: (() => void) | undefined;
  /** `menu` is a drawer on the right; `palette` is near the top, with its title and close button for screen readers only. */
  readonly variant?: "medium" | "large" | "wide" | "palette" | "menu";
  /** Whether the focus returns to where it was. */
  readonly returnsFocus?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog. The focus goes to the element with `data-autofocus`, else to the first one that can have it, and
 * returns when the dialog closes. Its users load it lazily.
 */
export function Dialog(props: DialogProps) {
  const { isOpen = true, title, onClose, onClosed, variant = "medium" } = props;
  const t = useTranslate(uiMessages);
  const popup = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus();
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(_, change) => {
        if (!isPressOnToast(change)) onClose?.();
      }}
      onOpenChangeComplete={(isNowOpen) => {
        if (!isNowOpen) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={classes["backdrop"]} />
        <Base.Viewport className={classes["viewport"]} data-variant={variant}>
          <Base.Popup
            ref={popup}
            className={classes["popup"]}
            data-variant={variant}
            onFocus={keepFocus}
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>("[data-autofocus]") ?? true
            }
            finalFocus={props.returnsFocus ?? true}
          >
            <div className={classes["head"]}>
              <Base.Title>{title}</Base.Title>
              {onClose ? (
                <Base.Close render={<ActionIcon aria-label={t("close")} />}>
                  <IconX size={18} />
                </Base.Close>
              ) : null}
            </div>
            {props.children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
