import { useId, useState } from "react";
import { IconMoon, IconSun } from "../../../ui/icons.tsx";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { uiMessages } from "../../../ui/messages.ts";
import { CancelOnEscape } from "../../../ui/overlay/cancel-on-escape.tsx";
import { useLazyComponent } from "../../../ui/hooks/use-lazy-component.ts";
import { ActionIcon } from "../../../ui/form/button.tsx";
import classes from "./theme-menu.module.css";

/**
 * The menu for light, dark or system theme. CSS selects the button's icon, because the theme is known before hydration.
 */
export function ThemeMenu() {
  const t = useTranslate(uiMessages);
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const {
    Component: Choices,
    isReady,
    isLoading,
    prefetch,
    loadNow,
  } = useLazyComponent(() => import("./theme-choices.tsx"));
  return (
    <span className={classes["frame"]}>
      <ActionIcon
        ref={setButton}
        id={`${id}-target`}
        size="control"
        aria-label={t("header.theme")}
        title={t("header.theme")}
        aria-haspopup="menu"
        aria-expanded={isOpen && isReady}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          loadNow();
          // If loading failed, nothing was opened.
          setIsOpen(!(isOpen && (isLoading || isReady)));
        }}
      >
        <IconSun size={18} className={classes["sun"]} />
        <IconMoon size={18} className={classes["moon"]} />
      </ActionIcon>
      {isOpen && !Choices ? <CancelOnEscape onCancel={() => setIsOpen(false)} /> : null}
      {Choices && button ? (
        <Choices
          id={id}
          button={button}
          isOpen={isOpen && isReady}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </span>
  );
}
