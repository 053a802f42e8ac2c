const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i;
const webAddress =
  /^https?:\/\/(?:[^\s/@?#]+@)?(localhost|[^\s/:@?#]+\.[^\s/:@?#.]{2,}\.?)(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/**
 * A link a person may click: `https://` is put in front when no scheme was typed.
 * @returns the address, or undefined when it is none or has another scheme than http or https.
 */
export function websiteUrl(typed: string): string | undefined {
  const text = typed.trim();
  const address = scheme.test(text) ? text : `https://${text.replace(/^\/+/, "")}`;
  return webAddress.test(address) ? address : undefined;
}
