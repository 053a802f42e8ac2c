import * as months from "@postulo/lexicon/months";

const monthNames: readonly (readonly string[])[] = [
  months.january,
  months.february,
  months.march,
  months.april,
  months.may,
  months.june,
  months.july,
  months.august,
  months.september,
  months.october,
  months.november,
  months.december,
];

export const monthOfName: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1])),
);

const longestFirst = (words: readonly string[]) =>
  [...words].sort((a, b) => b.length - a.length).join("|");

export const monthPattern = `(?:${longestFirst([...monthOfName.keys()])})(?![a-z])\\.?`;
