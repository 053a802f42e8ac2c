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

/** The key's label on the keyboard. */
function keyLabel(key: string): string {
  return key
    .replace(/^mod\+/, isApple() ? "⌘ " : "Ctrl ")
    .toUpperCase()
    .replace("CTRL", "Ctrl");
}

function Keys() {
  const t = useTranslate(shellMessages);
  const shortcuts = useShortcutList();
  return (
    <dl className={classes["keys"]}>
      {shortcuts.map(({ keys, label }) => (
        <div key={keys}>
          <dt>{label}</dt>
          <dd>
            {keys.split(" ").map((key, index) => (
              <Fragment key={key}>
                {index > 0 ? ` ${t("help.afterwards")} ` : null}
                <kbd>{keyLabel(key)}</kbd>
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
