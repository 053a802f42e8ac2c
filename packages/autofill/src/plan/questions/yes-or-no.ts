import { plainWords } from "../../classify/phrase.ts";
import type { Field } from "../../field.ts";

const yesOrNo = /^(?:yes|oui|ja)\b|^(?:no|non|nein)$/;

/** Whether a field offers yes or no. */
export const isYesOrNo = ({ options }: Field): boolean =>
  options.some(({ text }) => yesOrNo.test(plainWords(text)));
