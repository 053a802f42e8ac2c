import { plainWords } from "../../classify/phrase.ts";
import type { FieldOption } from "../../field.ts";
import { regionOf } from "../countries.ts";

/** The position of an option; undefined when none or several match. */
export type Choice = number | undefined;

function onlyOne(options: readonly FieldOption[], fits: (option: FieldOption) => boolean): Choice {
  const found = options.flatMap((option, at) => (fits(option) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** The option with exactly this text, or the same words. */
export function chooseByText(options: readonly FieldOption[], target: string): Choice {
  const words = plainWords(target);
  if (words === "") return undefined;
  return (
    onlyOne(options, (option) => option.text === target) ??
    onlyOne(options, (option) => plainWords(option.text) === words) ??
    onlyOne(options, (option) => plainWords(option.value) === words)
  );
}

/** The option with the English or French name or the code of this country. */
export function chooseCountry(options: readonly FieldOption[], wanted: string): Choice {
  const exact = chooseByText(options, wanted);
  const region = exact === undefined ? regionOf(wanted) : undefined;
  if (!region) return exact;
  return (
    onlyOne(options, (option) => regionOf(option.text) === region) ??
    onlyOne(options, (option) => option.value.trim().toUpperCase() === region)
  );
}

export const codeIn = (option: FieldOption) =>
  /\+\s?(\d{1,4})\b/.exec(option.text)?.[1] ?? /^\+?(\d{1,4})$/.exec(option.value.trim())?.[1];

const nameIn = (option: FieldOption) =>
  option.text.replace(/[([]?\+\s?\d[\d\s-]*[)\]]?/, " ").trim();

type CallingCode = { readonly callingCode: string; readonly region: string | undefined };

/** The option with this calling code; among countries that share it, the one of the number. */
export function chooseCallingCode(
  options: readonly FieldOption[],
  { callingCode, region }: CallingCode,
): Choice {
  const isOwn = (option: FieldOption) =>
    region !== undefined &&
    (regionOf(nameIn(option)) === region || option.value.trim().toUpperCase() === region);
  const sharesCode = (option: FieldOption) => codeIn(option) === callingCode;
  return (
    onlyOne(options, sharesCode) ??
    onlyOne(options, (option) => sharesCode(option) && isOwn(option)) ??
    onlyOne(options, (option) => codeIn(option) === undefined && isOwn(option))
  );
}

type Place = { readonly city: string; readonly country: string; readonly postalCode: string };

const partsOf = ({ text }: FieldOption) => text.split(",").map((part) => part.trim());

/**
 * The only suggestion that begins with this city and ends with its country, or has nothing else; else the only one with its
 * postal code, as in "Lyon 4e (69004)".
 */
export function choosePlace(
  options: readonly FieldOption[],
  { city, country, postalCode }: Place,
): Choice {
  const town = plainWords(city);
  const region = regionOf(country);
  const isTown = (option: FieldOption) => plainWords(partsOf(option)[0] ?? "") === town;
  const isThere = (option: FieldOption) =>
    region !== undefined && regionOf(partsOf(option).at(-1) ?? "") === region;
  const code = plainWords(postalCode);
  const hasCode = ({ text }: FieldOption) => {
    const words = ` ${plainWords(text)} `;
    return code !== "" && words.startsWith(` ${town} `) && words.includes(` ${code} `);
  };
  return (
    onlyOne(options, (option) => isTown(option) && isThere(option)) ??
    onlyOne(options, (option) => isTown(option) && partsOf(option).length === 1) ??
    onlyOne(options, hasCode)
  );
}
