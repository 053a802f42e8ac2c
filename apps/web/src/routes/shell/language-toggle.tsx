import { Button, VisuallyHidden } from "@mantine/core";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { useOtherLanguage } from "./use-other-language.ts";

/** Changes between English and French at once, and remembers it. */
export function LanguageToggle() {
  const t = useTranslate(uiMessages);
  const { other, changeLanguage } = useOtherLanguage();

  return (
    <Button
      variant="subtle"
      color="neutral"
      px={8}
      title={t("header.language")}
      onClick={() => void changeLanguage()}
    >
      {other.toUpperCase()}
      <VisuallyHidden>: {t("header.language")}</VisuallyHidden>
    </Button>
  );
}
