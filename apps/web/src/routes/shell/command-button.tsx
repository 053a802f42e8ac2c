import { useState } from "react";
import { useNavigate } from "react-router";
import { IconSearch } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { useShortcut } from "../../ui/shortcuts.ts";
import { useLazyComponent } from "../../ui/hooks/use-lazy-component.ts";
import { mainLinks } from "./main-links.ts";
import { ActionIcon } from "../../ui/form/button.tsx";

interface PageLink {
  readonly key: string;
  readonly to: string;
  readonly state?: unknown;
}

/** A two-key shortcut that navigates to a page, as its link does. */
function useNavigationShortcut({ key, to, state = null }: PageLink, page: string): void {
  const t = useTranslate(uiMessages);
  const navigate = useNavigate();
  useShortcut(`g ${key}`, () => void navigate(to, { state }), {
    label: t("header.goTo", { page }),
  });
}

/** The shortcuts that navigate: the links of the header, and today. */
function useNavigationShortcuts(): void {
  const t = useTranslate(uiMessages);
  const [applications, informations, letter, profile] = mainLinks;
  useNavigationShortcut(applications, t(applications.label));
  useNavigationShortcut({ key: "t", to: "/dashboard/today" }, t("header.today"));
  useNavigationShortcut(informations, t(informations.label));
  useNavigationShortcut(letter, t(letter.label));
  useNavigationShortcut(profile, t(profile.label));
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
  useNavigationShortcuts();

  return (
    <>
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
