import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { dateFormat } from "../../i18n/date-format.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { IconCopy, IconDownload, IconPrinter } from "../../ui/icons.tsx";
import { saveAs } from "../../ui/save-as.ts";
import { secondFactorMessages } from "./messages.ts";
import { useCopy } from "./use-copy.ts";
import listClasses from "../entry-list.module.css";
import classes from "./second-factor.module.css";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows new recovery codes once; ends when the user states to have saved them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslate(secondFactorMessages);
  const { user } = useSignedIn();
  const { language } = useLanguage();
  const [created] = useState(() => new Date());
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const createdFor = t("recovery.createdFor", {
    email: user.email,
    site: window.location.host,
    day: dateFormat(language, { dateStyle: "medium" }).format(created),
  });
  return (
    <div className={classes["step"]}>
      <p ref={text} tabIndex={-1} className={classes["text"]} data-autofocus>
        {t("recovery.once")}
      </p>
      <div className={classes["codes"]} data-printed>
        <p className={classes["printTitle"]}>{t("recovery.fileTitle")}</p>
        <ol aria-label={t("recovery.list")}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p className={classes["createdFor"]}>{createdFor}</p>
      </div>
      <SaveButtons codes={codes} createdFor={createdFor} />
      <SavedForm onDone={onDone} />
    </div>
  );
}

interface SaveButtonsProps {
  readonly codes: readonly string[];
  readonly createdFor: string;
}

function SaveButtons({ codes, createdFor }: SaveButtonsProps) {
  const t = useTranslate(secondFactorMessages);
  const copy = useCopy(t("recovery.copied"));

  function download() {
    const lines = [t("recovery.fileTitle"), createdFor, t("recovery.fileText"), "", ...codes, ""];
    const file = new Blob([lines.join("\r\n")], { type: "text/plain;charset=utf-8" });
    saveAs(file, t("recovery.fileName"));
  }

  return (
    <div className={listClasses["actions"]}>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} />}
        onClick={() => copy(codes.join("\n"))}
      >
        {t("recovery.copy")}
      </Button>
      <Button variant="default" leftSection={<IconDownload size={16} />} onClick={download}>
        {t("recovery.download")}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} />}
        onClick={() => window.print()}
      >
        {t("recovery.print")}
      </Button>
    </div>
  );
}

function SavedForm({ onDone }: Pick<RecoveryCodesProps, "onDone">) {
  const t = useTranslate(secondFactorMessages);
  const [isSaved, setSaved] = useState(false);
  const [isMissing, setMissing] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaved) return onDone();
    setMissing(true);
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <form className={classes["step"]} noValidate onSubmit={submit}>
      <Checkbox
        label={t("recovery.saved")}
        checked={isSaved}
        onChange={({ currentTarget }) => {
          setSaved(currentTarget.checked);
          setMissing(false);
        }}
        error={isMissing ? t("recovery.savedRequired") : undefined}
      />
      <div className={classes["buttons"]}>
        <Button type="submit">{t("recovery.done")}</Button>
      </div>
    </form>
  );
}
