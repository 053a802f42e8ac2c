import { memoize } from "./memoize.ts";
import { phraseOf, phraseOfIdentifier } from "./phrase.ts";

export const labelPhrase = memoize(phraseOf);
export const identifierPhrase = memoize(phraseOfIdentifier);
