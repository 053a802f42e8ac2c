import type { OpenLetter } from "./letter-draft.ts";
import { LetterResult } from "./letter-result.tsx";
import { LetterSheets } from "./letter-sheets.tsx";
import classes from "./cover-letters.module.css";

/** The text of a letter and its page, each in its place of the grid. */
export default function LetterBody({ letter }: { readonly letter: OpenLetter }) {
  return (
    <>
      <div className={classes["text"]}>
        <LetterResult letter={letter} />
      </div>
      <div className={classes["sheets"]}>
        <LetterSheets letter={letter} />
      </div>
    </>
  );
}
