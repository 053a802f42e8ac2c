/** Who writes a letter on the server. */
export const letterWriters = ["composer", "model"] as const;
/** Who wrote a version of a letter. */
export const versionWriters = [...letterWriters, "person"] as const;

/** How a letter speaks to its reader. Plain fits everywhere. */
export const tones = ["plain", "warm", "formal"] as const;
export type Tone = (typeof tones)[number];

/**
 * How a letter sets what the person has done against what the posting asks: in sentences, in quoted lines, in two columns,
 * or in a few lines of an e-mail without addresses.
 */
export const letterStyles = ["prose", "quoted", "table", "email"] as const;
export type LetterStyle = (typeof letterStyles)[number];
export const defaultLetterStyle: LetterStyle = "quoted";

/** The sources of sentences that rest on the person's answers for a posting. */
export const answerIds = { why: "answer.why", know: "answer.know" } as const;

export const lengths = ["short", "standard", "long"] as const;
export type Length = (typeof lengths)[number];

/** What a profile can lack that would make the letter stronger. */
export const profileGaps = [
  "experience",
  "descriptions",
  "descriptionsInLanguage",
  "education",
  "skills",
  "contact",
] as const;
export type ProfileGap = (typeof profileGaps)[number];

/** The maximum size of a posting in UTF-8, as the check of `letters`. */
export const maxPostingKilobytes = 200;
export const maxPostingBytes = maxPostingKilobytes * 1024;
/** The maximum length of a letter, as the check of `letter_versions`. */
export const maxLetterCharacters = 20_000;
/** The maximum length of an answer that a letter quotes. */
export const maxAnswerCharacters = 1_000;
