import type { Applicant } from "@postulo/autofill/applicant";
import { regionOf } from "@postulo/autofill/plan/countries";
import { profileRow } from "@postulo/domain/profile";
import * as z from "zod/mini";
import type { Session } from "../session/current-session.ts";
import { phoneNumber } from "./phone-number.ts";

const orEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);
const websites = z.array(z.object({ domain: orEmpty, display_name: orEmpty }));
const jobs = z.array(z.object({ company: orEmpty, title: orEmpty, is_current: z.boolean() }));
const profiles = z.array(
  z.pick(profileRow, {
    id: true,
    first_name: true,
    last_name: true,
    email: true,
    country: true,
    city: true,
    postal_code: true,
    phone_number: true,
    address: true,
    summary: true,
  }),
);

const profileColumns =
  "id, first_name, last_name, email, country, city, postal_code, phone_number, address, summary";

/** Reads what a form may be filled with from the person's own rows; undefined when there is no profile yet. */
export async function loadApplicant({ client, userId }: Session): Promise<Applicant | undefined> {
  const found = await client
    .from("profile")
    .select(profileColumns)
    .eq("user_id", userId)
    .throwOnError();
  const profile = profiles.parse(found.data)[0];
  if (!profile) return undefined;
  const [sites, experiences] = await Promise.all([
    client
      .from("websites")
      .select("domain, display_name")
      .eq("profile_id", profile.id)
      .order("id")
      .throwOnError(),
    client
      .from("experiences")
      .select("company, title, is_current")
      .eq("profile_id", profile.id)
      .order("sort_order")
      .throwOnError(),
  ]);
  return {
    profile,
    phone: phoneNumber(profile.phone_number, regionOf(profile.country)),
    websites: websites.parse(sites.data),
    jobs: jobs.parse(experiences.data),
  };
}
