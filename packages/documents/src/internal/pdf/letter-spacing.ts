import * as z from "zod";

/** Text drawing operators of PDF.js (`OPS`): their codes are part of its interface. */
const showText = 44;
const moveText = 40;
const lineBreaks: ReadonlySet<number> = new Set([31, 32, 41, 42, 43]);

const glyphs = z.tuple([
  z.array(z.union([z.number(), z.null(), z.object({ unicode: z.string() })])),
]);
const moved = z.tuple([z.number(), z.number()]);

const withoutSpaces = (text: string) => text.normalize("NFKC").replaceAll(/\s/gu, "");

/** Letters with a space between any two of them, but for some pairs: `F O R M AT I O N`. */
function isSpaced(text: string): boolean {
  const words = text.trim().split(" ");
  const pairs = words.filter(({ length }) => length > 1).length;
  return words.length > 4 && words.every(({ length }) => length < 3) && pairs * 4 <= words.length;
}

/** Operators of a page, as PDF.js lists them. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The texts of a page as they were drawn, with their own spaces: one for each line of a text object. */
function drawnTexts({ fnArray, argsArray }: OperatorList): string[] {
  const texts: string[] = [""];
  for (const [at, operator] of fnArray.entries()) {
    if (operator === showText) {
      const shown = glyphs.safeParse(argsArray[at]);
      for (const glyph of shown.success ? shown.data[0] : [])
        if (typeof glyph === "object" && glyph !== null) texts[texts.length - 1] += glyph.unicode;
    } else if (lineBreaks.has(operator)) texts.push("");
    else if (operator === moveText && moved.safeParse(argsArray[at]).data?.[1] !== 0)
      texts.push("");
  }
  return texts;
}

const spacesIn = (text: string) => text.match(/\s/gu)?.length ?? 0;

/** Letters for each space, at most, in texts whose spaces are drawn; in others the words are only placed apart. */
const lettersPerSpace = 12;

/** Whether one or two letters stand alone, as in `CERTIFI C ATIONS`. */
const hasShortWord = (text: string) => /(?:^|\s)\p{L}{1,2}(?:\s|$)/u.test(text.trim());

/**
 * Text that is set with wide spaces between its letters: PDF.js reads `J u i n 2 0 1 0`, where the words cannot be told apart, or
 * `CERTIFI C ATIONS`. The file draws the spaces between the words too.
 * @returns the text of an item with the spaces that were drawn.
 */
export function letterSpacing(operators: OperatorList): (text: string) => string {
  let drawn: { texts: Map<string, string>; hasSpaces: boolean } | undefined;
  return (text) => {
    if (!isSpaced(text) && !hasShortWord(text)) return text;
    drawn ??= textsByLetters(drawnTexts(operators));
    const own = drawn.texts.get(withoutSpaces(text));
    if (own === undefined) return text;
    return isSpaced(text) || (drawn.hasSpaces && spacesIn(own) < spacesIn(text.trim()))
      ? own
      : text;
  };
}

function textsByLetters(all: readonly string[]) {
  const [letters, spaces] = [withoutSpaces(all.join("")).length, spacesIn(all.join(""))];
  return {
    texts: new Map(all.map((text) => [withoutSpaces(text), text.trim()])),
    hasSpaces: spaces * lettersPerSpace > letters,
  };
}
