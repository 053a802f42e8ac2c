import { ActionIcon } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { useLaterPart } from "../../ui/use-later-part.ts";

/** On a narrow screen: opens the links. */
export function MenuButton() {
  const t = useTranslate(uiMessages);
  const [isOpen, setIsOpen] = useState(false);
  const {
    Part: SlideOutMenu,
    isReady,
    fetchAhead,
    fetchNow,
  } = useLaterPart(() => import("./slide-out-menu.tsx"));
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="neutral"
        size="var(--control-height)"
        aria-label={t("header.openMenu")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          fetchNow();
          setIsOpen(true);
        }}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      {SlideOutMenu ? (
        <SlideOutMenu isOpen={isOpen && isReady} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
