import { phraseOf, phraseOfIdentifier, type Phrase } from "./phrase.ts";

const maxCached = 3000;

/** Labels and identifiers recur on a page and between runs, and parsing them is slow. */
function memoize(read: (text: string) => Phrase): (text: string) => Phrase {
  const known = new Map<string, Phrase>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    if (known.size > maxCached) known.clear();
    const phrase = read(text);
    known.set(text, phrase);
    return phrase;
  };
}

export const labelPhrase = memoize(phraseOf);
export const identifierPhrase = memoize(phraseOfIdentifier);
