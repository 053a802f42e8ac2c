import { regionCodes } from "@postulo/lexicon/places";
import { knownTown } from "@postulo/lexicon/posting-places";
import { isPlaceName } from "./place-names.ts";

const regions = new Set(regionCodes);

/** "Orléans Nord", "Lyon 03" */
const beginsWithTown = (text: string) => knownTown.exec(text)?.index === 0;

/** "59 - VERLANE", "Avignon (84)", "69003 Lyon", "Kendal LA9 4QS" */
const codes = [
  /^\d{2,3} ?- ?\p{L}/u,
  /\((?:\d{2,3}|2[AB])\)$/,
  /(?<!\d)\d{5}(?!\d)/,
  /(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z\d])/,
];

/** Whether a line states a place: with a code, or as "Town, Region", of which one is known. */
export function isPlaceLine(line: string): boolean {
  if (codes.some((code) => code.test(line.trim()))) return true;
  const parts = line
    .split(/\s?[,/(·|]\s?|\s[–—-]\s/u)
    .map((part) => part.replace(/\)$/, "").trim())
    .filter((part) => part !== "");
  return (
    parts.length <= 5 &&
    parts.some(
      (part, at) =>
        isPlaceName(part) || (at > 0 && beginsWithTown(part)) || (at > 0 && regions.has(part)),
    )
  );
}
