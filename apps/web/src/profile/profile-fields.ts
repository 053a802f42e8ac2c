import { isEmailAddress } from "@postulo/domain/credentials";
import { genders, parseAge, type Profile } from "@postulo/domain/profile/profile";
import { workModes, type WorkMode } from "@postulo/domain/work-mode";
import type { Problems } from "../ui/form/use-fields.ts";
import type { messages } from "./messages.ts";

/** The text columns that the form shows unchanged. */
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

/** The values of the form: texts as entered, preferences as booleans. */
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

function emailProblem(typed: string, isStored: boolean) {
  if (typed === "") return isStored ? undefined : "problems.emailRequired";
  return isEmailAddress(typed) ? undefined : "problems.email";
}

/**
 * Validates the form by specification section 5: both names are required, age is empty or 0 to `maxAge`.
 * @param stored an e-mail address is required if the stored profile has none.
 */
export function checkProfile(
  values: ProfileValues,
  stored: Pick<Profile, "email">,
): Problems<ProfileValues, typeof messages> {
  return {
    first_name: values.first_name.trim() === "" ? "problems.firstNameRequired" : undefined,
    last_name: values.last_name.trim() === "" ? "problems.lastNameRequired" : undefined,
    email: emailProblem(values.email.trim(), stored.email !== ""),
    age: parseAge(values.age) === undefined ? "problems.age" : undefined,
  };
}

/** The columns to store for validated values. */
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
  /** The values when the form was opened. */
  readonly before: ProfileValues;
  readonly now: ProfileValues;
}

/** Merges new values of the server into the form; fields changed by the user stay. */
export function mergeUntouched({ typed, before, now }: Merge): ProfileValues {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(typed));
  const untouched = Object.entries(now).filter(([field]) => is.get(field) === was.get(field));
  return { ...typed, ...Object.fromEntries(untouched) };
}
