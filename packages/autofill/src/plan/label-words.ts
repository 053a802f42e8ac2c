import { plainWords } from "../classify/phrase.ts";
import type { Field } from "../field.ts";

/** The plain words of a field's own label; empty without one. */
export const labelWords = ({ labels }: Field): string => plainWords(labels[0]?.text ?? "");

const inBrackets = /[([{][^)\]}\n]{0,400}[)\]}]/g;

export const withoutBrackets = (text: string): string => text.replace(inBrackets, " ");

/** The same without what is in brackets: "from" of "From (MM/YYYY)". */
export const bareLabelWords = ({ labels }: Field): string =>
  plainWords(withoutBrackets(labels[0]?.text ?? ""));
