import { hyphenatedPrefix, letterSpacedMonth } from "@postulo/lexicon/hyphenation";
import type { IconHint } from "../../line.ts";
import { composeAccents } from "./spacing-accents.ts";

/** Code points of Font Awesome, the icon font most used in résumé templates, and of Unicode pictographs. */
const iconHints: ReadonlyMap<number, IconHint> = new Map<number, IconHint>([
  [0xf095, "phone"],
  [0xf098, "phone"],
  [0xf10b, "phone"],
  [0xf3cd, "phone"],
  [0xf879, "phone"],
  [0x1f4de, "phone"],
  [0x1f4f1, "phone"],
  [0x1f4f2, "phone"],
  [0x260e, "phone"],
  [0x260f, "phone"],
  [0x2706, "phone"],
  [0xf0e0, "email"],
  [0xf1fa, "email"],
  [0x2709, "email"],
  [0x1f4e7, "email"],
  [0x1f582, "email"],
  [0xf041, "place"],
  [0xf3c5, "place"],
  [0xf015, "place"],
  [0x2302, "place"],
  [0x1f4cd, "place"],
  [0x1f3e0, "place"],
  [0xf0ac, "web"],
  [0xf0c1, "web"],
  [0x1f310, "web"],
  [0x1f517, "web"],
  [0xf0e1, "linkedin"],
  [0xf08c, "linkedin"],
  [0xf09b, "github"],
  [0xf092, "github"],
  [0xf113, "github"],
]);

const iconFont = /awesome|icon|marvosym|dingbat|glyph|fontello|icomoon|webding|emoji/i;
const symbolFont = /symbol|wingding/i;
/** Private-use code points of bullets in Symbol and Wingdings, whatever the font's name. */
const privateBullets = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf0fc, 0xf076, 0xf06c, 0xf06e, 0xf02d, 0xf071,
]);

/** Separators that some fonts encode as pictographs. */
const dividers = new Set("♦⬥⬧◼◾◽◻▫");

const isPrivate = (code: number) => code >= 0xe000 && code <= 0xf8ff;
const isPicture = (char: string) =>
  /\p{Extended_Pictographic}|⌂/u.test(char) && !/[\d#*©®™✓✔➔➜➤▪■●◆★☆▶]/u.test(char);

/** Text without icons, and the meaning of its icon. */
export interface CleanText {
  readonly text: string;
  readonly icon: IconHint | undefined;
  /** It contained an icon, mapped or not; the text after it is a separate cell. */
  readonly hadIcon: boolean;
}

/**
 * Normalises text: NFKC, accents composed with their letters, icons and invisible characters removed. A soft hyphen
 * remains only at the end, where it means that the word continues.
 */
export function cleanText(raw: string, font = ""): CleanText {
  if (iconFont.test(font)) {
    const icon = Array.from(raw, (char) => iconHints.get(char.codePointAt(0) ?? 0)).find(Boolean);
    return { text: "", icon, hadIcon: raw.trim() !== "" };
  }
  let icon: IconHint | undefined;
  let hadIcon = false;
  let cleaned = "";
  for (const char of raw) {
    const code = char.codePointAt(0) ?? 0;
    if (dividers.has(char)) cleaned += "•";
    else if (privateBullets.has(code) && (symbolFont.test(font) || !iconHints.has(code)))
      cleaned += "•";
    else if (isPrivate(code) || isPicture(char)) {
      icon ??= iconHints.get(code);
      hadIcon = true;
    } else cleaned += char;
  }
  return { text: normalise(cleaned), icon, hadIcon };
}

/** A full-width comma decoded as Latin-1 without its last byte. */
const brokenComma = /ï¼\u200B?/g;
/** A dash and an apostrophe whose UTF-8 was decoded as Windows-1252, once or twice. */
const brokenDash = /Ã¢â‚¬â€œ|â€“/g;
const brokenApostrophe = /Ã¢â‚¬â„¢|â€™/g;
/** A line drawn with underscores or equals signs. */
const drawnRule = /_{4,}|={4,}/g;

function normalise(text: string): string {
  return composeAccents(text.replaceAll(letterSpacedMonth, (letter) => letter.trim()))
    .replaceAll(brokenComma, ",")
    .replaceAll(brokenDash, "–")
    .replaceAll(brokenApostrophe, "’")
    .replaceAll(drawnRule, " ")
    .replaceAll(/\p{VS}|[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu, "")
    .replaceAll(/\u00AD(?=.)/g, "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .normalize("NFKC");
}

const bullets = "•●○◦▪▫■□‣⁃∙⋅·➢➤➔➜►▶▸◆◇❖✓✔★☆→»›*";
const bulletStart = new RegExp(`^(?:[${bullets}]+|[-–—>](?=\\s)|o(?=\\s{1,}\\p{Lu}))\\s*`, "u");
const onlyBullet = new RegExp(`^(?:[${bullets}]{1,2}|[-–—>o])$`, "u");

/** Whether a text is only a list marker. */
export const isBulletMark = (text: string): boolean => onlyBullet.test(text.trim());

/** Returns the text without its leading bullet; undefined without one. */
export function stripBullet(text: string): string | undefined {
  const found = bulletStart.exec(text);
  return found && found[0].length < text.length ? text.slice(found[0].length) : undefined;
}

/** Joins wrapped lines; a hyphen at the end of a line is removed if the next line continues in lower case. */
export function joinWrapped(parts: readonly string[]): string {
  let joined = "";
  for (const part of parts) {
    const text = part.trim();
    if (joined === "") joined = text;
    else if (joined.endsWith("\u00AD")) joined = joined.slice(0, -1) + text;
    else if (/\p{L}-$/u.test(joined.slice(-3)) && /^\p{Ll}/u.test(text))
      joined = joinHyphen(joined, text);
    else if (/[/\\]$/.test(joined.slice(-1))) joined += text;
    else joined = `${joined} ${text}`;
  }
  return joined.replaceAll("\u00AD", "").replaceAll(/\s{2,}/g, " ");
}

function joinHyphen(before: string, after: string): string {
  // `Salon-` / `de-Provence`.
  const isName = /^(?:de|du|des|la|le|les|sur|sous|en|et|lès)-/u.test(after);
  return isName || hyphenatedPrefix.test(before.slice(-100))
    ? before + after
    : before.slice(0, -1) + after;
}
