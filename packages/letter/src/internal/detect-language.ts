import { findLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import { remembered } from "./remembered.ts";
import { fold } from "./words.ts";

/** "other" is a language we know and do not write; "unclear" is too little text, or too mixed. */
export type DetectedLanguage = LetterLanguage | "other" | "unclear";

/** Words that are frequent in one of these languages and rare or absent in the others. */
const frequent = {
  en: "the and of to with for you we our your is are will be have this that from or on as at by who must can an more their i my",
  fr: "le les des une et est avec pour vous nous dans sur aux du votre notre qui au ou vos nos sont sera etre ce cette je mon ma mes au sein plus ans un l d",
  de: "und der die das mit fur wir sie ein eine zu auf ist von bei im den dem werden oder als sind nicht ihre unser",
  es: "el los las y con para una por del su nuestro que se al como mas trabajo",
  it: "il di e per con che della una sono nel gli delle dei alla siamo cerchiamo",
  nl: "het een van en voor met wij je bij op zijn naar ook onze wordt",
  pt: "o e com para uma os da do em voce nos nao dos das ao",
};
const sets = Object.entries(frequent).map(([language, words]) => ({
  language,
  words: new Set(words.split(" ")),
}));
/** Of each of these words the places in `sets` of the languages that have it. */
const placesOf = new Map<string, number[]>();
for (const [place, { words }] of sets.entries())
  for (const word of words) placesOf.set(word, [...(placesOf.get(word) ?? []), place]);

const wordsIn = (text: string): readonly string[] =>
  fold(text.slice(0, 20_000)).match(/[\p{L}]+/gu) ?? [];

/** The language of a text by its small words. Below three of them, or without a clear winner, it is "unclear". */
export const detectLanguage = remembered((text): DetectedLanguage => {
  const counts = sets.map(() => 0);
  for (const word of wordsIn(text))
    for (const place of placesOf.get(word) ?? []) counts[place] = (counts[place] ?? 0) + 1;
  const ranking = sets
    .map(({ language }, place) => ({ language, count: counts[place] ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = ranking;
  if (!first || first.count < 3 || first.count < (second?.count ?? 0) * 1.25) return "unclear";
  const written = findLetterLanguage(first.language);
  if (written) return written;
  return "other";
});

/** What postings and profiles are made of where they have few small words: lists of nouns, with the marks of a language on them. */
const telling = {
  en: /^(?:work|working|team|job|role|skills?|experience|knowledge|company|customers?|responsible|responsibilities|requirements?|required|apply|bring|duties|tasks|driving|sales|stock|planning|management|training|manager|worker|assistant|helped|managed|led|built|prepared|reduced|trained|[a-z]{3,}(?:ings?|ness|ship|ly))$/,
  fr: /^(?:de|la|en|du|poste|missions?|profil|gestion|maitrise|societe|lieu|entreprise|salaire|embauche|contrat|formation|connaissances?|recherche|clients?|suivi|tenue|vente|ventes|charge|emploi|etablissement|accueil|equipe|[a-z]{3,}(?:aire|ee|ees|eur|eurs|euse|euses|aux|ique|iques|isme|ite|ites|iere|ieres|ement|ements))$/,
};
const foreign = /[ñãõßäöüåøłžščřěąę]|[íóúò]\w*n\b|ión\b|ção\b/iu;

/** English or French by its nouns; one of them must be told at least three times, and twice as often as the other. */
function byNouns(words: readonly string[]): LetterLanguage | undefined {
  const en = words.filter((word) => telling.en.test(word)).length;
  const fr = words.filter((word) => telling.fr.test(word)).length;
  if (fr >= 3 && fr >= en * 2) return "fr";
  return en >= 3 && en >= fr * 2 ? "en" : undefined;
}

/** Of a whole posting or profile, which may be nothing but a list: by its small words, else by its nouns. One sentence says too little for that. */
export function detectDocumentLanguage(text: string): DetectedLanguage {
  const detected = detectLanguage(text);
  if (detected !== "unclear" || foreign.test(text)) return detected;
  const words = wordsIn(text);
  const isForeign = sets.some(
    ({ language, words: known }) =>
      findLetterLanguage(language) === undefined &&
      words.filter((word) => known.has(word)).length > 2,
  );
  return isForeign ? "unclear" : (byNouns(words) ?? "unclear");
}
