import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

const field = z.object({
  selector: z.string(),
  label: z.string().default(""),
  /** A fact of the applicant (`stored-facts.ts`), `leave`, or a text in quotation marks; several are alternatives. */
  expect: z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat()),
  /** What is written here commits the person: eligibility, consent, a signature, a sensitive answer. */
  binding: z.boolean().default(false),
});
export type ExpectedField = z.infer<typeof field>;

const page = z.object({
  platform: z.string().default(""),
  /** The URL that the page was captured at. */
  url: z.string().optional(),
  /** Whether the page's own inline scripts run; captures are frozen otherwise. */
  live: z.boolean().default(false),
  /** Kept apart until the end. */
  sealed: z.boolean().default(false),
  fields: z.array(field),
});
export type ExpectedPage = z.infer<typeof page>;

/** @throws when the file has another shape */
export function readExpected(file: string): Readonly<Record<string, ExpectedPage>> {
  const written: unknown = JSON.parse(readFileSync(file, "utf8"));
  return z.object({ pages: z.record(z.string(), page) }).parse(written).pages;
}

/** The HTML files of a folder by name, in order. */
export function pageFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /\.html?$/.test(name))
    .toSorted()
    .map((name) => path.join(folder, name));
}

/** The URL that a page says it was captured at; a host of no platform without one. */
export function capturedUrl(html: string, file: string): string {
  const [, saved, canonical] =
    /<!-- saved from url=\(\d+\)(\S+) -->|<link[^>]*rel="canonical"[^>]*href="(https?:[^"]+)"/.exec(
      html.slice(0, 200_000),
    ) ?? [];
  const found = (saved ?? canonical ?? "").replaceAll("&amp;", "&");
  return URL.canParse(found)
    ? new URL(found).href.replace(/#.*$/, "")
    : `https://careers.example/${encodeURIComponent(path.basename(file, ".html"))}`;
}
