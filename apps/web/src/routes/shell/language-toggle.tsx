import { Button, VisuallyHidden } from "@mantine/core";
import { useLocation, useNavigate } from "react-router";
import { pathWithoutLanguage, publicAddress, publicPages } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";

/** Changes between English and French at once, and remembers it. */
export function LanguageToggle() {
  const t = useTranslate(uiMessages);
  const { language, chooseLanguage } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const other = language === "en" ? "fr" : "en";

  async function change() {
    await chooseLanguage(other);
    const current = pathWithoutLanguage(pathname);
    const page = publicPages.find((known) => known === current || `${known}/` === current);
    // A prerendered page has an address per language.
    if (page) {
      await navigate(publicAddress(page, other), { replace: true, preventScrollReset: true });
    }
  }

  return (
    <Button
      variant="subtle"
      color="neutral"
      px={8}
      title={t("header.language")}
      onClick={() => void change()}
    >
      {other.toUpperCase()}
      <VisuallyHidden>: {t("header.language")}</VisuallyHidden>
    </Button>
  );
}
