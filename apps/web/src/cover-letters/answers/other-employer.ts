import { fold } from "@postulo/lexicon/fold";

/** Shorter names are ordinary words too often. */
const minNameLength = 4;

const isWordCharacter = /[\p{L}\p{N}]/u;

/** Whether a text contains a name, not as a part of other words. */
function contains(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)];
    if (!isWordCharacter.test(before) && !isWordCharacter.test(after)) return true;
  }
  return false;
}

interface LetterPosting {
  readonly posting: string;
  readonly company: string;
}

/** An employer of another posting that the answer names and this posting does not. */
export function otherEmployerIn(
  answer: string,
  employers: readonly string[],
  { posting, company }: LetterPosting,
): string | undefined {
  const text = fold(answer);
  const own = fold(`${company}\n${posting}`);
  return employers.find((name) => {
    const folded = fold(name.trim());
    return folded.length >= minNameLength && contains(text, folded) && !contains(own, folded);
  });
}
