import type { PhoneNumber } from "@postulo/autofill/applicant";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Parses a phone number, national numbers as of `region`; undefined when it is invalid. */
export function phoneNumber(written: string, region: string | undefined): PhoneNumber | undefined {
  const home = region !== undefined && isSupportedCountry(region) ? region : undefined;
  const parsed = parsePhoneNumberFromString(written, home);
  if (!parsed?.isPossible()) return undefined;
  return {
    international: parsed.formatInternational(),
    national: parsed.formatNational(),
    callingCode: parsed.countryCallingCode,
    region: parsed.country ?? home,
  };
}
