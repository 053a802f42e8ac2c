import { countryCode } from "@postulo/resume-parser/country-code";
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js";

/**
 * The number as `+33612345678` when its country is known, from itself or from `country` (a name in English or
 * French); otherwise unchanged.
 */
export function normalisePhone(written: string, country: string | undefined): string {
  const code = country === undefined ? undefined : countryCode(country);
  const known: CountryCode | undefined =
    code !== undefined && isSupportedCountry(code) ? code : undefined;
  const plain = written.replace(/\(0\)/, "").replace(/^00/, "+");
  const number = parsePhoneNumberFromString(plain, known);
  return number?.isPossible() === true ? number.number : written;
}
