import { languageNames, languages, parseLanguage } from "@postulo/i18n/language";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/button.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import classes from "./language-toggle.module.css";
import { useChangeLanguage } from "./use-change-language.ts";

/** Changes the language at once and remembers it: a button where there is one other language, else a menu. */
export function LanguageToggle() {
  const t = useTranslate(uiMessages);
  const { others, changeLanguage } = useChangeLanguage();
  const [other, ...further] = others;
  if (!other || further.length > 0) return <LanguageMenu />;
  return (
    <Button
      variant="subtle"
      color="neutral"
      className={classes["toggle"]}
      title={t(`header.switchTo.${other}`)}
      onClick={() => void changeLanguage(other)}
    >
      {other.toUpperCase()}
      <VisuallyHidden>: {t(`header.switchTo.${other}`)}</VisuallyHidden>
    </Button>
  );
}

/** Each language by its own name. */
export function LanguageMenu() {
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
