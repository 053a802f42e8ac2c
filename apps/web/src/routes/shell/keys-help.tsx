import { Fragment, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { areLetterKeysOn, setLetterKeys, useShortcutList } from "../../ui/shortcuts.ts";
import { shellMessages } from "./messages.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import classes from "./keys-help.module.css";

interface KeysHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of shortcuts of the current page, and the switch for single-character ones (WCAG 2.1.4). */
export default function KeysHelp({ isOpen, onClose }: KeysHelpProps) {
  const t = useTranslate(shellMessages);
  return (
    <Dialog isOpen={isOpen} title={t("help.title")} onClose={onClose}>
      <p className={classes["text"]}>{t("help.text")}</p>
      <Keys />
      <LetterSwitch />
    </Dialog>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

const symbols: ReadonlyMap<string, string> = new Map([
  ["ArrowUp", "↑"],
  ["ArrowDown", "↓"],
  ["ArrowLeft", "←"],
  ["ArrowRight", "→"],
]);
const named = ["Enter", "Escape", "PageUp", "PageDown", "Space"] as const;

/** Returns the label of a key on the keyboard. */
function useKeyLabel() {
  const t = useTranslate(shellMessages);
  return (key: string): string => {
    const name = named.find((one) => one === key);
    if (name) return t(`help.keys.${name}`);
    if (key.startsWith("mod+")) return `${isApple() ? "⌘" : "Ctrl"} ${key.slice(4).toUpperCase()}`;
    return symbols.get(key) ?? key.toUpperCase();
  };
}

/** "g a" is a sequence; "ArrowUp/ArrowDown" are alternatives, "/" is a key. */
const alternativesOf = (keys: string) => (keys === "/" ? [keys] : keys.split("/"));

function Keys() {
  const t = useTranslate(shellMessages);
  const keyLabel = useKeyLabel();
  const shortcuts = useShortcutList();
  return (
    <dl className={classes["keys"]}>
      {shortcuts.map(({ keys, label }) => (
        <div key={keys}>
          <dt>{label}</dt>
          <dd>
            {keys.split(" ").map((step, index) => (
              <Fragment key={step}>
                {index > 0 ? ` ${t("help.afterwards")} ` : null}
                {alternativesOf(step).map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 ? " " : null}
                    <kbd>{keyLabel(key)}</kbd>
                  </Fragment>
                ))}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function LetterSwitch() {
  const t = useTranslate(shellMessages);
  const [isOn, setIsOn] = useState(areLetterKeysOn);
  return (
    <Checkbox
      label={t("help.letters")}
      description={t("help.lettersHint")}
      checked={isOn}
      onChange={(event) => {
        setLetterKeys(event.currentTarget.checked);
        setIsOn(event.currentTarget.checked);
      }}
    />
  );
}
