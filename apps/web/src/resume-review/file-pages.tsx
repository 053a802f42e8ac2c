import type { CSSProperties } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import type { DraftLine, ReviewDraft } from "./draft.ts";
import type { LineKind } from "./line-kinds.ts";
import { LineMark } from "./line-mark.tsx";
import { resumeReviewMessages } from "./messages.ts";
import { useDrawnPages, type PagePicture } from "./use-drawn-pages.ts";
import classes from "./file-pane.module.css";

interface FilePagesProps {
  readonly draft: ReviewDraft;
  readonly kinds: ReadonlyMap<number, LineKind>;
  readonly file: File | null;
}

/** In points. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const a4: Size = { width: 595.28, height: 841.89 };

/** A page that has room for its lines: A4 unless they reach further. */
function sizeOf(lines: readonly DraftLine[]): Size {
  const boxes = lines.flatMap(({ box }) => box ?? []);
  return {
    width: Math.max(a4.width, ...boxes.map(({ right }) => right)),
    height: Math.max(a4.height, ...boxes.map(({ bottom }) => bottom)),
  };
}

/** The height of a tag with the name of a kind, in points. */
const tagHeight = 8;

/** Whether a line stands so closely below another that no tag fits between them. */
function isBelow({ page, box }: DraftLine, above: DraftLine | undefined): boolean {
  if (!box || !above?.box || above.page !== page) return false;
  const gap = box.top - above.box.bottom;
  return gap < tagHeight && gap > -tagHeight;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The place of a line on its sheet. */
function placeOf({ box }: DraftLine, { width, height }: Size): CSSProperties {
  if (!box) return {};
  return {
    left: percent(box.left, width),
    top: percent(box.top, height),
    width: percent(box.right - box.left, width),
    height: percent(box.bottom - box.top, height),
    fontSize: `${(100 * (box.bottom - box.top) * 0.8) / width}cqw`,
  };
}

/** The pages of a file, drawn if it is a PDF, with each line marked at its place. */
export function FilePages({ draft, kinds, file }: FilePagesProps) {
  const t = useTranslate(resumeReviewMessages);
  const { pages, isFailed } = useDrawnPages(file);
  const read = draft.lines.flatMap(({ page }) => page ?? []);
  const numbers = [...new Set([...read, ...pages.keys()])].toSorted((a, b) => a - b);
  return (
    <>
      {isFailed ? <p className={classes["hint"]}>{t("file.notDrawn")}</p> : null}
      {numbers.map((page) => (
        <Sheet
          key={page}
          page={page}
          count={numbers.length}
          draft={draft}
          kinds={kinds}
          picture={pages.get(page)}
        />
      ))}
    </>
  );
}

interface SheetProps extends Omit<FilePagesProps, "file"> {
  readonly page: number;
  readonly count: number;
  /** Undefined until it is drawn; the words of the lines are visible instead. */
  readonly picture: PagePicture | undefined;
}

function Sheet({ page, count, draft, kinds, picture }: SheetProps) {
  const t = useTranslate(resumeReviewMessages);
  const lines = [...draft.lines.entries()].filter(([, line]) => line.page === page);
  const size = picture ?? sizeOf(lines.map(([, line]) => line));
  return (
    <figure className={classes["sheetFrame"]}>
      <fieldset
        className={classes["sheet"]}
        data-paper
        data-drawn={picture ? "" : undefined}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        aria-label={t("file.lines", { number: page })}
      >
        {picture ? <img className={classes["picture"]} src={picture.url} alt="" /> : null}
        {lines.map(([number, line]) => (
          <LineMark
            key={number}
            line={line}
            number={number}
            found={kinds.get(number)}
            isTight={isBelow(line, draft.lines[number - 1])}
            style={placeOf(line, size)}
          />
        ))}
      </fieldset>
      <figcaption>{t("file.page", { number: page, count })}</figcaption>
    </figure>
  );
}
