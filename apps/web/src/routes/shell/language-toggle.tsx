import { Suspense } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useChangeLanguage } from "./use-change-language.ts";

const LanguageMenu = lazyComponent(() => import("./language-menu.tsx"));

/** Switches the language: a button for two languages, else a menu. */
export function LanguageToggle() {
  const t = useTranslate(uiMessages);
  const { others, changeLanguage } = useChangeLanguage();
  const [other, second] = others;
  if (!other || second)
    return (
      <Suspense>
        <LanguageMenu />
      </Suspense>
    );
  const label = t(`header.switchTo.${other}`);
  return (
    <Button
      variant="subtle"
      color="neutral"
      style={{ paddingInline: "0.5rem" }}
      title={label}
      onClick={() => void changeLanguage(other)}
    >
      {other.toUpperCase()}
      <VisuallyHidden>: {label}</VisuallyHidden>
    </Button>
  );
}
