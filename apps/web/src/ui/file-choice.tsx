import { useId } from "react";
import classes from "./file-choice.module.css";

interface FileChoiceProps {
  /** On the button. */
  readonly label: string;
  /** What is to be chosen, for whoever hears it without the text around. */
  readonly hint: string;
  /** As the `accept` of an input. */
  readonly accept: string;
  /** The file before is still being worked on: another is not taken. */
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that chooses one file: the browser's own speaks the browser's language and looks like nothing else here. */
export function FileChoice({ label, hint, accept, isBusy = false, onFile }: FileChoiceProps) {
  const id = useId();
  return (
    <span className={classes["choice"]}>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={`${label}: ${hint}`}
        aria-disabled={isBusy}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.item(0);
          if (file && !isBusy) onFile(file);
          // The same file may be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
      <label htmlFor={id} aria-busy={isBusy}>
        {label}
      </label>
    </span>
  );
}
