/**
 * The figures of the front page. A test compares them with `docs/compatibility.json` and `docs/readability.md`, which are
 * generated.
 */

export const platformFigures = {
  /** The platforms that are recognised by name. */
  recognised: 89,
  /** The captured pages and the invented applicants who filled each of them. */
  pages: 75,
  applicants: 3,
  /** Of all pages: their number, filled rightly, filled wrongly, missed though stored. */
  all: [75, 1399, 12, 171],
  /** Name, pages, filled rightly, filled wrongly, missed though stored; over all applicants. */
  rows: [
    ["Personio", 13, 316, 0, 7],
    ["Recruitee", 12, 126, 2, 3],
    ["Greenhouse", 6, 115, 0, 1],
    ["onlyfy", 5, 119, 3, 0],
    ["SmartRecruiters", 4, 90, 0, 0],
    ["Workday", 4, 81, 0, 3],
    ["Lever", 3, 66, 0, 9],
    ["Teamtailor", 3, 52, 0, 2],
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
