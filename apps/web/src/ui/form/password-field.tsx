import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../messages.ts";
// The visibility toggle is an ActionIcon of Mantine.
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";

/** A password field with a visibility toggle that is in the tab order. */
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
