import { IconDeviceDesktop, IconMoon, IconSun } from "../../../ui/icons.tsx";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { uiMessages } from "../../../ui/messages.ts";
import { RadioMenu } from "../../../ui/overlay/radio-menu.tsx";
import { themes } from "../../../ui/theme/theme-choice.ts";
import { setTheme, useTheme } from "../../../ui/theme/use-theme.ts";

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

interface ThemeChoicesProps {
  readonly id: string;
  readonly button: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of the theme button. */
export default function ThemeChoices(props: ThemeChoicesProps) {
  const t = useTranslate(uiMessages);
  return (
    <RadioMenu
      {...props}
      value={useTheme()}
      onChoose={setTheme}
      items={themes.map((theme) => {
        const Icon = icons[theme];
        return { value: theme, label: t(`header.themes.${theme}`), icon: <Icon size={16} /> };
      })}
    />
  );
}
