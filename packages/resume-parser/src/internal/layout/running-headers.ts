import { pageNumber, updateNotice } from "@postulo/lexicon/page-headers";
import { foldWords } from "../text/folded-text.ts";
import type { Segment } from "../segment.ts";

/** Share of the page height, at top and bottom, that headers and footers occupy. */
const edgeShare = 0.09;

const shape = (segment: Segment) => foldWords(segment.text.replaceAll(/\d+/g, "0"));

/**
 * Removes page numbers, repeated headers and footers. A repeated header stays on the first page, where it can be the
 * only place of the name.
 */
export function stripRunningHeaders(
  pages: readonly (readonly Segment[])[],
  heights: readonly number[],
): Segment[][] {
  const atEdge = pages.map((segments, at) => {
    const height = heights[at] ?? Infinity;
    return segments.map((segment) =>
      segment.y < height * edgeShare
        ? "top"
        : segment.y > height * (1 - edgeShare)
          ? "bottom"
          : "inside",
    );
  });
  const pagesWith = new Map<string, number>();
  pages.forEach((segments, page) => {
    const shapes = new Set(segments.filter((_, at) => atEdge[page]?.[at] !== "inside").map(shape));
    for (const one of shapes) pagesWith.set(one, (pagesWith.get(one) ?? 0) + 1);
  });
  return pages.map((segments, page) =>
    segments.filter((segment, at) => {
      const where = atEdge[page]?.[at];
      if (where === "inside") return true;
      if (pageNumber.test(segment.text) || updateNotice.test(foldWords(segment.text))) return false;
      const repeated = (pagesWith.get(shape(segment)) ?? 0) > 1;
      return !repeated || (where === "top" && page === 0);
    }),
  );
}
