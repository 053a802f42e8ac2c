import type { Line } from "../../line.ts";

export const isUpper = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Style key of a title, to find titles of the same style that the dictionary lacks. */
export const styleKey = (line: Line) => {
  const run = line.cells[0]?.runs[0];
  return `${run?.font ?? ""}|${Math.round(line.size * 2)}|${line.bold}|${isUpper(line.text)}`;
};

export interface Style {
  readonly bodySize: number;
  readonly boldShare: number;
}

/** The usual size of the text, in points, and the share of bold lines, from 0 to 1. */
export function styleOf(lines: readonly Line[]): Style {
  const sizes = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 2) / 2;
    sizes.set(key, (sizes.get(key) ?? 0) + text.length);
  }
  const [bodySize = 10] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    bodySize,
    boldShare: lines.filter((line) => line.bold).length / Math.max(1, lines.length),
  };
}

/** How much a line differs from the surrounding text, from 0 to 4. */
export function prominence(line: Line, { bodySize, boldShare }: Style): number {
  return (
    (line.size > bodySize * 1.08 ? 1 : 0) +
    (line.bold && boldShare < 0.6 ? 1 : 0) +
    (isUpper(line.text) ? 1 : 0) +
    (line.gapAbove > 1.7 ? 1 : 0)
  );
}

/** Signs and numbers before a title: `+ EDUCATION`, `2. Formation`, `IV – Langues`. */
const titleLead = /^(?:[^\p{L}\p{N}]+|(?:\d{1,2}|[IVX]{1,4})\s?[.):–-]\s*)(?=\p{L})/u;

/** The text of a title without its colon, and without what precedes its words. */
export const titleText = (line: Line) =>
  line.text
    .replace(/[:：]\s*$/, "")
    .trim()
    .replace(titleLead, "");

/** Whether a line is short and has no bullet, figures or punctuation at its end. */
export function isTitleForm(line: Line): boolean {
  const text = titleText(line);
  return (
    text.replaceAll(" ", "").length <= 50 &&
    !/[.;,]$/.test(text) &&
    !/[@\d]{2,}/.test(text) &&
    !line.bullet
  );
}
