import { countryCode } from "@postulo/resume-parser/country-code";
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js";

const plainNumber = (written: string) => written.replace(/\(0\)/, "").replace(/^00/, "+");

/** The ISO 3166-1 alpha-2 code of the country that an international prefix belongs to; undefined without a prefix. */
export function countryOfPhone(written: string): string | undefined {
  const number = parsePhoneNumberFromString(plainNumber(written));
  return number?.isPossible() === true ? number.country : undefined;
}

/**
 * The number as `+33 6 12 34 56 78` when its country is known, from itself or from `country` (a name in English or
 * French); otherwise unchanged.
 */
export function normalisePhone(written: string, country: string | undefined): string {
  const code = country === undefined ? undefined : countryCode(country);
  const known: CountryCode | undefined =
    code !== undefined && isSupportedCountry(code) ? code : undefined;
  const number = parsePhoneNumberFromString(plainNumber(written), known);
  return number?.isPossible() === true ? number.formatInternational() : written;
}
