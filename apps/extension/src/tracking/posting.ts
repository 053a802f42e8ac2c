import { findInPosting, readPlatformPosting } from "@postulo/autofill/posting";
import type { Posting } from "@postulo/contract/page-results";
import { jobText, selectedText } from "./job-text.ts";
import { jobUrl } from "./job-url.ts";
import { employerBelow, namedEmployer } from "./named-employer.ts";
import { structuredPosting, type StructuredPosting } from "./structured-posting.ts";

const meta = (root: Document, property: string) =>
  root
    .querySelector(`meta[property="${property}"],meta[name="${property}"]`)
    ?.getAttribute("content")
    ?.trim() ?? "";

/**
 * "Job Application for Engineer at Acme", "Engineer @ Acme", "Candidature : Engineer chez Acme", "Apply — Engineer | Acme".
 */
const titlePatterns = [
  /^(?:job )?appl(?:ication|y)(?: for)? ?:? (.{1,200}?) (?:at|@|chez) (.{1,200}?)(?: [|–—-] .*)?$/i,
  /^(?:candidature|postuler)(?: à| pour| au poste de)? ?:? (.{1,200}?) (?:at|@|chez) (.{1,200}?)(?: [|–—-] .*)?$/i,
  /^(?:apply|application|candidature|postuler|bewerbung|bewerben) [:–—-] ([^|]{1,200}) \| ([^|]{1,200})$/i,
  /^(.{1,200}?) (?:@|chez) ?([^|–—]{1,200}?)(?: [|–—-] .*)?$/i,
];

/** Parses job title and company of a page title with collapsed whitespace. */
function fromTitle(text: string): { readonly title: string; readonly company: string } {
  for (const pattern of titlePatterns) {
    const [, title, company] = pattern.exec(text) ?? [];
    if (title && company) return { title, company };
  }
  return { title: "", company: "" };
}

const firstOf = (...texts: readonly (string | null | undefined)[]) =>
  texts.map((one) => (one ?? "").replace(/\s+/g, " ").trim()).find((one) => one !== "") ?? "";

const hostOf = (address: URL) => address.hostname.replace(/^www\./, "");

const maxHeadingNodes = 10_000;

/** The text of a heading, whose lines are separate words. Nested elements do not add to the call stack. */
function headingText(heading: Element | undefined): string {
  if (!heading) return "";
  const walker = heading.ownerDocument.createTreeWalker(heading);
  let text = "";
  for (let count = 0; count < maxHeadingNodes && walker.nextNode(); count++) {
    const { nodeName, nodeType, nodeValue } = walker.currentNode;
    if (nodeName === "BR") text += " ";
    else if (nodeType === Node.TEXT_NODE) text += nodeValue ?? "";
  }
  return text;
}

/** Values and texts: from structured data, the texts also from the page. */
function stated(root: Document, structured: StructuredPosting | undefined) {
  const described = structured?.description ?? "";
  const selected = selectedText(root, described);
  return {
    values: structured?.values ?? {},
    description: jobText(root, described),
    ...(selected === undefined ? {} : { selected }),
  };
}

/** Reads a posting from structured data, otherwise from the platform's selectors, titles, headings and URL. */
export function readPosting(root: Document, address: string): Posting {
  const url = new URL(address);
  const structured = structuredPosting(root);
  const platform = readPlatformPosting(root, url);
  const titled = fromTitle(firstOf(meta(root, "og:title"), root.title));
  const found = findInPosting(root, "h1");
  const heading = headingText(found);
  return {
    title: firstOf(
      structured?.title,
      platform?.title,
      titled.title,
      heading,
      meta(root, "og:title"),
    ),
    company: firstOf(
      structured?.company,
      titled.company,
      platform?.company,
      meta(root, "og:site_name"),
      namedEmployer(root, firstOf(root.title), firstOf(heading)),
      found && employerBelow(found, firstOf(root.title)),
    ),
    location: firstOf(structured?.location, platform?.location),
    url: jobUrl(address),
    source: platform?.source ?? hostOf(url),
    ...stated(root, structured),
  };
}
