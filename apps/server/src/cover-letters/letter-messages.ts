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
} as const;

export type LetterError = (typeof letterErrors)[keyof typeof letterErrors];

export const composedNotice = "Composed from your profile without an AI model";
