/** What `POST /cover-letter` answers when there is no letter. The screens translate by the code. */
export const letterErrors = {
  notSignedIn: { status: 401, code: "not_authenticated", message: "User not authenticated." },
  malformed: {
    status: 400,
    code: "invalid_body",
    message: "Send JSON with the text of the posting as jobDescription.",
  },
  blank: { status: 400, code: "blank_posting", message: "Paste the job description first." },
  tooLong: {
    status: 413,
    code: "posting_too_long",
    message: "The job description is longer than 200 kB.",
  },
  limitReached: { status: 402, code: "limit_reached", message: "Generation Limit Reached" },
  profileMissing: { status: 422, code: "profile_missing", message: "There is no profile yet." },
  nameMissing: {
    status: 422,
    code: "name_missing",
    message: "Add your name to your profile: a letter must be signed.",
  },
  profileEmpty: {
    status: 422,
    code: "profile_empty",
    message:
      "Your profile says nothing yet. Add experience, education or skills first: a letter states only what is there.",
  },
  applicationMissing: {
    status: 404,
    code: "application_not_found",
    message: "There is no such application.",
  },
  unfounded: {
    status: 422,
    code: "letter_unfounded",
    message: "The letter was not confirmed by your profile, and is not delivered.",
  },
  tooLate: {
    status: 503,
    code: "took_too_long",
    message: "Writing the letter took too long. Nothing was charged.",
  },
  providerUnavailable: {
    status: 503,
    code: "provider_unavailable",
    message: "The AI provider does not answer. Nothing was charged.",
  },
  /** Nobody is there to read it; it stands in the log of requests. */
  cancelled: { status: 409, code: "cancelled", message: "The letter was given up." },
  malformedDocument: {
    status: 400,
    code: "invalid_body",
    message: "Send JSON with text, language (en or fr) and format (pdf or docx).",
  },
  blankText: { status: 400, code: "blank_text", message: "There is nothing to print." },
  textTooLong: {
    status: 413,
    code: "text_too_long",
    message: "The letter is longer than 20,000 characters.",
  },
  failed: { status: 500, code: "internal_error", message: "Something went wrong on the server." },
} as const;

export type LetterError = (typeof letterErrors)[keyof typeof letterErrors];

export const modelNotice =
  "Written with an AI model from your profile; check it before you send it";
export const composedNotice = "Composed from your profile without an AI model";
