const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i;
const user = String.raw`(?:[^\s/@?#]+@)?`;
const rest = String.raw`(?::\d{1,5})?(?:[/?#]\S*)?$`;
/** What stands behind a typed scheme may be any host, as inside a company: `http://careers/7`. */
const withScheme = new RegExp(
  String.raw`^https?:\/\/${user}(?:\[[\da-f:.]+\]|[^\s/:@?#[\]]+)${rest}`,
  "i",
);
const stripScheme = new RegExp(String.raw`^${user}[^\s/:@?#[\]]+\.[^\s/:@?#.[\]]{2,}\.?${rest}`);

/**
 * A link a person may click: `https://` is put in front when no scheme was typed.
 * @returns the address, or undefined when it is none or has another scheme than http or https.
 */
export function websiteUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (scheme.test(text)) return withScheme.test(text) ? text : undefined;
  const address = text.replace(/^\/+/, "");
  return stripScheme.test(address) ? `https://${address}` : undefined;
}

/** Websites that forms ask for by name. */
export type WebsiteKey = "linkedin" | "github" | "portfolio" | "other";

const portfolioHosts =
  /(^|\.)(behance\.net|dribbble\.com|artstation\.com|github\.io|gitlab\.io|carbonmade\.com|about\.me)$/;

/** Which of them a website is: by its address, else by what the person calls it. */
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
