import type { CSSProperties } from "react";
import type { DrawnPages } from "./drawn-pages.ts";
import classes from "./drawn-pages-view.module.css";

interface DrawnPagesViewProps {
  readonly pages: DrawnPages;
  /** The text alternative of a page. */
  readonly nameOf: (page: { readonly number: number; readonly count: number }) => string;
  /** Later pages are not shown. */
  readonly maxPages?: number;
}

/** Sheets of white paper, in both themes. Each shows its part of one drawing. */
export function DrawnPagesView({ pages, nameOf, maxPages = Infinity }: DrawnPagesViewProps) {
  const { url, count, ratio } = pages;
  return Array.from({ length: Math.min(count, maxPages) }, (_, at) => {
    const style: CSSProperties = { aspectRatio: `1 / ${ratio}` };
    const part: CSSProperties = { transform: `translateY(${(-100 * at) / count}%)` };
    return (
      <div key={at} className={classes["page"]} style={style}>
        <img src={url} alt={nameOf({ number: at + 1, count })} style={part} />
      </div>
    );
  });
}
