import { useId, type MouseEvent, type ReactNode, type Ref } from "react";
import type { PlacedDoubt } from "./doubts/doubts.ts";
import type { LetterPiece } from "./letter-pieces.ts";
import classes from "./letter-editor.module.css";

interface LetterEditorProps {
  readonly text: string;
  readonly language: string | undefined;
  /** The id of the field's label. */
  readonly labelledBy: string;
  readonly pieces: readonly LetterPiece[];
  readonly doubts: readonly PlacedDoubt[];
  readonly field: Ref<HTMLTextAreaElement>;
  readonly onChange: (text: string) => void;
  /** The index of the highlighted piece. */
  readonly active: number | undefined;
  /** The explanation of the highlighted piece. */
  readonly explanation: ReactNode;
  /** Called with the index of the hovered piece. */
  readonly onHover: (place: number | undefined) => void;
  /** Called with the offset of the caret in the text; undefined on blur. */
  readonly onCaret: (caret: number | undefined) => void;
}

/**
 * A plain textarea, so that typing, undo, spell checking and screen readers work as usual. An overlay below it renders
 * the same text with highlights.
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
          {/* Gives a last empty line its height. */}
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
            // Pasting and dictation move the caret without a key event.
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

/** The index of the piece at the pointer's position; the textarea above the overlay receives the pointer events. */
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
