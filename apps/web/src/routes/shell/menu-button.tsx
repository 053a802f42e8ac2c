import { useState } from "react";
import { IconMenu2 } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { useLazyComponent } from "../../ui/hooks/use-lazy-component.ts";
import { ActionIcon } from "../../ui/form/button.tsx";

/** Opens the menu on narrow screens. */
export function MenuButton() {
  const t = useTranslate(uiMessages);
  const [isOpen, setIsOpen] = useState(false);
  const {
    Component: SlideOutMenu,
    isReady,
    isLoading,
    prefetch,
    loadNow,
  } = useLazyComponent(() => import("./slide-out-menu.tsx"));
  return (
    <>
      <ActionIcon
        size="control"
        aria-label={t("header.openMenu")}
        aria-haspopup="dialog"
        aria-expanded={isOpen && isReady}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          loadNow();
          // Pressing it again while the code is loading cancels it.
          setIsOpen(!(isOpen && isLoading));
        }}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      {isOpen && !SlideOutMenu ? <CancelOnEscape onCancel={() => setIsOpen(false)} /> : null}
      {SlideOutMenu ? (
        <SlideOutMenu isOpen={isOpen && isReady} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
