import { Menu, useMantineColorScheme } from "@mantine/core";
import { useLayoutEffect, type Ref } from "react";
import { IconDeviceDesktop, IconMoon, IconSun } from "../../../ui/icons.tsx";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { uiMessages } from "../../../ui/messages.ts";
import {
  parseTheme,
  schemeOfTheme,
  themeOfScheme,
  themes,
} from "../../../ui/theme/theme-choice.ts";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

interface ThemeChoicesProps {
  /** The id of the menu; the button's id has the suffix "-target". */
  readonly id: string;
  readonly button: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of the theme button. */
export default function ThemeChoices({ id, button, isOpen, onClose }: ThemeChoicesProps) {
  const t = useTranslate(uiMessages);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (theme: string) => setColorScheme(schemeOfTheme(parseTheme(theme)));
  return (
    <Menu
      id={id}
      opened={isOpen}
      onChange={onClose}
      position="bottom-end"
      width={176}
      // Inside the header, which is a landmark.
      withinPortal={false}
    >
      <Menu.Target>
        <MenuTarget button={button} />
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

/** Passes the ref of the existing button to the menu. */
function MenuTarget({ button, ref }: { button: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== "function") return;
    ref(button);
    return () => {
      ref(null);
    };
  }, [button, ref]);
  return null;
}
