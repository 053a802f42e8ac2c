const separators = / [|–—-] |: /;
/** Parts of titles and headers that name no employer. */
const generic = new Set(
  (
    "job,jobs,career,careers,home,login,log in,sign in,apply,apply now,application,applications,emploi,emplois,offres," +
    "recrutement,carrières,accueil,candidature,candidatures,postuler,karriere,stellen,stellenangebote,bewerbung"
  ).split(","),
);
const minLength = 3;
const maxHeader = 200;

const partsOf = (text: string) =>
  text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part.length >= minLength && !generic.has(part.toLowerCase()));

const inLower = (text: string) => text.toLowerCase();

/** The text of the page's header, with its logo. */
function headerText(root: Document): string {
  const header = root.querySelector("header,[role=banner]");
  if (!header) return "";
  const logos = [...header.querySelectorAll("img")].map(({ alt }) => alt);
  const texts = [header.textContent, ...logos].map((one) => one.replace(/\s+/g, " ").trim());
  return texts.filter((one) => one !== "" && one.length <= maxHeader).join(" | ");
}

/** The employer that both the page's title and its header name; empty without one. `job` is the title of the job. */
export function namedEmployer(root: Document, title: string, job: string): string {
  const header = headerText(root);
  const isJob = (part: string) =>
    inLower(job).includes(inLower(part)) || (job !== "" && inLower(part).includes(inLower(job)));
  const inHeader = partsOf(title).find(
    (part) => !isJob(part) && inLower(header).includes(inLower(part)),
  );
  const inTitle = () =>
    partsOf(header).find((part) => !isJob(part) && inLower(title).includes(inLower(part)));
  return inHeader ?? inTitle() ?? "";
}

const maxLine = 120;

/** The first text behind the heading that is neither in it nor in a form control. */
function lineBelow(heading: Element): string {
  const { ownerDocument: root } = heading;
  const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
  walker.currentNode = heading;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.nodeValue ?? "").replace(/\s+/g, " ").trim();
    if (heading.contains(node) || text === "" || !parent) continue;
    if (parent.closest("label,button,nav,script,style,select")) return "";
    return text.length > maxLine ? "" : text;
  }
  return "";
}

const legalForm =
  / (?:GmbH|AG|SE|KG|Ltd\.?|Limited|PLC|plc|LLP|Inc\.?|LLC|SAS|SARL|B\.?V\.?|N\.?V\.?|AB|ASA?|Oy|S\.?p\.?A\.?)$/;
/** Words before an employer, in titles and questions. */
const before = ["at", "for", "join", "chez", "rejoindre", "bei"];

/**
 * The employer in the line below the heading, before its place; empty unless the page confirms it: by its legal form, or by
 * title or questions that name it behind a word such as "at". One word alone may be a place or a department.
 */
export function employerBelow(heading: Element, title: string): string {
  const [name = ""] = lineBelow(heading).split(/ [|–—·-] |, /);
  if (legalForm.test(name)) return name;
  if (!/^\p{Lu}.+ \p{Lu}/u.test(name)) return "";
  const root = heading.ownerDocument;
  const questions = [...root.querySelectorAll("label,legend")].map(
    ({ textContent }) => textContent,
  );
  const said = [title, ...questions]
    .join("\n")
    .replace(/[^\S\n]+/g, " ")
    .toLowerCase();
  return before.some((word) => said.includes(` ${word} ${name.toLowerCase()}`)) ? name : "";
}
