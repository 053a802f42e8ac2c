import * as z from "zod/mini";

export const genders = ["male", "female", "other", "preferNotToSay"] as const;
export type Gender = (typeof genders)[number];

/** Specification section 5; the check of `profile` repeats it. */
export const maxAge = 99;

/** The maximum length of each text of a profile, in characters, as the checks of `profile`. */
export const profileTextLengths = {
  first_name: 200,
  last_name: 200,
  email: 320,
  phone_number: 60,
  country: 200,
  city: 200,
  postal_code: 40,
  address: 1000,
  summary: 20_000,
} as const;

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);

/** The columns of `profile` that the web app and the extension read. */
export const profileRow = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  first_name: text,
  last_name: text,
  email: text,
  country: text,
  city: text,
  postal_code: text,
  phone_number: text,
  address: text,
  summary: text,
  gender: z.nullish(z.enum(genders)),
  age: z.nullish(z.number()),
  job_preferences: z.pipe(
    z.nullish(
      z.object({
        remote: z.optional(z.boolean()),
        onsite: z.optional(z.boolean()),
        hybrid: z.optional(z.boolean()),
      }),
    ),
    z.transform((value) => ({
      remote: value?.remote === true,
      onsite: value?.onsite === true,
      hybrid: value?.hybrid === true,
    })),
  ),
  can_add_manually: z.boolean(),
  version: z.number(),
});
export type Profile = z.infer<typeof profileRow>;

/**
 * An age as typed: empty, or a whole number from 0 to `maxAge`.
 * @returns the number, null when empty, undefined when it is neither.
 */
export function parseAge(typed: string): number | null | undefined {
  const digits = typed.trim();
  if (digits === "") return null;
  return /^\d+$/.test(digits) && Number(digits) <= maxAge ? Number(digits) : undefined;
}
