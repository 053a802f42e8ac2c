import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { PlacedDoubt } from "../doubts/doubts.ts";
import type { LetterPiece } from "../letter-pieces.ts";
import { letterMessages } from "../messages.ts";
import { SentenceOrigin } from "./sentence-origin.tsx";
import type { SourceLabel } from "../../posting/source-labels.ts";
import classes from "./source-list.module.css";

interface SourceListProps {
  readonly pieces: readonly LetterPiece[];
  readonly names: ReadonlyMap<string, SourceLabel> | undefined;
  readonly doubts: readonly PlacedDoubt[];
  readonly language: string | undefined;
  /** Called with the index of the focused or hovered piece. */
  readonly onPoint: (place: number | undefined) => void;
  /** Selects the piece in the text. */
  readonly onShow: (piece: LetterPiece) => void;
}

/** Each sentence as a button that is named by its text and sources: for keyboards, touch and screen readers. */
export function SourceList({ pieces, names, doubts, language, onPoint, onShow }: SourceListProps) {
  const t = useTranslate(letterMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes["frame"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("sources.title")}</summary>
      {isOpen ? (
        <ol>
          {pieces.map((piece, at) =>
            piece.origin.kind === "frame" ? null : (
              <li key={at}>
                <button
                  type="button"
                  onFocus={() => onPoint(at)}
                  onBlur={() => onPoint(undefined)}
                  onMouseEnter={() => onPoint(at)}
                  onMouseLeave={() => onPoint(undefined)}
                  onClick={() => onShow(piece)}
                >
                  <span lang={language}>{piece.text}</span>{" "}
                  <span className={classes["origin"]}>
                    <SentenceOrigin piece={piece} names={names} doubts={doubts} />
                  </span>
                </button>
              </li>
            ),
          )}
        </ol>
      ) : null}
    </details>
  );
}
