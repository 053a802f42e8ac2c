import * as z from "zod";

/** Text drawing operators of PDF.js (`OPS`): their codes are part of its interface. */
const showText = 44;
const moveText = 40;
const setMatrix = 42;
const lineBreaks: ReadonlySet<number> = new Set([31, 32, 41, setMatrix, 43]);
const newLines: ReadonlySet<number> = new Set([41, 43]);

const matrix = z.tuple([z.looseObject({ "5": z.number() })]);
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

/** A text as it was drawn, with its own spaces. */
interface DrawnText {
  readonly text: string;
  /** Its letters are set apart from each other. */
  readonly isTracked: boolean;
}

const noText: DrawnText = { text: "", isTracked: false };

/** Between two text objects of a line, which may be apart without a space. It is one, so that it counts as none in comparisons. */
const seam = "\v";

/** Distance of letters that are set apart, in thousandths of their size. */
const minTracking = 40;
/** Share of the letters that are set apart in such a text. */
const trackedShare = 0.6;

/** The text of an operator that shows glyphs, and the distances between them. */
function shownText(argument: unknown): DrawnText {
  const shown = glyphs.safeParse(argument);
  let text = "";
  let apart = 0;
  for (const glyph of shown.success ? shown.data[0] : []) {
    if (typeof glyph === "number") apart += glyph < -minTracking ? 1 : 0;
    else text += glyph?.unicode ?? "";
  }
  const letters = withoutSpaces(text).length;
  return { text, isTracked: letters > 3 && apart >= trackedShare * (letters - 1) };
}

const joined = (one: DrawnText, other: DrawnText): DrawnText => ({
  text: one.text + other.text,
  isTracked: one.isTracked || other.isTracked,
});

/** The baseline that an operator sets, or whether it moves to another line. */
function baselineAfter(operator: number, argument: unknown): number | "next" | undefined {
  if (newLines.has(operator)) return "next";
  if (operator === setMatrix) return matrix.safeParse(argument).data?.[0]["5"];
  return operator === moveText && moved.safeParse(argument).data?.[1] !== 0 ? "next" : undefined;
}

/** The texts of a page as they were drawn: those of each text object line by line, and those of each baseline. */
function drawnTexts({ fnArray, argsArray }: OperatorList): DrawnText[] {
  const texts: DrawnText[] = [];
  const lines: DrawnText[] = [];
  let [text, line] = [noText, noText];
  let baseline: number | undefined;
  for (const [at, operator] of fnArray.entries()) {
    const argument = argsArray[at];
    if (operator === showText) {
      const shown = shownText(argument);
      [text, line] = [joined(text, shown), joined(line, shown)];
      continue;
    }
    const after = baselineAfter(operator, argument);
    if (after === undefined && !lineBreaks.has(operator)) continue;
    texts.push(text);
    text = noText;
    if (!line.text.endsWith(seam)) line = joined(line, { ...noText, text: seam });
    if (after === undefined || after === baseline) continue;
    lines.push(line);
    line = noText;
    baseline = after === "next" ? undefined : after;
  }
  return [...lines, line, ...texts, text];
}

/** The text that was drawn, with a space at a seam only where PDF.js has read one. */
function withSeams(own: string, read: string): string {
  if (!own.includes(seam)) return own.trim();
  const spaced = new Set<number>();
  let letters = 0;
  for (const char of read.normalize("NFKC"))
    if (/\s/u.test(char)) spaced.add(letters);
    else letters += 1;
  letters = 0;
  let text = "";
  for (const char of own.normalize("NFKC")) {
    if (!/\s/u.test(char)) letters += 1;
    if (char !== seam || spaced.has(letters)) text += char === seam ? " " : char;
  }
  return text.replaceAll(/\s+/gu, " ").trim();
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
  let drawn: ReturnType<typeof textsByLetters> | undefined;
  return (text) => {
    if (!/\S\s+\S/u.test(text)) return text;
    drawn ??= textsByLetters(drawnTexts(operators));
    const found = drawn.texts.get(withoutSpaces(text));
    if (found === undefined) return text;
    const own = withSeams(found.text, text);
    if (isSpaced(text)) return own;
    const canBeTorn = found.isTracked || hasShortWord(text);
    return drawn.hasSpaces && canBeTorn && spacesIn(own) < spacesIn(text.trim()) ? own : text;
  };
}

function textsByLetters(all: readonly DrawnText[]) {
  const whole = all.map(({ text }) => text.replaceAll(seam, "")).join("");
  const [letters, spaces] = [withoutSpaces(whole).length, spacesIn(whole)];
  return {
    texts: new Map(all.map((drawn) => [withoutSpaces(drawn.text), drawn])),
    hasSpaces: spaces * lettersPerSpace > letters,
  };
}
