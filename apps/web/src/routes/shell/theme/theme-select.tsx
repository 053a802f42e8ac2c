import { IconMoon, IconSun } from "../../../ui/icons.tsx";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { enhancedBy } from "../../../ui/enhancement.ts";
import { uiMessages } from "../../../ui/messages.ts";
import { themes } from "../../../ui/theme/theme-choice.ts";
import { enhanceThemeSelect } from "../enhance-header.ts";
import classes from "../public-header.module.css";

const enhanced = enhancedBy(enhanceThemeSelect);

/** The select for light, dark or system theme: a native one, below an icon. */
export function ThemeSelect() {
  const t = useTranslate(uiMessages);
  return (
    <span className={classes["theme"]}>
      <IconSun size={18} className={classes["sun"]} aria-hidden />
      <IconMoon size={18} className={classes["moon"]} aria-hidden />
      <select
        ref={enhanced}
        data-enhance="theme"
        aria-label={t("header.theme")}
        title={t("header.theme")}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {t(`header.themes.${theme}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
