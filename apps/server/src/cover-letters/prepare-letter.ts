import { defaultLetterLanguage } from "@postulo/domain/letter-language";
import type { Composition } from "@postulo/letter/compose-letter";
import { prepareLetter as prepareComposition } from "@postulo/letter/write-letter";
import type { Pool } from "pg";
import { calendarDate } from "./calendar-date.ts";
import type { LetterRefusalCode } from "./letter-messages.ts";
import type { Person } from "./letter-user.ts";
import type { LetterRequestBody } from "./letter-request.ts";
import { hasApplication } from "./stored-letter.ts";
import { readStoredProfile } from "./stored-profile.ts";

export type Refusal = { readonly kind: "refused"; readonly code: LetterRefusalCode };
export const refused = (code: LetterRefusalCode): Refusal => ({ kind: "refused", code });

type Ordered = { readonly pool: Pool; readonly person: Person; readonly today: Date };

/** Everything that the ordered letter is written from, or why there will be none. */
export async function prepareLetter(
  order: LetterRequestBody,
  { pool, person: { caller, userId }, today }: Ordered,
): Promise<{ readonly kind: "prepared"; readonly composition: Composition } | Refusal> {
  const [profile, isOwnApplication] = await Promise.all([
    readStoredProfile(pool, caller, userId),
    order.applicationId === undefined || hasApplication(pool, caller, order.applicationId),
  ]);
  if (!isOwnApplication) return refused("application_not_found");
  if (!profile) return refused("profile_missing");
  const prepared = prepareComposition({
    profile,
    jobDescription: order.jobDescription,
    stated: { title: order.title, company: order.company },
    fallbackLanguage: defaultLetterLanguage,
    ...(order.language ? { language: order.language } : {}),
    tone: order.tone,
    length: order.length,
    today: calendarDate(today, order.timeZone),
  });
  switch (prepared.kind) {
    case "prepared":
      return prepared;
    case "blankPosting":
      return refused("blank_posting");
    case "nameMissing":
      return refused("name_missing");
    case "profileEmpty":
      return refused("profile_empty");
  }
}
