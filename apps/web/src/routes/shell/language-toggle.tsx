import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { useOtherLanguage } from "./use-other-language.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** Changes between English and French at once, and remembers it. */
export function LanguageToggle() {
  const t = useTranslate(uiMessages);
  const { other, changeLanguage } = useOtherLanguage();

  return (
    <Button
      variant="subtle"
      color="neutral"
      style={{ paddingInline: "0.5rem" }}
      title={t("header.language")}
      onClick={() => void changeLanguage()}
    >
      {other.toUpperCase()}
      <VisuallyHidden>: {t("header.language")}</VisuallyHidden>
    </Button>
  );
}
