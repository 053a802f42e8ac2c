/** A word as it stands in a text, with its place, and `key`: without capitals, accents and plural, for comparing. */
export type Word = {
  readonly raw: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
};

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#)?/gu;

/** Lower case without accents or ligatures, with one kind of apostrophe. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!/[\u0080-\uFFFF]/.test(lower)) return lower;
  return lower
    .replace(/[’‘ʼ]/g, "'")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** The form under which singular and plural meet, in English and French alike; it is not a word to show. */
export function wordKey(word: string): string {
  const folded = fold(word);
  return folded.length > 3 && (folded.endsWith("s") || folded.endsWith("x"))
    ? folded.slice(0, -1)
    : folded;
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    raw: match[0],
    key: wordKey(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

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
