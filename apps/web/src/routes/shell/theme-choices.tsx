import { Menu, useMantineColorScheme } from "@mantine/core";
import { useLayoutEffect, type Ref } from "react";
import { IconDeviceDesktop, IconMoon, IconSun } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { parseTheme, schemeOfTheme, themeOfScheme, themes } from "../../ui/theme-choice.ts";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

interface ThemeChoicesProps {
  /** The button's is this with "-target" behind it. */
  readonly id: string;
  readonly button: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the theme's button opens. */
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
      // In the header, which is a landmark.
      withinPortal={false}
    >
      <Menu.Target>
        <StandingButton button={button} />
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

/** Gives the menu the button that stands in the page already. */
function StandingButton({ button, ref }: { button: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== "function") return;
    ref(button);
    return () => {
      ref(null);
    };
  }, [button, ref]);
  return null;
}
