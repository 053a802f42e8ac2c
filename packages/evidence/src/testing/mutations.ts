import { numbersOf } from "../numbers.ts";

type Language = "en" | "fr";

/** A sentence that says something else than the true one it was made of. */
export type Mutation = { readonly operator: string; readonly sentence: string };

type Operator = (sentence: string, language: Language) => readonly string[];

const appended =
  (words: Readonly<Record<Language, readonly string[]>>): Operator =>
  (sentence, language) =>
    words[language].map((added) => `${sentence.replace(/\.\s*$/, "")}${added}.`);

/** Another value of each number in figures. */
const otherNumber: Operator = (sentence) =>
  numbersOf(sentence)
    .filter(({ text }) => /^\d+$/.test(text))
    .map(
      ({ start, end, value }) =>
        `${sentence.slice(0, start)}${value + Math.max(3, value)}${sentence.slice(end)}`,
    );

const englishVerb =
  /(?<=\bI (?:have )?)(?!(?:am|have|was|had|do|did|can|been|hold|speak)\b)\p{L}{4,}(?= )/u;
const frenchVerb = /(?<=\bj['’]ai )\p{L}+(?:é|i|u|is|it)(?= )/iu;

/** Another verb for the one behind "I" or « j'ai ». */
const otherVerb: Operator = (sentence, language) => {
  const [pattern, verbs] =
    language === "en"
      ? [englishVerb, ["negotiated", "redesigned", "improved", "coordinated"]]
      : [frenchVerb, ["négocié", "mis en place", "amélioré", "coordonné"]];
  return pattern.test(sentence) ? verbs.map((verb) => sentence.replace(pattern, verb)) : [];
};

const operators: Readonly<Record<string, Operator>> = {
  number: otherNumber,
  verb: otherVerb,
  sole: appended({
    en: [", on my own", ", single-handedly", " independently"],
    fr: [", toute seule", ", à moi seul", " en toute autonomie"],
  }),
  scope: appended({
    en: [" across Europe", " nationwide"],
    fr: [" dans toute l’Europe", " à l’échelle nationale"],
  }),
  result: appended({
    en: [", which doubled sales", ", which won an award"],
    fr: [", ce qui a doublé les ventes", ", ce qui a été primé"],
  }),
  praise: appended({
    en: [", and customers praised me", " successfully", " and was thanked for it"],
    fr: [", et les clients m’en ont félicité", " avec succès", " et on m’en a remercié"],
  }),
  frequency: appended({
    en: [" every day", " twice a week"],
    fr: [" tous les jours", " deux fois par semaine"],
  }),
  quantity: appended({
    en: [" for several teams", " in all departments"],
    fr: [" pour plusieurs équipes", " dans tous les services"],
  }),
  extent: appended({
    en: [" from scratch", " on time", " from start to finish", ", better than anyone"],
    fr: [" de A à Z", " dans les délais", " du début à la fin", ", mieux que personne"],
  }),
  addition: appended({
    en: [", and trained others to do so", " and never missed a deadline"],
    fr: [", et j’y ai formé mes collègues", " et n’ai jamais manqué une échéance"],
  }),
  object: appended({
    en: [" for a shipowner", ", including aquariums"],
    fr: [" pour un armateur", " et les aquariums"],
  }),
};

/** Other names in place of those that a sentence contains. */
const exchanged = (sentence: string, names: readonly string[]): readonly string[] =>
  names
    .filter((name) => sentence.includes(name))
    .flatMap((name) =>
      names
        .filter((other) => !sentence.includes(other) && !other.includes(name))
        .map((other) => sentence.replace(name, other)),
    );

/**
 * Inventions made of a true sentence about the applicant: another number, verb or employer, and words that say more. `employers` are
 * all organisations of the profile.
 */
export const mutationsOf = (
  sentence: string,
  language: Language,
  employers: readonly string[],
): readonly Mutation[] => [
  ...Object.entries(operators).flatMap(([operator, apply]) =>
    apply(sentence, language).map((changed) => ({ operator, sentence: changed })),
  ),
  ...exchanged(sentence, employers).map((changed) => ({
    operator: "employer",
    sentence: changed,
  })),
];
