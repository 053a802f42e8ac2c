/**
 * The figures of the front page. A test compares them with `docs/compatibility.json` and `docs/readability.md`, which are
 * generated.
 */

export const platformFigures = {
  /** The platforms that are recognised by name. */
  recognised: 89,
  /** The captured pages and the invented applicants who filled each of them. */
  pages: 69,
  applicants: 6,
  /** Of all pages: their number, filled rightly, filled wrongly, missed though stored. */
  all: [69, 2508, 9, 95],
  /** Name, pages, filled rightly, filled wrongly, missed though stored; over all applicants. */
  rows: [
    ["Greenhouse", 4, 191, 0, 4],
    ["Lever", 10, 529, 0, 21],
    ["Workday", 1, 6, 0, 0],
    ["Workable", 3, 146, 0, 0],
    ["Teamtailor", 7, 224, 0, 14],
    ["SmartRecruiters", 1, 50, 0, 5],
    ["Ashby", 2, 50, 0, 0],
    ["JazzHR", 1, 51, 0, 0],
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
