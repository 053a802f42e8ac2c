/** A time as it is written, before its half of the day is known. */
export interface RawTime {
  readonly hour: number;
  readonly minute: number;
  readonly half: string | undefined;
  /** Written with 24 hours, or otherwise without doubt. */
  readonly isSure: boolean;
  readonly start: number;
  readonly end: number;
}

/** Folded, in their order from one. */
const englishHours = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const frenchHours =
  "une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(
    " ",
  );

/** Minutes behind a French hour; those with a hyphen before their first words. */
const frenchParts: Readonly<Record<string, number>> = {
  "et demie": 30,
  "et quart": 15,
  "moins le quart": -15,
  "cinquante-cinq": 55,
  cinquante: 50,
  "quarante-cinq": 45,
  quarante: 40,
  "trente-cinq": 35,
  trente: 30,
  "vingt-cinq": 25,
  vingt: 20,
  quinze: 15,
  dix: 10,
  cinq: 5,
};

const englishHour = `(?<hour>${englishHours.join("|")}|1[0-2]|[1-9])`;
const spokenPatterns = [
  `\\b(?<part>half|quarter) (?:(?<side>past|to) )?${englishHour}\\b(?![:.]?\\d)`,
  `\\b${englishHour} ?o'?clock\\b`,
  // Behind "à" or a comma: "trois heures d'essai" is no time of the day.
  `(?<=\\b(?:a|vers|des) |, )(?<hour>${frenchHours.join("|")}) heures?\\b(?: (?<part>${Object.keys(frenchParts).join("|")})\\b)?`,
].map((source) => new RegExp(source, "g"));

const minutesOfPart: Readonly<Record<string, number>> = {
  half: 30,
  quarter: 15,
  ...frenchParts,
};

const hourOf = (word: string) =>
  Number(word) || Math.max(englishHours.indexOf(word), frenchHours.indexOf(word)) + 1;

/** Times in words: "quarter past nine", "half eleven", "à onze heures et demie". @param text Folded. */
export function spokenTimes(text: string): RawTime[] {
  return spokenPatterns.flatMap((pattern, index) =>
    [...text.matchAll(pattern)].flatMap((match): RawTime[] => {
      const { hour: word = "", part, side } = match.groups ?? {};
      // "A quarter nine" is none.
      if (part === "quarter" && side === undefined) return [];
      const minutes =
        hourOf(word) * 60 + (side === "to" ? -1 : 1) * (minutesOfPart[part ?? ""] ?? 0);
      const hour = Math.floor(minutes / 60);
      const isSure = index === 2 || hour > 7;
      const { index: start } = match;
      const end = start + match[0].length;
      return [{ hour, minute: minutes % 60, half: undefined, isSure, start, end }];
    }),
  );
}

const partOfDay =
  /^[ ,]*(?:(?:in the|on|this|de l'|du|le|dans l') *)?(morning|matin|afternoon|evening|apres-midi|soir)\b/;

/** The half of the day in the words after a time: "5.30 in the evening". @param after Folded, without days. */
export function halfAfter(after: string): "am" | "pm" | undefined {
  const part = partOfDay.exec(after)?.[1];
  if (part === undefined) return undefined;
  return part === "morning" || part === "matin" ? "am" : "pm";
}
