import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconEye, IconEyeOff } from "../icons.tsx";
import { uiMessages } from "../messages.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";
import classes from "./password-field.module.css";

type PasswordFieldProps = Omit<TextInputProps, "type" | "rightSection" | "rightSectionWidth">;

interface VisibilityToggleProps {
  readonly type: "password" | "text";
  readonly onToggle?: () => void;
}

/** Contains both labels, so that `enhancePasswordField` needs no texts. */
function VisibilityToggle({ type, onToggle }: VisibilityToggleProps) {
  const t = useTranslate(uiMessages);
  return (
    <button
      type="button"
      className={classes["toggle"]}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <span data-shown-while="password" hidden={type !== "password"}>
        <IconEye size={18} aria-hidden />
        <VisuallyHidden>{t("showPassword")}</VisuallyHidden>
      </span>
      <span data-shown-while="text" hidden={type !== "text"}>
        <IconEyeOff size={18} aria-hidden />
        <VisuallyHidden>{t("hidePassword")}</VisuallyHidden>
      </span>
    </button>
  );
}

/** A password field with a visibility toggle. */
export function PasswordField(props: PasswordFieldProps) {
  const [type, setType] = useState<"password" | "text">("password");
  const toggle = (
    <VisibilityToggle
      type={type}
      onToggle={() => setType(type === "password" ? "text" : "password")}
    />
  );
  return <TextInput {...props} type={type} rightSection={toggle} />;
}

/** The same in a static page, with the behaviour of `enhancePasswordField`. */
export function PlainPasswordField(props: PasswordFieldProps) {
  return (
    <TextInput {...props} type="password" rightSection={<VisibilityToggle type="password" />} />
  );
}
