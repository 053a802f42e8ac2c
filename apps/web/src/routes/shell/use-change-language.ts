import { languages, type Language } from "@postulo/i18n/language";
import { useLocation, useNavigate } from "react-router";
import { publicPath, publicPageOf } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";

/** The other languages, and a function that switches; prerendered pages have a URL per language. */
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
