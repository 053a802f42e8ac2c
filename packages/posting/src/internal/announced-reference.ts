/** What is announced, and the code behind it: separators and digits make it one. */
const announced = new RegExp(
  [
    "(?<![\\p{L}\\d])(?:affichage|annonce|offre|vacancy|dossier|concours|n° de publication|publication|requisition|fiche|quoting|ref|réf|reference|référence)",
    "\\.?(?: no\\.?| n°)? ?:? ?",
    "((?:[A-Z]{2,5} )?(?=[A-Z\\d./_-]{0,24}\\d)[A-Z\\d]{1,12}(?:[./_-][A-Z\\d]{1,12}){1,4}(?: [A-Z]{1,4}(?=\\)|$))?)(?![\\p{L}\\d])",
  ].join(""),
  "gimu",
);

const leastCharacters = 5;
const months = 12;
const lastOfYear = 1000;

/** "12/2026", "2026-2027", "35-39", "01.02.26": a date, a season or a range. */
function isPeriod(code: string): boolean {
  if (/[A-Z]/.test(code)) return false;
  const [year = "", number = "", ...more] = code.split(/[./_-]/);
  // "41-20417", "61-3307": no year behind the mark.
  if (year.length < 4 && more.length === 0 && number.length >= 4 && !/^(?:19|20)\d\d$/.test(number))
    return false;
  const isNumbered = year.length === 4 && more.length === 0;
  return !isNumbered || Number(number) <= months || Number(number) >= lastOfYear;
}

/** A code with dots needs letters behind it: "26.11 HG" is no amount. */
const isAmount = (code: string) => /^[\d.]+$/.test(code);

/** "Please quote KX4471", "Merci de rappeler FC1187" */
const quoted = new RegExp(
  [
    "(?<!\\p{L})(?:quote|quoting|rappeler|mentionner) (?:the |la )?",
    "(?:r[ée]f(?:[ée]rence)?\\.? ?:? ?)?([A-Z]{1,5}\\d{3,8})(?![\\p{L}\\d])",
  ].join(""),
  "u",
);

/** The number of a posting behind the name of what is announced: "Offre VS-IGH/2026-208", "affichage 2026-21". */
export function findAnnouncedReference(text: string): string | undefined {
  for (const [, code = ""] of text.matchAll(announced))
    if (
      code.length >= leastCharacters &&
      code === code.toUpperCase() &&
      !isPeriod(code) &&
      !isAmount(code)
    )
      return code;
  return quoted.exec(text)?.[1];
}
