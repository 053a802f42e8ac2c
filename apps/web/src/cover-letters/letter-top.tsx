import { LetterActions } from "./letter-actions.tsx";
import { LetterHead, type LetterHeadProps } from "./letter-head.tsx";
import classes from "./cover-letters.module.css";

/** What is above a letter, each in its place of the grid. */
export default function LetterTop(props: LetterHeadProps) {
  return (
    <>
      <div className={classes["head"]}>
        <LetterHead {...props} />
      </div>
      <div className={classes["actions"]}>
        <LetterActions letter={props.letter} onShowText={() => props.shown.setView("text")} />
      </div>
    </>
  );
}
