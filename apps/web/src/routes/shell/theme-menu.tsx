import { ActionIcon, Menu, useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { parseTheme, schemeOfTheme, themeOfScheme, themes } from "../../ui/theme-choice.ts";
import classes from "./theme-menu.module.css";

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

/** Light, dark, or as the system has it. Which icon the button shows is decided by CSS: the theme is known before React is. */
export function ThemeMenu() {
  const t = useTranslate(uiMessages);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (theme: string) => setColorScheme(schemeOfTheme(parseTheme(theme)));
  return (
    <Menu position="bottom-end" width={176}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="neutral"
          size="var(--control-height)"
          aria-label={t("header.theme")}
          title={t("header.theme")}
        >
          <IconSun size={18} className={classes["sun"]} />
          <IconMoon size={18} className={classes["moon"]} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={themeOfScheme(colorScheme)} onChange={choose}>
          {themes.map((theme) => {
            const Icon = icons[theme];
            return (
              <Menu.RadioItem
                key={theme}
                value={theme}
                closeMenuOnClick
                rightSection={<Icon size={16} />}
              >
                {t(`header.themes.${theme}`)}
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
