/**
 * The figures of the front page. A test compares them with `docs/compatibility.json` and `docs/readability.md`, which are
 * generated.
 */

export const platformFigures = {
  /** The platforms that are recognised by name. */
  recognised: 89,
  /** The captured pages and the invented applicants who filled each of them. */
  pages: 40,
  applicants: 6,
  /** Of all pages: their number, filled rightly, filled wrongly, missed though stored. */
  all: [40, 1317, 3, 39],
  /** Name, pages, filled rightly, filled wrongly, missed though stored; over all applicants. */
  rows: [
    ["Ashby", 1, 28, 0, 0],
    ["Breezy HR", 1, 30, 0, 0],
    ["Greenhouse", 1, 34, 0, 1],
    ["Lever", 1, 58, 0, 0],
    ["SuccessFactors", 1, 65, 0, 30],
    ["Teamtailor", 1, 23, 0, 0],
    ["Workable", 1, 52, 3, 0],
    ["Workday", 1, 59, 0, 0],
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
