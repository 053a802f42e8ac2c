/** Month names and abbreviations, folded, English and French, in calendar order. */
const monthNames: readonly string[] = [
  "january janvier janv jan",
  "february fevrier fevr fev feb",
  "march mars mar",
  "april avril avr apr",
  "may mai",
  "june juin jun",
  "july juillet juill juil jul",
  "august aout aug aou",
  "september septembre sept sep",
  "october octobre oct",
  "november novembre nov",
  "december decembre dec",
];

export const monthOfName: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, at) =>
    names.split(" ").map((name): [string, number] => [name, at + 1]),
  ),
);

const longestFirst = (words: readonly string[]) =>
  [...words].sort((a, b) => b.length - a.length).join("|");

export const monthPattern = `(?:${longestFirst([...monthOfName.keys()])})(?![a-z])\\.?`;

export const seasonPattern =
  "(?:spring|summers?|fall|autumn|winter|printemps|etes?|automne|hiver|early|mid|late|debut|mi|fin)(?![a-z])";

/** End of an open range. */
export const presentPattern =
  "(?:(?:a |the )?present|presente?|now|current(?:ly)?|today|ongoing|on-going|in progress|to date|date|aujourd'?hui|auj|actuel(?:lement|le)?|en cours|en poste|a? ?ce jour|maintenant|nos jours)(?![a-z])";
