import { useId, useState, type ReactNode } from "react";
import classes from "./drop-zone.module.css";

interface DropZoneProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** "Drop a file here, or". */
  readonly drop: string;
  /** "choose a file". */
  readonly choose: string;
  /** What is chosen, for those who do not see the zone. */
  readonly inputLabel: string;
  /** Endings, where only some are taken. */
  readonly accept?: string;
  /** While a file is dealt with, no other one is taken. */
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** Where a file is dropped or chosen, one at a time. */
export function DropZone({ icon, title, text, isBusy, onFile, ...choice }: DropZoneProps) {
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
      {icon}
      <div>
        {title}
        <p>{text}</p>
        <FileChoice isBusy={isBusy} onFiles={take} {...choice} />
      </div>
    </div>
  );
}

interface FileChoiceProps extends Pick<
  DropZoneProps,
  "drop" | "choose" | "inputLabel" | "accept" | "isBusy"
> {
  readonly onFiles: (files: FileList | null) => void;
}

function FileChoice({ drop, choose, inputLabel, accept, isBusy, onFiles }: FileChoiceProps) {
  const inputId = useId();
  return (
    <p className={classes["choose"]}>
      {drop} <label htmlFor={inputId}>{choose}</label>
      <input
        id={inputId}
        type="file"
        aria-label={`${inputLabel}: ${choose}`}
        {...(accept ? { accept } : {})}
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
