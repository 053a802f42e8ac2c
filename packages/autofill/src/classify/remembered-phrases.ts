import { phraseOf, phraseOfIdentifier, type Phrase } from "./phrase.ts";

const maxRemembered = 3000;

/** Labels and identifiers recur on a page and between runs; reading them is the costly part. */
function remembering(read: (text: string) => Phrase): (text: string) => Phrase {
  const known = new Map<string, Phrase>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    if (known.size > maxRemembered) known.clear();
    const phrase = read(text);
    known.set(text, phrase);
    return phrase;
  };
}

export const labelPhrase = remembering(phraseOf);
export const identifierPhrase = remembering(phraseOfIdentifier);
