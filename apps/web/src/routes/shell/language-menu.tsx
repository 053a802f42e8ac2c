import { languages, parseLanguage } from "@postulo/i18n/language";
import { languageNames } from "@postulo/i18n/language-names";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import classes from "./language-menu.module.css";
import { useChangeLanguage } from "./use-change-language.ts";

/** The select for more than two languages, each by its own name. */
export default function LanguageMenu() {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  const { changeLanguage } = useChangeLanguage();
  return (
    <select
      className={classes["menu"]}
      aria-label={t("header.language")}
      title={t("header.language")}
      value={language}
      onChange={({ currentTarget: { value } }) => void changeLanguage(parseLanguage(value))}
    >
      {languages.map((choice) => (
        <option key={choice} value={choice} lang={choice}>
          {languageNames[choice]}
        </option>
      ))}
    </select>
  );
}
