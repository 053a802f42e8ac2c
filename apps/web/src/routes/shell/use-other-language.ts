import type { Language } from "@postulo/i18n/language";
import { useLocation, useNavigate } from "react-router";
import { pathWithoutLanguage, publicAddress, publicPages } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";

/** The language that is not shown, and the way to it; a prerendered page has an address in each. */
export function useOtherLanguage() {
  const { language, chooseLanguage } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const other: Language = language === "en" ? "fr" : "en";

  async function changeLanguage() {
    await chooseLanguage(other);
    const current = pathWithoutLanguage(pathname);
    const page = publicPages.find((known) => known === current || `${known}/` === current);
    if (page) {
      await navigate(publicAddress(page, other), { replace: true, preventScrollReset: true });
    }
  }
  return { other, changeLanguage };
}
