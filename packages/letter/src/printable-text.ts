/** What the fonts of our PDF draw, as a test of the printer confirms: alphabets, then signs and pictures. */
const letters =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;
const signs = /[\p{Script=Common}\p{Script=Inherited}]/u;
/** Signs of money, mathematics and machines that hardly anybody writes. */
const rareSigns =
  /[\u203F-\u2041\u2054-\u2056\u20AD\u20B0\u20B3\u20B6\u20B7\u20BB\u20BC\u2108\u210A\u210B\u2110\u2114\u2118\u211B\u2123\u2125\u2128\u2129\u2133\u2134\u214C\u214D\u218A\u218B\u2244\u2246\u2256-\u2258\u225A-\u225C\u225E\u225F\u2263\u231A\u231B\u2322-\u2324\u237B\u237C\u23AF-\u23B1\u23B6\u23BA-\u23BD\u23E4\u23E6-\u23E7\u23EB\u23EC\u23F0\u2400-\u2421\u2424-\u244A\u260F\u269D\u26B9-\u26BF\u26C4-\u26E1\u26E3-\u2700\u2705\u270A\u270B\u2728\u2740\u2742\u2743\u274C\u274E\u2753-\u2755\u2757\u2758\u2760\u2795-\u2797\u2799\u27B0\u27BF]/u;
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

/** The characters that would be empty boxes in the PDF of a letter, each once, in their order. A Word document keeps them. */
export function unprintableCharacters(text: string): readonly string[] {
  return [...new Set(text.normalize("NFC"))].filter((character) => !isPrintable(character));
}
