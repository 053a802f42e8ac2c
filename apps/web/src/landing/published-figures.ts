/**
 * The figures of the front page. A test compares them with `docs/compatibility.json` and `docs/readability.md`, which are
 * generated.
 */

export const platformFigures = {
  /** The platforms that are recognised by name. */
  recognised: 89,
  /** The captured pages, and the most and the fewest invented applicants who filled each of them. */
  pages: 97,
  applicants: 6,
  fewestApplicants: 3,
  /** Of all pages: their number, filled rightly, filled wrongly, missed though stored. */
  all: [97, 2486, 4, 51],
  /** Name, pages, filled rightly, filled wrongly, missed though stored; over all applicants. */
  rows: [
    ["Ashby", 4, 88, 0, 0],
    ["Breezy HR", 4, 84, 0, 6],
    ["Greenhouse", 4, 92, 0, 1],
    ["iCIMS", 2, 62, 0, 0],
    ["Jobvite", 1, 21, 0, 0],
    ["Lever", 4, 135, 0, 0],
    ["onlyfy", 3, 79, 0, 0],
    ["Oracle Recruiting", 1, 10, 0, 0],
    ["Personio", 8, 174, 0, 0],
    ["Recruitee", 7, 100, 0, 1],
    ["Rippling", 1, 26, 0, 0],
    ["SmartRecruiters", 4, 90, 0, 0],
    ["softgarden", 1, 15, 0, 0],
    ["SuccessFactors", 2, 98, 0, 30],
    ["Teamtailor", 6, 118, 0, 0],
    ["Trakstar", 2, 33, 0, 2],
    ["Workable", 3, 93, 3, 2],
    ["Workday", 4, 92, 0, 0],
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
