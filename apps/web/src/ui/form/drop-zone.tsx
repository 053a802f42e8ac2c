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
  /** The accessible name of the file input. */
  readonly inputLabel: string;
  /** File extensions, if restricted. */
  readonly accept?: string;
  /** Ignores further files while one is processed. */
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** A drop zone with a file input, for one file at a time. */
export function DropZone({ icon, title, text, isBusy, onFile, ...choice }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);

  function selectFile(files: FileList | null) {
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
        selectFile(event.dataTransfer.files);
      }}
    >
      {icon}
      <div>
        {title}
        <p>{text}</p>
        <FileChoice isBusy={isBusy} onFiles={selectFile} {...choice} />
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
          // Resets the input, so that choosing the same file again fires a change event.
          event.currentTarget.value = "";
        }}
      />
    </p>
  );
}
