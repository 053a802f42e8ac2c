import { plainWords } from "../classify/phrase.ts";
import type { FieldOption } from "../field.ts";
import type { PhoneNumber } from "../applicant.ts";
import { regionOf } from "./countries.ts";

/** Position of a choice; undefined when none fits, or more than one: doubt is never settled by order. */
export type Choice = number | undefined;

function onlyOne(options: readonly FieldOption[], fits: (option: FieldOption) => boolean): Choice {
  const found = options.flatMap((option, at) => (fits(option) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** The choice that says exactly this, letter by letter or as words. */
export function chooseByText(options: readonly FieldOption[], wanted: string): Choice {
  const words = plainWords(wanted);
  if (words === "") return undefined;
  return (
    onlyOne(options, (option) => option.text === wanted) ??
    onlyOne(options, (option) => plainWords(option.text) === words) ??
    onlyOne(options, (option) => plainWords(option.value) === words)
  );
}

/** The choice that names this country in English or French, or carries its code. */
export function chooseCountry(options: readonly FieldOption[], wanted: string): Choice {
  const exact = chooseByText(options, wanted);
  const region = regionOf(wanted);
  if (exact !== undefined || !region) return exact;
  return (
    onlyOne(options, (option) => regionOf(option.text) === region) ??
    onlyOne(options, (option) => option.value.trim().toUpperCase() === region)
  );
}

const codeIn = (option: FieldOption) =>
  /\+\s?(\d{1,4})\b/.exec(option.text)?.[1] ?? /^\+?(\d{1,4})$/.exec(option.value.trim())?.[1];

const nameIn = (option: FieldOption) =>
  option.text.replace(/[([]?\+\s?\d[\d\s-]*[)\]]?/, " ").trim();

/** The choice with this calling code; among countries that share one, the number's own. */
export function chooseCallingCode(options: readonly FieldOption[], phone: PhoneNumber): Choice {
  const { callingCode, region } = phone;
  const isOwn = (option: FieldOption) =>
    region !== undefined &&
    (regionOf(nameIn(option)) === region || option.value.trim().toUpperCase() === region);
  const sharesCode = (option: FieldOption) => codeIn(option) === callingCode;
  return (
    onlyOne(options, (option) => sharesCode(option) && isOwn(option)) ??
    onlyOne(options, sharesCode) ??
    onlyOne(options, (option) => codeIn(option) === undefined && isOwn(option))
  );
}
