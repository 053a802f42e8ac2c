const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i;
const user = String.raw`(?:[^\s/@?#]+@)?`;
const rest = String.raw`(?::\d{1,5})?(?:[/?#]\S*)?$`;
/** With a typed scheme any host is allowed, such as an intranet host: `http://careers/7`. */
const withScheme = new RegExp(
  String.raw`^https?:\/\/${user}(?:\[[\da-f:.]+\]|[^\s/:@?#[\]]+)${rest}`,
  "i",
);
const stripScheme = new RegExp(String.raw`^${user}[^\s/:@?#[\]]+\.[^\s/:@?#.[\]]{2,}\.?${rest}`);

/**
 * Normalises a typed link: `https://` is prepended without a scheme.
 * @returns the URL, or undefined when it is invalid or not http or https.
 */
export function websiteUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (scheme.test(text)) return withScheme.test(text) ? text : undefined;
  const address = text.replace(/^\/+/, "");
  return stripScheme.test(address) ? `https://${address}` : undefined;
}

/** Websites with their own fields in forms. */
export type WebsiteKey = "linkedin" | "github" | "portfolio" | "other";

const portfolioHosts =
  /(^|\.)(behance\.net|dribbble\.com|artstation\.com|github\.io|gitlab\.io|carbonmade\.com|about\.me)$/;

/** The kind of a website, by its URL or else by its label. */
export function websiteKey({
  domain,
  displayName,
}: {
  readonly domain: string;
  readonly displayName: string;
}): WebsiteKey {
  const url = websiteUrl(domain);
  const host = /^https?:\/\/(?:[^/?#@]+@)?([^/?#:]+)/i.exec(url ?? "")?.[1]?.toLowerCase() ?? "";
  if (/(^|\.)linkedin\.com$/.test(host)) return "linkedin";
  if (/(^|\.)github\.com$/.test(host)) return "github";
  return portfolioHosts.test(host) || /portfolio/i.test(`${displayName} ${domain}`)
    ? "portfolio"
    : "other";
}
