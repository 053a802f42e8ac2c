import { profileTextLengths } from "@postulo/domain/profile/profile";
import { fold } from "@postulo/lexicon/fold";
import { resumeFields, type ResumeField, type ResumeResponse } from "@postulo/contract/resume";
import { countryCode } from "@postulo/resume-parser/country-code";
import type { ParsedProfile } from "@postulo/resume-parser/parsed-resume";
import type { Row } from "./found-entries.ts";
import { normalisePhone } from "./phone-number.ts";

export interface ProfilePlan {
  readonly filled: Readonly<Partial<Record<ResumeField, string>>>;
  readonly conflicts: ResumeResponse["conflicts"];
  readonly doubtful: readonly ResumeField[];
}

/** Fields that are only used together: mixing parts of two names or addresses would be wrong. */
const together: readonly (readonly ResumeField[])[] = [
  ["first_name", "last_name"],
  ["country", "city", "postal_code", "address"],
];

/** Below this a value is shown for checking. */
export const isConfident = 0.7;

const plain = (text: string) => fold(text.normalize("NFKC")).replaceAll(/[^\p{L}\p{N}@]/gu, "");
const lastDigits = (text: string) => text.replaceAll(/\D/g, "").slice(-9);

/** The code of a country's name; other texts are returned unchanged. */
export const asCountryCode = (country: string): string => countryCode(country) ?? country;

function isSame(field: ResumeField, current: string, found: string): boolean {
  if (field === "phone_number") return lastDigits(current) === lastDigits(found);
  return field === "country"
    ? plain(asCountryCode(current)) === plain(asCountryCode(found))
    : plain(current) === plain(found);
}

/** The value of a field as it is stored; empty when the résumé has none. @param country of the phone number. */
export function foundValue(
  field: ResumeField,
  profile: ParsedProfile,
  country: string | undefined,
): string {
  const written = (profile[field]?.value ?? "").trim();
  const value =
    field === "phone_number" && written !== "" ? normalisePhone(written, country) : written;
  return value.slice(0, profileTextLengths[field]).toWellFormed();
}

/** Plans the profile fields of a résumé: empty ones are filled, differing ones reported. */
export function profilePlan(profile: Row, parsed: ParsedProfile): ProfilePlan {
  const currentOf = (field: ResumeField) => String(profile[field] ?? "").trim();
  const country = parsed.country?.value ?? (currentOf("country") || undefined);
  const found = new Map(resumeFields.map((field) => [field, foundValue(field, parsed, country)]));
  const differs = (field: ResumeField) => {
    const value = found.get(field) ?? "";
    return currentOf(field) !== "" && value !== "" && !isSame(field, currentOf(field), value);
  };
  const blocked = new Set(together.filter((group) => group.some(differs)).flat());
  const isNew = (field: ResumeField) => currentOf(field) === "" && (found.get(field) ?? "") !== "";
  const filled = resumeFields.filter((field) => isNew(field) && !blocked.has(field));
  const reported = resumeFields.filter(
    (field) => differs(field) || (isNew(field) && blocked.has(field)),
  );
  return {
    filled: Object.fromEntries(filled.map((field) => [field, found.get(field) ?? ""])),
    conflicts: reported.map((field) => ({
      field,
      current: currentOf(field),
      found: found.get(field) ?? "",
    })),
    doubtful: filled.filter((field) => (parsed[field]?.confidence ?? 1) < isConfident),
  };
}
