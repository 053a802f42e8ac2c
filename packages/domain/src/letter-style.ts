/** Who writes a letter on the server. */
export const letterWriters = ["composer", "model"] as const;
/** Who wrote a version of a letter. */
export const versionWriters = [...letterWriters, "person"] as const;

/** How a letter speaks to its reader. Plain fits everywhere. */
export const tones = ["plain", "warm", "formal"] as const;
export type Tone = (typeof tones)[number];

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

/** Longer postings than this, in UTF-8, are refused. */
export const maxPostingBytes = 200 * 1024;
/** Of an edited letter that is printed. */
export const maxLetterCharacters = 20_000;
