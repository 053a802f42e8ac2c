import { foldInPlace } from "@postulo/lexicon/fold";

/** A text as it is written, and folded with the same length, so that positions are of both. */
export interface Written {
  readonly text: string;
  readonly folded: string;
}

export const written = (text: string): Written => ({ text, folded: foldInPlace(text) });

/** The marks of a list, a heading or bold type. */
const marks = /^[\s*_#•·▪●>–—-]+|(?<![\s*_])[\s*_]+$/g;

/** The lines of a posting without marks and repeated blanks. */
export const linesOf = (text: string): Written[] =>
  text
    .normalize("NFC")
    .split("\n")
    .map((line) => line.replaceAll("**", "").replaceAll(/\s+/g, " ").replace(marks, "").trim())
    .filter((line) => line !== "")
    .map(written);

const sentenceEnd = /(?<=[.!?]) (?=[\p{Lu}«“"])/u;

/** The sentences of a line. */
export const sentencesOfLine = ({ text }: Written): Written[] =>
  text.split(sentenceEnd).map(written);

const parts = (text: string, separator: RegExp): Written[] =>
  text
    .split(separator)
    .map((part) => part.replace(marks, "").replace(/[.,;]$/, ""))
    .filter((part) => part !== "")
    .map(written);

/** The cells of a line: "Contrat : CDI | Salaire : 2 100 € brut". */
export const cellsOf = ({ text }: Written): Written[] => parts(text, / ?(?:[|•·]|\/\/) /);

/** The fields of a head that is one line: "CDI - Lyon, 2 100 € brut". */
export const fieldsOf = ({ text }: Written): Written[] =>
  parts(text, / ?(?:[|•·]|\/\/) | [–—-] (?=\p{L})|[;,.!] /u);
