import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { uiMessages } from "./messages.ts";
// The eye is an icon of Mantine in a button of Mantine.
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";

/** A password with a button that shows and hides it, which the keyboard reaches too. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTranslate(uiMessages);
  const [isVisible, setVisible] = useState(false);
  const label = isVisible ? t("hidePassword") : t("showPassword");
  return (
    <PasswordInput
      {...props}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ tabIndex: 0, "aria-label": label }}
    />
  );
}
