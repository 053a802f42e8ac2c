import type { TextItem } from "../../page.ts";

/** Spacing accents, which old TeX fonts print before their letter, as combining characters. */
const spacingAccents: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0300",
  ˆ: "\u0302",
  "¨": "\u0308",
  "˜": "\u0303",
  "¸": "\u0327",
};
const accents = Object.keys(spacingAccents).join("");
const accentBeforeLetter = new RegExp(`([${accents}])\\s?([aeiouyncsAEIOUYNCS\u0131])`, "g");
const accentAtEnd = new RegExp(`([${accents}])$`);

/** The precomposed letter, if Unicode has one. */
function accented(accent: string, letter: string): string | undefined {
  const base = letter === "\u0131" ? "i" : letter;
  const whole = (base + (spacingAccents[accent] ?? "")).normalize("NFC");
  return whole.length === 1 ? whole : undefined;
}

/** Composes spacing accents with the letters that follow them. */
export const composeAccents = (text: string): string =>
  text.replaceAll(
    accentBeforeLetter,
    (written, accent: string, letter: string) => accented(accent, letter) ?? written,
  );

/** Whether the next item begins under the trailing accent of this one; accents of capitals are raised. */
function overlapsNext(item: TextItem, next: TextItem): boolean {
  const right = item.x + item.width;
  return (
    Math.abs(item.y - next.y) < 0.45 * item.size &&
    next.x < right + 0.6 &&
    next.x > right - 0.95 * item.size
  );
}

/** Merges an accent with its letter when they are overlapping text items: `Exp´` and `erience`. */
export function mergeSpacingAccents(items: readonly TextItem[]): TextItem[] {
  const whole: TextItem[] = [];
  for (const item of items.filter(({ text }) => text !== "")) {
    const before = whole.at(-1);
    const accent = before && accentAtEnd.exec(before.text)?.[1];
    const letter =
      before && accent !== undefined && overlapsNext(before, item)
        ? accented(accent, item.text.charAt(0))
        : undefined;
    if (before && letter !== undefined) {
      const width = Math.max(0, Math.min(before.width, item.x - before.x));
      whole[whole.length - 1] = { ...before, text: before.text.slice(0, -1), width };
      whole.push({ ...item, text: letter + item.text.slice(1) });
    } else whole.push(item);
  }
  return whole;
}
