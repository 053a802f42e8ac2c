import { useId, type MouseEvent, type ReactNode, type Ref } from "react";
import type { PlacedDoubt } from "./doubts.ts";
import type { LetterPiece } from "./letter-pieces.ts";
import classes from "./letter-editor.module.css";

interface LetterEditorProps {
  readonly text: string;
  readonly language: string | undefined;
  /** The id of what names the field. */
  readonly labelledBy: string;
  readonly pieces: readonly LetterPiece[];
  readonly doubts: readonly PlacedDoubt[];
  readonly field: Ref<HTMLTextAreaElement>;
  readonly onChange: (text: string) => void;
  /** Which piece is meant, by its place. */
  readonly active: number | undefined;
  /** What is said of it. */
  readonly explanation: ReactNode;
  /** The piece below the pointer, by its place. */
  readonly onHover: (place: number | undefined) => void;
  /** Where the cursor stands in the text; undefined when it is elsewhere. */
  readonly onCaret: (caret: number | undefined) => void;
}

/**
 * The letter as one plain field, so that typing, undo, spelling and screen readers work as everywhere. A copy of the
 * text lies below it, letter on letter, and carries the marks.
 */
export function LetterEditor(props: LetterEditorProps) {
  const { text, pieces, doubts, field, active, explanation, onHover, onCaret } = props;
  const explanationId = useId();
  return (
    <div className={classes["editor"]}>
      <div
        className={classes["paper"]}
        onMouseMove={(event) => onHover(pieceUnder(event))}
        onMouseLeave={() => onHover(undefined)}
      >
        <div className={classes["copy"]} aria-hidden>
          <MarkedText text={text} pieces={pieces} doubts={doubts} active={active} />
          {/* A last empty line has no height without it. */}
          {"\u200B"}
        </div>
        <textarea
          ref={field}
          className={classes["field"]}
          aria-labelledby={props.labelledBy}
          aria-describedby={explanationId}
          lang={props.language}
          value={text}
          spellCheck
          onChange={({ currentTarget }) => {
            props.onChange(currentTarget.value);
            // Text that is pasted or dictated moves the cursor without a key.
            onCaret(currentTarget.selectionStart);
          }}
          onSelect={(event) => onCaret(event.currentTarget.selectionStart)}
          onBlur={() => onCaret(undefined)}
        />
      </div>
      <output id={explanationId} className={classes["explanation"]}>
        {explanation}
      </output>
    </div>
  );
}

/** The piece whose copy lies under the pointer: the field above it takes the pointer itself. */
function pieceUnder({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const holds = ({ left, right, top, bottom }: DOMRect) =>
    left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  for (const mark of currentTarget.querySelectorAll<HTMLElement>("[data-piece]"))
    if ([...mark.getClientRects()].some(holds)) return Number(mark.dataset["piece"]);
  return undefined;
}

interface MarkedTextProps {
  readonly text: string;
  readonly pieces: readonly LetterPiece[];
  readonly doubts: readonly PlacedDoubt[];
  readonly active: number | undefined;
}

function MarkedText({ text, pieces, doubts, active }: MarkedTextProps) {
  const after = pieces.at(-1)?.end ?? 0;
  return (
    <>
      {pieces.map((piece, at) => (
        <span key={at}>
          {text.slice(pieces[at - 1]?.end ?? 0, piece.start)}
          <span
            data-piece={at}
            data-active={at === active}
            data-origin={piece.origin.kind}
            className={classes["piece"]}
          >
            <DoubtfulText piece={piece} text={text} doubts={doubts} />
          </span>
        </span>
      ))}
      {text.slice(after)}
    </>
  );
}

function DoubtfulText({
  piece,
  text,
  doubts,
}: Pick<MarkedTextProps, "text" | "doubts"> & { readonly piece: LetterPiece }) {
  const own = doubts.filter(({ start, end }) => piece.start <= start && end <= piece.end);
  return (
    <>
      {own.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(own[at - 1]?.end ?? piece.start, start)}
          <mark className={classes["doubt"]}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(own.at(-1)?.end ?? piece.start, piece.end)}
    </>
  );
}
