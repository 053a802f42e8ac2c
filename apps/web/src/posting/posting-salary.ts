/** Labels of a line with the salary, in lower case, without the colon. */
const labels = [
  "salary",
  "annual salary",
  "base salary",
  "gross salary",
  "salary range",
  "pay",
  "pay range",
  "compensation",
  "remuneration",
  "salaire",
  "salaire annuel",
  "salaire annuel brut",
  "salaire brut annuel",
  "salaire brut",
  "salaire mensuel",
  "salaire mensuel brut",
  "fourchette de salaire",
  "rémunération",
  "rémunération annuelle",
  "rémunération annuelle brute",
  "rémunération brute annuelle",
  "rémunération brute",
];

const amount = /\d/;
const currency = /[€£$]|\b(?:eur|euros?|gbp|usd|chf|cad)\b/i;
/** In characters; longer lines are sentences about pay. */
const maxLength = 120;

function salaryOf(line: string): string | undefined {
  const colon = line.indexOf(":");
  if (colon < 0) return undefined;
  const label = line
    .slice(0, colon)
    .replaceAll(/[*_•·–-]/g, "")
    .trim();
  const value = line
    .slice(colon + 1)
    .replaceAll("*", "")
    .trim()
    .replace(/\.$/, "");
  const isSalary = labels.includes(label.toLowerCase()) && value.length <= maxLength;
  return isSalary && amount.test(value) && currency.test(value) ? value : undefined;
}

/** The salary of a posting in its own words: of the only line that is labelled as one and names an amount of money. */
export function findSalary(text: string): string | undefined {
  const found = new Set(text.split("\n").flatMap((line) => salaryOf(line) ?? []));
  const [salary] = found;
  return found.size === 1 ? salary : undefined;
}
