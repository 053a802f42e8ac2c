import { foreignUrl, siteLabel, urlPattern } from "@postulo/lexicon/websites";
import { extracted } from "./internal/extracted.ts";
import { isEmailContinuation, replaceEmails } from "./internal/text/email-address.ts";
import type { Line, LineDocument } from "./line.ts";
import type { Extracted } from "./parsed-resume.ts";

const profileHost =
  /^(?:[a-z]{2,3}\.)?(?:linkedin\.com\/in\/|github\.com\/[\w-]+$|gitlab\.com\/[\w.-]+$)/i;

/** Normalises a URL for comparison: without scheme, `www.`, query and trailing slash. */
export const normaliseUrl = (url: string): string =>
  url
    .trim()
    .replace(/^[a-z]+:\/+/i, "")
    .replace(/^www\./i, "")
    .replace(/[?#].*/, "")
    .replace(/(?<![/.,;])[/.,;]+$/, "");

/** Returns the URLs in a text; e-mail addresses are skipped. */
export const findUrls = (text: string): string[] =>
  [...replaceEmails(text, " ").matchAll(urlPattern)].map((match) =>
    match[0].replace(/(?<![.,;:])[.,;:]+$/, ""),
  );

const hosts = { linkedin: "linkedin.com/in/", github: "github.com/" } as const;
const handle = /^@?([\p{L}\d][\p{L}\d._-]{1,60})$/u;
const labelled =
  /\b(linkedin|github)\b\s*(?:[:：–-]|\/(?:in\/)?|\s@)\s*@?(?:in\/)?([\p{L}\d][\p{L}\d_-]{2,60})(?![\p{L}\d]*\.[a-z])/giu;

/** Profile URLs from user names with an icon or label of their host: `GitHub: ada-l`. */
function profileNames(line: Line): string[] {
  const byIcon = line.cells.flatMap((cell) => {
    const name =
      cell.icon === "linkedin" || cell.icon === "github"
        ? handle.exec(cell.text.replace(/^\/?in\//, ""))?.[1]
        : undefined;
    return name !== undefined && (cell.icon === "linkedin" || cell.icon === "github")
      ? [hosts[cell.icon] + name]
      : [];
  });
  const byLabel = [...line.text.matchAll(labelled)].flatMap((match) => {
    const [whole, host = "", name = ""] = match;
    const behind = line.text.slice(match.index + whole.length);
    // `LinkedIn: Ada Example` is a name, and `GitHub: https://…` an address.
    if (/^https?$/i.test(name) || (/^\p{Lu}\p{Ll}+$/u.test(name) && /^\s\p{Lu}/u.test(behind)))
      return [];
    return [(host.toLowerCase() === "linkedin" ? hosts.linkedin : hosts.github) + name];
  });
  return [...byIcon, ...byLabel];
}

/** Whether a URL goes on below. */
function isOpenUrl(url: string, rest: string): boolean {
  const dot = url.indexOf(".", 1);
  const isTorn = /linkedin\.com\/i$/i.test(url) && rest.startsWith("n/");
  return isTorn || (dot > 0 && url.includes("/", dot + 2) && /[/-]$/.test(url));
}

/** Joins a URL that wraps at a slash or hyphen, or inside the path of a LinkedIn profile. */
function joinWrappedUrl(line: Line, next: Line | undefined): string {
  const rest = /^[\p{L}\d][\p{L}\d_/-]*(?=$|\s)/u.exec(next?.text ?? "")?.[0];
  const last = line.text.split(/\s/).at(-1) ?? "";
  return rest !== undefined && next?.page === line.page && isOpenUrl(last, rest)
    ? line.text + rest
    : line.text;
}

/** The path of a LinkedIn address that is no profile, page or group. */
const cutProfile = /(?:^|\.)linkedin\.com\/[a-z]{0,2}$/i;

/** Whether an address can be a site of the candidate. */
const canBeOwn = (url: string) => {
  const plain = normaliseUrl(url);
  return !foreignUrl.test(plain) && !cutProfile.test(plain);
};

const hostOf = (url: string) => (normaliseUrl(url).split("/")[0] ?? "").toLowerCase();

/** Finds the candidate's websites: URLs and hyperlinks in the contact lines, and profile links anywhere. */
export function findWebsites(
  document: LineDocument,
  contactLines: readonly Line[],
): Extracted<string>[] {
  const contact = new Set(contactLines.map((line) => line.number));
  const links = document.links.filter(
    ({ url }) => /^(?:https?:|www\.|[\w-]+\.[a-z]{2,}\/?)/i.test(url) && canBeOwn(url),
  );
  const linked = links
    .filter(
      ({ url, line }) =>
        (line !== undefined && contact.has(line)) ||
        (profileHost.test(normaliseUrl(url)) && (line === undefined || /linkedin/i.test(url))),
    )
    .map(({ url, line }) => ({ url, lines: line === undefined ? [] : [line], sure: 0.95 }));
  const hostsLinked = new Map<string, Set<string>>();
  for (const { url } of linked)
    hostsLinked.set(
      hostOf(url),
      (hostsLinked.get(hostOf(url)) ?? new Set()).add(normaliseUrl(url).toLowerCase()),
    );
  const labelledElsewhere = [...document.main, ...document.sides.flat()].filter(
    ({ number, text }) => !contact.has(number) && siteLabel.test(text) && findUrls(text).length > 0,
  );
  const typed = [...contactLines, ...labelledElsewhere].flatMap((line, at) => {
    // Template authors put their own URL in the footer.
    const above = contactLines[at - 1]?.text;
    if (line.text.includes("©") || isEmailContinuation(line.text, above)) return [];
    const own = [...findUrls(joinWrappedUrl(line, contactLines[at + 1])), ...profileNames(line)];
    return own.filter(canBeOwn).map((url) => ({ url, lines: [line.number], sure: 0.9 }));
  });
  const withoutLink = typed.filter(({ url }) => !hostsLinked.has(hostOf(url)));
  const seen = new Set<string>();
  return [...linked, ...withoutLink].flatMap(({ url, lines, sure }) => {
    const key = normaliseUrl(url).toLowerCase();
    if (key === "" || seen.has(key)) return [];
    seen.add(key);
    return [extracted(normaliseUrl(url), sure, lines)];
  });
}
