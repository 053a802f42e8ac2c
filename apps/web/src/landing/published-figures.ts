/**
 * The figures of the front page. A test compares them with `docs/compatibility.md` and `docs/readability.md`, which are
 * generated.
 */

export const platformFigures = {
  /** The platforms that are recognised by name. */
  recognised: 89,
  /** Name, visible fields, filled rightly, filled wrongly, left to the user. */
  rows: [
    ["Greenhouse", 16, 14, 0, 2],
    ["Workday", 22, 19, 0, 3],
    ["Lever", 13, 9, 0, 4],
    ["SmartRecruiters", 13, 10, 0, 3],
    ["Teamtailor", 13, 10, 0, 3],
    ["Welcome to the Jungle", 7, 6, 0, 1],
    ["Cegid Talentsoft", 15, 12, 0, 3],
    ["France Travail", 15, 12, 0, 3],
  ],
} as const;

/** The invented people whose CVs were read back. */
export const peopleRead = 20;

/** The programs that read a CV back, in the order of the figures: the first three read PDF, the last one Word. */
export const cvReaders = ["own parser", "unpdf", "pdftotext", "mammoth"] as const;

/** The lowest F1 of contact, employers, titles, dates and bullets, by template and reader. */
export const readabilityFigures = [
  ["plain", [1, 1, 1, 1]],
  ["serif", [1, 1, 1, 1]],
  ["margin", [1, 1, 1, 1]],
  ["compact", [1, 1, 1, 1]],
  ["sidebar", [1, 1, 0.995, 1]],
  ["split", [1, 1, 0.995, 1]],
] as const;
