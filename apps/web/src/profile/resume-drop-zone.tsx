import { resumeExtensions } from "@postulo/domain/document";
import { IconFileText } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { profileMessages } from "./messages.ts";
import classes from "./profile.module.css";

interface ResumeDropZoneProps {
  /** While a file is being read, no other one is taken. */
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** Where a résumé is dropped or chosen. */
export function ResumeDropZone({ isBusy, onFile }: ResumeDropZoneProps) {
  const t = useTranslate(profileMessages);
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null) {
    const file = files?.item(0);
    if (file && !isBusy) onFile(file);
  }

  return (
    <div
      className={classes["zone"]}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <IconFileText size={22} aria-hidden />
      <div>
        <h2>{t("resume.title")}</h2>
        <p>{t("resume.text")}</p>
        <FileChoice isBusy={isBusy} onFiles={take} />
      </div>
    </div>
  );
}

interface FileChoiceProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: FileList | null) => void;
}

function FileChoice({ isBusy, onFiles }: FileChoiceProps) {
  const t = useTranslate(profileMessages);
  const inputId = useId();
  return (
    <p className={classes["choose"]}>
      {t("resume.drop")} <label htmlFor={inputId}>{t("resume.choose")}</label>
      <input
        id={inputId}
        type="file"
        aria-label={`${t("resume.input")}: ${t("resume.choose")}`}
        accept={resumeExtensions.join(",")}
        aria-disabled={isBusy}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          // The same file may be chosen again after it was mended.
          event.currentTarget.value = "";
        }}
      />
    </p>
  );
}
