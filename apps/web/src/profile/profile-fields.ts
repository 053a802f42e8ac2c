import { isEmailAddress } from "@postulo/domain/credentials";
import { genders, parseAge, type Profile } from "@postulo/domain/profile";
import { workModes, type WorkMode } from "@postulo/domain/work-mode";
import type { Problems } from "../ui/use-fields.ts";

/** The text columns of a profile that the form shows as they are. */
export const textFields = [
  "first_name",
  "last_name",
  "email",
  "phone_number",
  "country",
  "city",
  "postal_code",
  "address",
  "summary",
] as const;
export type TextField = (typeof textFields)[number];

/** What the form holds: texts as typed, preferences as ticked. */
export type ProfileValues = Record<TextField | "gender" | "age", string> &
  Record<WorkMode, boolean>;

const texts = (read: (field: TextField) => string) =>
  ({
    first_name: read("first_name"),
    last_name: read("last_name"),
    email: read("email"),
    phone_number: read("phone_number"),
    country: read("country"),
    city: read("city"),
    postal_code: read("postal_code"),
    address: read("address"),
    summary: read("summary"),
  }) satisfies Record<TextField, string>;

export function valuesOf(profile: Profile): ProfileValues {
  const { remote, onsite, hybrid } = profile.job_preferences;
  return {
    ...texts((field) => profile[field]),
    gender: profile.gender ?? "",
    age: profile.age?.toString() ?? "",
    remote,
    onsite,
    hybrid,
  };
}

function emailProblem(typed: string, isStored: boolean): string | undefined {
  if (typed === "") return isStored ? undefined : "problems.emailRequired";
  return isEmailAddress(typed) ? undefined : "problems.email";
}

/**
 * What is wrong with the form, specification section 5: the two names are required, age is empty or 0 to 99.
 * @param stored the profile as it is: an e-mail is required where there is none.
 */
export function checkProfile(
  values: ProfileValues,
  stored: Pick<Profile, "email">,
): Problems<ProfileValues> {
  return {
    first_name: values.first_name.trim() === "" ? "problems.firstNameRequired" : undefined,
    last_name: values.last_name.trim() === "" ? "problems.lastNameRequired" : undefined,
    email: emailProblem(values.email.trim(), stored.email !== ""),
    age: parseAge(values.age) === undefined ? "problems.age" : undefined,
  };
}

/** The columns to store for a form that was checked. */
export function columnsOf(values: ProfileValues) {
  return {
    ...texts((field) => values[field].trim()),
    gender: genders.find((gender) => gender === values.gender) ?? null,
    age: parseAge(values.age) ?? null,
    job_preferences: Object.fromEntries(workModes.map((place) => [place, values[place]])),
  };
}

interface Merge {
  readonly typed: ProfileValues;
  /** What the form was opened with. */
  readonly before: ProfileValues;
  readonly now: ProfileValues;
}

/** What the form holds after the server's values changed: the new ones, but what was typed stays. */
export function mergeUntouched({ typed, before, now }: Merge): ProfileValues {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(typed));
  const untouched = Object.entries(now).filter(([field]) => is.get(field) === was.get(field));
  return { ...typed, ...Object.fromEntries(untouched) };
}
