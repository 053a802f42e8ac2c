/** What the fonts of our PDF draw, as a test of the printer confirms: alphabets, then signs and pictures. */
const letters =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;
const signs = /[\p{Script=Common}\p{Script=Inherited}]/u;
/** Rare signs of money, mathematics and machines: hexadecimal code points, and ranges of them. */
const rareSignCodes = `
203F-2041 2054-2056 20AD 20B0 20B3 20B6 20B7 20BB 20BC 2108 210A 210B 2110 2114 2118 211B
2123 2125 2128 2129 2133 2134 214C 214D 218A 218B 2244 2246 2256-2258 225A-225C 225E 225F
2263 231A 231B 2322-2324 237B 237C 23AF-23B1 23B6 23BA-23BD 23E4 23E6-23E7 23EB 23EC 23F0
2400-2421 2424-244A 260F 269D 26B9-26BF 26C4-26E1 26E3-2700 2705 270A 270B 2728 2740 2742
2743 274C 274E 2753-2755 2757 2758 2760 2795-2797 2799 27B0 27BF
`;
const rareSigns = new RegExp(
  `[${rareSignCodes.replace(/[\dA-F]{4}/g, "\\u$&").replace(/\s+/g, "")}]`,
  "u",
);
const pictures = /[\u{1F600}-\u{1F623}\u{1F625}-\u{1F62B}\u{1F62D}-\u{1F640}\u{2B50}]/u;
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

const isWithin = (code: number, ranges: readonly (readonly [number, number])[]) =>
  ranges.some(([first, last]) => first <= code && code <= last);
/** Beyond these Unicode has additions to alphabets, and the signs of other ones. */
const ofLetters = [
  [0x21, 0x88e],
  [0x8a0, 0x97f],
  [0x1d00, 0x1fff],
] as const;
const ofSigns = [
  [0x20, 0x6ff],
  [0x2000, 0x27bf],
] as const;

function isPrintable(character: string): boolean {
  if (unseen.test(character) || pictures.test(character)) return true;
  const code = character.codePointAt(0) ?? 0;
  if (signs.test(character)) return isWithin(code, ofSigns) && !rareSigns.test(character);
  return isWithin(code, ofLetters) && letters.test(character);
}

/** @returns the characters without a glyph in the PDF of a letter or CV, each once, in order. A Word document can show them. */
export function unprintableCharacters(text: string): readonly string[] {
  return [...new Set(text.normalize("NFC"))].filter((character) => !isPrintable(character));
}

/** Private use and unassigned: without a glyph on a screen too. */
const nameless = /[\p{Co}\p{Cn}\p{Cs}]/u;

/** A character as a warning names it: itself, or its code point ("U+F0B7") where screens show none. */
export const nameOfCharacter = (character: string): string =>
  nameless.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
    : character;
