import type { IconHint } from "../line.ts";
import { composeAccents } from "./loose-accents.ts";

/** Code points of the icon font that résumé templates use most (Font Awesome), and pictures of plain text. */
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
/** Private code points that Symbol and Wingdings use for bullets, whatever the font calls itself. */
const privateBullets = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf0fc, 0xf076, 0xf06c, 0xf06e, 0xf02d, 0xf071,
]);

/** Signs that divide as bullets do, and that fonts may have as pictures. */
const dividers = new Set("♦⬥⬧◼◾◽◻▫");

const isPrivate = (code: number) => code >= 0xe000 && code <= 0xf8ff;
const isPicture = (char: string) =>
  /\p{Extended_Pictographic}|⌂/u.test(char) && !/[\d#*©®™✓✔➔➜➤▪■●◆★☆▶]/u.test(char);

/** A text without icons, and what the icons in it said. */
export interface CleanText {
  readonly text: string;
  readonly icon: IconHint | undefined;
  /** There was an icon, known or not: what comes after it is a thing of its own. */
  readonly hadIcon: boolean;
}

/**
 * The text as a person reads it: ligatures and compatibility forms resolved (NFKC), accents on their letters, icon
 * glyphs and invisible characters out. A soft hyphen stays only at the end, where it says that the word goes on.
 */
export function cleanText(raw: string, font = ""): CleanText {
  if (iconFont.test(font)) {
    const icon = Array.from(raw, (char) => iconHints.get(char.codePointAt(0) ?? 0)).find(Boolean);
    return { text: "", icon, hadIcon: raw.trim() !== "" };
  }
  let icon: IconHint | undefined;
  let hadIcon = false;
  let kept = "";
  for (const char of raw) {
    const code = char.codePointAt(0) ?? 0;
    if (dividers.has(char)) kept += "•";
    else if (privateBullets.has(code) && (symbolFont.test(font) || !iconHints.has(code)))
      kept += "•";
    else if (isPrivate(code) || isPicture(char)) {
      icon ??= iconHints.get(code);
      hadIcon = true;
    } else kept += char;
  }
  return { text: normalise(kept), icon, hadIcon };
}

/** A month in letters set apart, whose first one stands closer or farther than the others: `M ARCH 2022`. */
const brokenMonth =
  /(?<![\p{L}\d])(?:J (?=ANUAR|ANV|UIN|UL|UN)|F (?=EBR|ÉV|EV)|M (?=ARCH|ARS|AY|AI)|A (?=PRIL|VRIL|UGUST|OÛT|OUT)|S (?=EPTEM)|O (?=CTO)|N (?=OVEM)|D (?=ECEM|ÉCEM))(?=\p{Lu}+\.?(?: \d|$))/gu;

function normalise(text: string): string {
  return composeAccents(text.replaceAll(brokenMonth, (letter) => letter.trim()))
    .replaceAll(/\p{VS}|[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu, "")
    .replaceAll(/\u00AD(?=.)/g, "")
    .replaceAll(/\p{Cc}+/gu, " ")
    .normalize("NFKC");
}

const bullets = "•●○◦▪▫■□‣⁃∙⋅·➢➤➔➜►▶▸◆◇❖✓✔★☆→»›*";
const bulletStart = new RegExp(`^(?:[${bullets}]+|[-–—>](?=\\s)|o(?=\\s{1,}\\p{Lu}))\\s*`, "u");
const onlyBullet = new RegExp(`^(?:[${bullets}]{1,2}|[-–—>o])$`, "u");

/** Whether a text is nothing but the mark before a list item. */
export const isBulletMark = (text: string): boolean => onlyBullet.test(text.trim());

/** The text without the bullet it begins with; undefined when it begins with none. */
export function withoutBullet(text: string): string | undefined {
  const found = bulletStart.exec(text);
  return found && found[0].length < text.length ? text.slice(found[0].length) : undefined;
}

/** Puts wrapped lines together: a hyphen at the end of a line joins a word when the next one goes on in small letters. */
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

/** Prefixes that keep their hyphen: `full-` + `stack`, `event-` + `driven`; other words were only broken at the margin. */
const hyphenated =
  /(?:^|[\s(/])(?:\p{L}+-\p{L}*|self|full|cross|multi|real|open|cloud|event|data|end|user|long|short|high|low|large|small|well|part|full|front|back|non|co|pre|post|semi|anti|sous|mi|demi|avant|après|auto|community|test|object|client|customer|decision|problem|time|cost|state|web|on|off|in|out|up|to)-$/iu;

function joinHyphen(before: string, after: string): string {
  // `Salon-` over `de-Provence`.
  const isName = /^(?:de|du|des|la|le|les|sur|sous|en|et|lès)-/u.test(after);
  return isName || hyphenated.test(before.slice(-100))
    ? before + after
    : before.slice(0, -1) + after;
}
