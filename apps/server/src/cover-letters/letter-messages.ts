import { maxPostingKilobytes } from "@postulo/domain/letter-style";
import type { LetterErrorCode } from "@postulo/contract/cover-letter";
import type { bearerErrors, rateLimitErrors, serverErrors } from "@postulo/contract/endpoint";
import { commonMessages } from "../http/endpoint-routes.ts";

/** Codes with which a letter that was begun can end. */
export type LetterRefusalCode = Exclude<
  LetterErrorCode,
  keyof typeof bearerErrors | keyof typeof rateLimitErrors
>;

export const letterMessages: Readonly<Record<LetterRefusalCode, string>> = {
  invalid_body: "Send JSON with the text of the posting as jobDescription.",
  blank_posting: "Paste the job description first.",
  posting_too_long: `The job description is longer than ${maxPostingKilobytes} kB.`,
  limit_reached: "Generation Limit Reached",
  profile_missing: "There is no profile yet.",
  name_missing: "Add your name to your profile: a letter must be signed.",
  profile_empty:
    "Your profile says nothing yet. Add experience, education or skills first: a letter states only what is there.",
  application_not_found: "There is no such application.",
  letter_unfounded: "The letter was not confirmed by your profile, and is not delivered.",
  took_too_long: "Writing the letter took too long. Nothing was charged.",
  provider_unavailable: "The AI provider does not answer. Nothing was charged.",
  cancelled: "The letter was given up.",
};

/** Of a letter that fails by a bug after its stream has begun. */
export const letterFailure = {
  code: "internal_error" satisfies keyof typeof serverErrors,
  message: commonMessages.internal_error,
} as const;

export const modelNotice =
  "Written with an AI model from your profile; check it before you send it";
export const composedNotice = "Composed from your profile without an AI model";
