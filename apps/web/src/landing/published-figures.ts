/**
 * The figures of the front page. A test compares them with `docs/compatibility.json` and `docs/readability.md`, which are
 * generated.
 */

export const platformFigures = {
  /** The platforms that are recognised by name. */
  recognised: 89,
  /** The captured pages, and the most and the fewest invented applicants who filled each of them. */
  pages: 332,
  applicants: 6,
  fewestApplicants: 3,
  /** Of all pages: their number, filled rightly, filled wrongly, missed though stored. */
  all: [332, 12_353, 533, 925],
  /** Name, pages, filled rightly, filled wrongly, missed though stored; over all applicants. */
  rows: [
    ["Ashby", 4, 88, 0, 0],
    ["Breezy HR", 7, 169, 0, 14],
    ["Gem", 1, 39, 0, 1],
    ["Greenhouse", 8, 284, 0, 10],
    ["Handshake", 2, 40, 0, 0],
    ["HodesIQ", 1, 41, 5, 0],
    ["iCIMS", 4, 252, 6, 1],
    ["JazzHR", 2, 130, 3, 1],
    ["Jobvite", 1, 21, 0, 0],
    ["Jotform", 2, 75, 13, 18],
    ["Lever", 6, 233, 0, 0],
    ["Manatal", 1, 24, 0, 0],
    ["onlyfy", 3, 79, 0, 0],
    ["Oracle Recruiting", 1, 10, 0, 0],
    ["Personio", 10, 225, 1, 12],
    ["Prospective", 2, 126, 1, 3],
    ["Recruitee", 8, 130, 0, 1],
    ["Refline", 2, 109, 1, 0],
    ["Rippling", 1, 26, 0, 0],
    ["SmartRecruiters", 4, 90, 0, 0],
    ["softgarden", 1, 15, 0, 0],
    ["SuccessFactors", 5, 258, 0, 37],
    ["Teamtailor", 7, 155, 0, 2],
    ["Trakstar", 2, 33, 0, 2],
    ["Umantis", 1, 32, 0, 0],
    ["Workable", 5, 198, 6, 3],
    ["Workday", 7, 269, 0, 0],
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
