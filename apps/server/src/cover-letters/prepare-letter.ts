import { defaultLetterLanguage } from "@postulo/domain/letter-language";
import type { Composition } from "@postulo/letter/compose-letter";
import { prepareLetter as prepareComposition } from "@postulo/letter/write-letter";
import type { Pool } from "pg";
import { calendarDate } from "./calendar-date.ts";
import type { LetterRefusalCode } from "./letter-messages.ts";
import type { SignedInUser } from "../http/signed-in-user.ts";
import type { LetterRequestBody } from "./letter-request.ts";
import { hasApplication } from "./stored-letter.ts";
import { readStoredProfile } from "../profile/stored-profile.ts";

export type LetterRejection = { readonly kind: "refused"; readonly code: LetterRefusalCode };
export const reject = (code: LetterRefusalCode): LetterRejection => ({ kind: "refused", code });

type LetterContext = { readonly pool: Pool; readonly user: SignedInUser; readonly today: Date };

/** Everything that the ordered letter is written from, or why there will be none. */
export async function prepareLetter(
  body: LetterRequestBody,
  { pool, user: { caller, userId }, today }: LetterContext,
): Promise<{ readonly kind: "prepared"; readonly composition: Composition } | LetterRejection> {
  const [profile, isOwnApplication] = await Promise.all([
    readStoredProfile(pool, caller, userId),
    body.applicationId === undefined || hasApplication(pool, caller, body.applicationId),
  ]);
  if (!isOwnApplication) return reject("application_not_found");
  if (!profile) return reject("profile_missing");
  const prepared = prepareComposition({
    profile,
    jobDescription: body.jobDescription,
    stated: {
      title: body.title,
      company: body.company,
      place: body.place,
      reader: body.reader,
      reference: body.reference,
    },
    answers: { why: body.why, know: body.know },
    fallbackLanguage: defaultLetterLanguage,
    ...(body.language ? { language: body.language } : {}),
    tone: body.tone,
    length: body.length,
    style: body.style,
    today: calendarDate(today, body.timeZone),
  });
  switch (prepared.kind) {
    case "prepared":
      return prepared;
    case "blankPosting":
      return reject("blank_posting");
    case "nameMissing":
      return reject("name_missing");
    case "profileEmpty":
      return reject("profile_empty");
  }
}
