import { languages, type Language } from "@postulo/i18n/language";
import { useLocation, useNavigate } from "react-router";
import { namedLanguage, pathInLanguage, pathWithoutLanguage } from "@postulo/i18n/language-path";
import { publicPageOf } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";

/** The other languages, and a function that switches; public pages, and those whose URL names a language, have one per language. */
export function useChangeLanguage() {
  const { language, chooseLanguage } = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const others = languages.filter((other) => other !== language);

  async function changeLanguage(chosen: Language) {
    await chooseLanguage(chosen);
    if (publicPageOf(pathname) ?? namedLanguage(pathname)) {
      const to = { pathname: pathInLanguage(pathWithoutLanguage(pathname), chosen), search };
      await navigate(to, { replace: true, preventScrollReset: true });
    }
  }
  return { others, changeLanguage };
}
