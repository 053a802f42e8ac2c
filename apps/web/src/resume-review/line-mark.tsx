import type { CSSProperties } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import type { DraftLine } from "./draft.ts";
import type { LineKind } from "./line-kinds.ts";
import { resumeReviewMessages } from "./messages.ts";
import { useReviewState } from "./review-context.tsx";
import classes from "./file-pane.module.css";

interface LineMarkProps {
  readonly line: DraftLine;
  readonly number: number;
  /** Undefined for titles, and lines of what was deleted. */
  readonly found: LineKind | undefined;
  readonly isTitle?: boolean;
  /** Whether there is no space above it. */
  readonly isTight?: boolean;
  readonly style?: CSSProperties;
}

/** A line of the file. Selecting it leads to its entry. */
export function LineMark({
  line,
  number,
  found,
  isTitle = false,
  isTight = false,
  style,
}: LineMarkProps) {
  const t = useTranslate(resumeReviewMessages);
  const { active, showEntry } = useReviewState();
  if (!found)
    return (
      <span className={classes["line"]} data-title={isTitle || undefined} style={style}>
        <span className={classes["words"]}>{line.text}</span>
      </span>
    );
  const { kind, item, isFirst } = found;
  const name = t(`kinds.${kind}`);
  return (
    <button
      type="button"
      title={name}
      className={classes["line"]}
      data-line={number}
      data-kind={kind}
      data-tight={isTight || undefined}
      data-active={active === item || undefined}
      tabIndex={active === item || number === 0 ? 0 : -1}
      style={style}
      onClick={() => showEntry(item)}
    >
      <span className={classes["words"]}>{line.text}</span>
      {isFirst ? (
        <span className={classes["tag"]}>{name}</span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
    </button>
  );
}
