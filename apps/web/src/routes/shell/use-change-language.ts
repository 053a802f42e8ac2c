import { languages, type Language } from "@postulo/i18n/language";
import { useLocation, useNavigate } from "react-router";
import { publicPath, publicPageOf } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";

/** The languages that are not shown, and the way to them; a prerendered page has an address in each. */
export function useChangeLanguage() {
  const { language, chooseLanguage } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const others = languages.filter((other) => other !== language);

  async function changeLanguage(chosen: Language) {
    await chooseLanguage(chosen);
    const page = publicPageOf(pathname);
    if (page) {
      await navigate(publicPath(page, chosen), { replace: true, preventScrollReset: true });
    }
  }
  return { others, changeLanguage };
}
