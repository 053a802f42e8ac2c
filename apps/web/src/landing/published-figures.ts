/**
 * The figures of the front page. A test compares them with `docs/compatibility.json` and `docs/readability.md`, which are
 * generated.
 */

export const platformFigures = {
  /** The platforms that are recognised by name. */
  recognised: 89,
  /** The captured pages, and the most and the fewest invented applicants who filled each of them. */
  pages: 394,
  applicants: 6,
  fewestApplicants: 3,
  /** Of all pages: their number, filled rightly, filled wrongly, missed though stored. */
  all: [394, 15_547, 535, 1095],
  /** Name, pages, filled rightly, filled wrongly, missed though stored; over all applicants. */
  rows: [
    ["Ashby", 7, 184, 0, 6],
    ["Breezy HR", 10, 272, 0, 22],
    ["Gem", 1, 39, 0, 1],
    ["Greenhouse", 11, 424, 0, 18],
    ["Handshake", 2, 40, 0, 0],
    ["HodesIQ", 1, 41, 5, 0],
    ["iCIMS", 4, 252, 6, 1],
    ["JazzHR", 2, 130, 3, 1],
    ["Jobvite", 1, 21, 0, 0],
    ["Jotform", 2, 75, 13, 18],
    ["Lever", 9, 380, 0, 0],
    ["Manatal", 1, 24, 0, 0],
    ["onlyfy", 4, 126, 0, 0],
    ["Oracle Recruiting", 2, 29, 0, 0],
    ["Personio", 12, 307, 1, 12],
    ["Prospective", 2, 126, 1, 3],
    ["Recruitee", 12, 239, 0, 3],
    ["Refline", 2, 109, 1, 0],
    ["Rippling", 2, 64, 0, 0],
    ["SmartRecruiters", 5, 134, 0, 0],
    ["softgarden", 2, 44, 0, 0],
    ["SuccessFactors", 6, 321, 0, 37],
    ["Teamtailor", 9, 216, 0, 2],
    ["Trakstar", 3, 62, 0, 3],
    ["Umantis", 1, 32, 0, 0],
    ["Workable", 7, 289, 6, 3],
    ["Workday", 8, 298, 0, 0],
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
