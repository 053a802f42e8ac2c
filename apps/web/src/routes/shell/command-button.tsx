import { useState } from "react";
import { useNavigate } from "react-router";
import { IconSearch } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { useShortcut } from "../../ui/shortcuts.ts";
import { useLazyComponent } from "../../ui/hooks/use-lazy-component.ts";
import { mainLinks, todayLink } from "./main-links.ts";
import { ActionIcon } from "../../ui/form/button.tsx";

const navigationLinks = [todayLink, ...mainLinks];

/** Registers the two-key shortcut of a header link. Renders nothing. */
function NavigationShortcut({ link }: { readonly link: (typeof navigationLinks)[number] }) {
  const t = useTranslate(uiMessages);
  const navigate = useNavigate();
  useShortcut(`g ${link.key}`, () => void navigate(link.to, { state: link.state }), {
    label: t("header.goTo", { page: t(link.label) }),
  });
  return null;
}

/** The global shortcuts of signed-in users: command palette, help, and pages. */
export function CommandButton() {
  const t = useTranslate(uiMessages);
  const [opened, setOpened] = useState<"palette" | "help">();
  const palette = useLazyComponent(() => import("./palette.tsx"));
  const help = useLazyComponent(() => import("./keys-help.tsx"));
  const close = () => setOpened(undefined);

  /** Pressing the shortcut again while the code is loading cancels it. */
  function open(name: "palette" | "help") {
    const part = { palette, help }[name];
    if (opened === name && part.isLoading) return close();
    part.loadNow();
    setOpened(name);
  }
  const openPalette = () => open("palette");
  const openHelp = () => open("help");
  const isWaiting = opened !== undefined && !{ palette, help }[opened].Component;

  useShortcut("mod+k", openPalette, { label: t("header.commands") });
  useShortcut("?", openHelp, { label: t("header.keys") });

  return (
    <>
      {navigationLinks.map((link) => (
        <NavigationShortcut key={link.key} link={link} />
      ))}
      <ActionIcon
        size="control"
        aria-label={t("header.commands")}
        title={t("header.commands")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={palette.prefetch}
        onFocus={palette.prefetch}
        onClick={openPalette}
      >
        <IconSearch size={18} />
      </ActionIcon>
      {isWaiting ? <CancelOnEscape onCancel={close} /> : null}
      {palette.Component ? (
        <palette.Component
          isOpen={opened === "palette" && palette.isReady}
          onClose={close}
          onHelp={openHelp}
        />
      ) : null}
      {help.Component ? (
        <help.Component isOpen={opened === "help" && help.isReady} onClose={close} />
      ) : null}
    </>
  );
}
