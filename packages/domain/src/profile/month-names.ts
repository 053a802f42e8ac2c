import { letterLanguages } from "../letter-language.ts";

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const monthsOf = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, at) => fold(format.format(Date.UTC(2000, at, 1))));
};

let months: readonly (readonly string[])[] | undefined;

const leastLetters = 3;

/**
 * The month that a name or its beginning means in one of the languages: 8 for "Aug", "août" and "sept." as 9.
 * @returns 1 to 12; undefined for what begins no month, or several
 */
export function monthOf(written: string): number | undefined {
  const name = fold(written).replace(/\.$/, "");
  if (name.length < leastLetters) return undefined;
  months ??= letterLanguages.map(monthsOf);
  const found = new Set(
    months.flatMap((names) => names.flatMap((one, at) => (one.startsWith(name) ? [at + 1] : []))),
  );
  const [month] = found;
  return found.size === 1 ? month : undefined;
}
