import { useId } from "react";
import classes from "./file-choice.module.css";

interface FileChoiceProps {
  /** On the button. */
  readonly label: string;
  /** Accessible description: what kind of file to choose. */
  readonly hint: string;
  /** The `accept` attribute of the input. */
  readonly accept: string;
  /** Ignores further files while one is processed. */
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that chooses one file. The native input is not translated and cannot be styled. */
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
          // Resets the input, so that choosing the same file again fires a change event.
          currentTarget.value = "";
        }}
      />
      <label htmlFor={id} aria-busy={isBusy}>
        {label}
      </label>
    </span>
  );
}
