/** Names of job boards, with their domains; those in several countries by the ends of their names. */
const boards: readonly (readonly [board: string, label: string, ends: string])[] = [
  ["Adzuna", "adzuna", "com co.uk fr de at be ca ch es ie it nl pl com.au co.nz"],
  ["Apec", "apec", "fr"],
  ["Cadremploi", "cadremploi", "fr"],
  ["CV-Library", "cv-library", "co.uk"],
  ["France Travail", "francetravail", "fr"],
  ["Glassdoor", "glassdoor", "com co.uk fr de at be ca ch es ie it nl com.au co.nz"],
  ["Hellowork", "hellowork", "com"],
  ["Indeed", "indeed", "com co.uk fr de be ca ch es ie it nl com.au"],
  ["JobTeaser", "jobteaser", "com"],
  ["LinkedIn", "linkedin", "com"],
  ["Meteojob", "meteojob", "com"],
  ["Monster", "monster", "com co.uk fr de at be ca ch es ie it nl se lu"],
  ["Reed", "reed", "co.uk"],
  ["StepStone", "stepstone", "de at be fr nl co.uk"],
  ["Totaljobs", "totaljobs", "com"],
  ["Welcome to the Jungle", "welcometothejungle", "com"],
  ["ZipRecruiter", "ziprecruiter", "com co.uk ie"],
];
const boardOfDomain = new Map<string, string>(
  boards.flatMap(([board, label, ends]) =>
    ends.split(" ").map((end) => [`${label}.${end}`, board] as const),
  ),
);

const hostOf = /^https?:\/\/([\w.-]+)/i;

/** The job board of a link; undefined for a link to another site. */
export function jobBoardOf(url: string): string | undefined {
  const [, host = ""] = hostOf.exec(url) ?? [];
  const labels = host.toLowerCase().split(".");
  return labels
    .map((_, at) => boardOfDomain.get(labels.slice(at).join(".")))
    .find((board) => board !== undefined);
}
