import { fold } from "@postulo/lexicon/fold";
import { memoize } from "./memoize.ts";

/** A word of a text with its position; `key` is its form for comparing: without capitals, accents and plural. */
export type Word = {
  readonly raw: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
};

/** `fold` for sentences, cached, since each check of the gate folds the same one. */
export const foldSentence = memoize(fold);

/** The form under which singular and plural meet, in English and French alike; it is not a word to show. */
export const wordKey = memoize((word): string => {
  const folded = fold(word);
  return folded.length > 3 && (folded.endsWith("s") || folded.endsWith("x"))
    ? folded.slice(0, -1)
    : folded;
});

const role = { outside: 1, inside: 2, begins: 3 };

function roleOf(character: string): number {
  if (/[\p{L}\p{N}]/u.test(character)) return role.begins;
  return /\p{M}/u.test(character) ? role.inside : role.outside;
}

/** Of each unit of UTF-16 what it is to a word, 0 until it is met. */
const roles = new Uint8Array(0x10000);

/** What the character at a place is to a word. Halves of pairs are nothing by themselves. */
function roleAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit < 0xdc00)
    return roleOf(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return (roles[unit] ||= roleOf(text.charAt(at)));
}

const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** The end of the word that begins at a place; "C++" and "C#" are words. */
function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length && roleAt(text, end) >= role.inside) end += widthAt(text, end);
  if (text.startsWith("++", end)) return end + 2;
  return text.charAt(end) === "#" ? end + 1 : end;
}

/** The words of a text in their order: runs of letters and figures. */
export const wordsOf = memoize((text): readonly Word[] => {
  const words: Word[] = [];
  for (let start = 0; start < text.length;) {
    if (roleAt(text, start) !== role.begins) {
      start += widthAt(text, start);
      continue;
    }
    const end = endOfWord(text, start);
    const raw = text.slice(start, end);
    words.push({ raw, key: wordKey(raw), start, end });
    start = end;
  }
  return words;
});

export function countWords(text: string): number {
  return wordsOf(text).length;
}

const empty = new Set(
  `a about above across after all also am an and any are as at be been before being both but by can could day do does each etc every
for from get go has have having he her his how i if in including into is it its job just make may more most must my need new no not
of off on one or other our out over own per plus position posting role she should so some strong such team than that the their them
then there these they this those through time to two under up us use very via was we well were what when where which while who will
with within work working would year you your ability able experience experienced good great excellent knowledge skill required
requirement preferred looking seeking join company candidate minimum least relevant similar
ai alors apres au aucun aussi autre aux avec avez avoir avons beaucoup bien bon bonne ce cela celle celui ces cet cette chaque chez
comme connaissance dans de depuis des deux doit dont du elle elles en encore entre entreprise equipe es est et etes etre eux experience
faire fait fois ici il ils jour la le les leur leurs lors lui ma mais me meme mes moi moins mon n ne ni no nos notre nous on ont ou
par pas pendant peu plus poste pour pouvoir profil qu quand que quel quelle qui recherche recherchon sa sans se selon ses si son sont
souhaite sous sur ta te tes toi ton tous tout toute toutes travail tres tu un une vers vos votre vous y an annee ans maitrise
competence minimum`
    .split(/\s+/)
    .map(wordKey),
);

/** The keys of the words that carry meaning: no articles, no pronouns, none of what every posting says. */
export function contentKeys(text: string): Set<string> {
  return new Set(
    wordsOf(text).flatMap(({ key }) =>
      key.length > 2 && !empty.has(key) && !/^\d+$/.test(key) ? [key] : [],
    ),
  );
}
