import { useState } from "react";
import { IconMenu2 } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { EscapeGivesUp } from "../../ui/escape-gives-up.tsx";
import { useLaterPart } from "../../ui/use-later-part.ts";
import { ActionIcon } from "../../ui/button.tsx";

/** On a narrow screen: opens the links. */
export function MenuButton() {
  const t = useTranslate(uiMessages);
  const [isOpen, setIsOpen] = useState(false);
  const {
    Part: SlideOutMenu,
    isReady,
    isOnItsWay,
    fetchAhead,
    fetchNow,
  } = useLaterPart(() => import("./slide-out-menu.tsx"));
  return (
    <>
      <ActionIcon
        size="control"
        aria-label={t("header.openMenu")}
        aria-haspopup="dialog"
        aria-expanded={isOpen && isReady}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          fetchNow();
          // Pressed again while it is on its way, it is not wanted any more.
          setIsOpen(!(isOpen && isOnItsWay));
        }}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      {isOpen && !SlideOutMenu ? <EscapeGivesUp onGiveUp={() => setIsOpen(false)} /> : null}
      {SlideOutMenu ? (
        <SlideOutMenu isOpen={isOpen && isReady} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
