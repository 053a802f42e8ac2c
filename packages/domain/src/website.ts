const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i;
const user = String.raw`(?:[^\s/@?#]+@)?`;
const rest = String.raw`(?::\d{1,5})?(?:[/?#]\S*)?$`;
/** What stands behind a typed scheme may be any host, as inside a company: `http://careers/7`. */
const withScheme = new RegExp(
  String.raw`^https?:\/\/${user}(?:\[[\da-f:.]+\]|[^\s/:@?#[\]]+)${rest}`,
  "i",
);
const withoutScheme = new RegExp(String.raw`^${user}[^\s/:@?#[\]]+\.[^\s/:@?#.[\]]{2,}\.?${rest}`);

/**
 * A link a person may click: `https://` is put in front when no scheme was typed.
 * @returns the address, or undefined when it is none or has another scheme than http or https.
 */
export function websiteUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (scheme.test(text)) return withScheme.test(text) ? text : undefined;
  const address = text.replace(/^\/+/, "");
  return withoutScheme.test(address) ? `https://${address}` : undefined;
}
