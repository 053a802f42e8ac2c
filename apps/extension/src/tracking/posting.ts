import * as z from "zod/mini";
import { catch as fallback } from "zod/mini";
import type { Posting } from "../page-door.ts";
import { jobUrl } from "./job-url.ts";
import { platformOf } from "./platform.ts";

const text = fallback(z.string(), "");
const name = fallback(
  z.union([
    z.object({ name: text }),
    z.pipe(
      z.string(),
      z.transform((only) => ({ name: only })),
    ),
  ]),
  {
    name: "",
  },
);
const nowhere = { addressLocality: "", addressRegion: "", addressCountry: "" };
const place = z.object({
  address: fallback(
    z.object({
      addressLocality: text,
      addressRegion: text,
      addressCountry: fallback(z.union([z.string(), name]), ""),
    }),
    nowhere,
  ),
});

/** schema.org JobPosting, as far as it is kept; everything in it may be missing or of another form. */
const jobPosting = z.object({
  "@type": z.union([z.literal("JobPosting"), z.array(z.string())]),
  title: text,
  hiringOrganization: name,
  jobLocation: fallback(z.union([place, z.array(place)]), []),
});
type JobPosting = z.infer<typeof jobPosting>;

const graph = z.object({ "@graph": z.array(z.unknown()) });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // A page may hold anything under this type; what is no JSON says nothing.
    return undefined;
  }
}

function nodesOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  const inner = graph.safeParse(data);
  return inner.success ? inner.data["@graph"] : [data];
}

function structuredPosting(root: Document): JobPosting | undefined {
  const scripts = [...root.querySelectorAll('script[type="application/ld+json"]')];
  for (const node of scripts.flatMap((script) => nodesOf(parsed(script.textContent ?? "")))) {
    const posting = jobPosting.safeParse(node);
    if (posting.success && [posting.data["@type"]].flat().includes("JobPosting"))
      return posting.data;
  }
  return undefined;
}

function locationOf({ jobLocation }: JobPosting): string {
  const first = [jobLocation].flat()[0]?.address;
  if (!first) return "";
  const country =
    typeof first.addressCountry === "string" ? first.addressCountry : first.addressCountry.name;
  return [first.addressLocality, first.addressRegion, country]
    .filter((part) => part !== "")
    .join(", ");
}

const meta = (root: Document, property: string) =>
  root
    .querySelector(`meta[property="${property}"],meta[name="${property}"]`)
    ?.getAttribute("content")
    ?.trim() ?? "";

/** "Job Application for Engineer at Acme", "Apply for Engineer - Acme", "Engineer @ Acme", "Candidature : Engineer chez Acme". */
const titlePatterns = [
  /^(?:job )?appl(?:ication|y)(?: for)?:?\s+(?<title>.+?)\s+(?:at|@|chez)\s+(?<company>.+?)(?:\s+[|–—-]\s.*)?$/i,
  /^(?:candidature|postuler)(?: à| pour| au poste de)?\s*:?\s+(?<title>.+?)\s+(?:chez|@)\s+(?<company>.+?)(?:\s+[|–—-]\s.*)?$/i,
  /^(?<title>.+?)\s+(?:@|chez| at )\s*(?<company>[^|–—]+?)(?:\s+[|–—-]\s.*)?$/i,
];

function fromTitle(title: string): { readonly title: string; readonly company: string } {
  for (const pattern of titlePatterns) {
    const groups = pattern.exec(title.trim())?.groups;
    if (groups) return { title: groups["title"] ?? "", company: groups["company"] ?? "" };
  }
  return { title: "", company: "" };
}

const firstOf = (...texts: readonly (string | null | undefined)[]) =>
  texts.map((one) => (one ?? "").replace(/\s+/g, " ").trim()).find((one) => one !== "") ?? "";

/** Reads which job a page is about: from its structured data, else from its titles, headings and address. */
export function readPosting(root: Document, address: string): Posting {
  const structured = structuredPosting(root);
  const titled = fromTitle(firstOf(meta(root, "og:title"), root.title));
  const { source, employer } = platformOf(new URL(address));
  return {
    title: firstOf(
      structured?.title,
      titled.title,
      root.querySelector("h1")?.textContent,
      meta(root, "og:title"),
    ),
    company: firstOf(
      structured?.hiringOrganization.name,
      titled.company,
      employer,
      meta(root, "og:site_name"),
    ),
    location: structured ? locationOf(structured) : "",
    url: jobUrl(address),
    source,
  };
}
