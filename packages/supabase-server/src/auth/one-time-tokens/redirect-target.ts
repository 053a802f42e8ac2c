/** `URL.origin` is "null" for the schemes of extensions and apps. */
const originOf = (url: URL) => `${url.protocol}//${url.host}`;

/** Validates a redirect: the site or an origin of the allow-list, compared exactly; otherwise the site. */
export function createRedirectTarget(
  siteUrl: string,
  allowList: readonly string[],
): (wanted: string | undefined) => URL {
  const allowed = new Set([siteUrl, ...allowList].map((entry) => originOf(new URL(entry))));
  return (wanted) => {
    const url = wanted === undefined ? null : URL.parse(wanted);
    if (
      !url ||
      url.host === "" ||
      url.username !== "" ||
      url.password !== "" ||
      !allowed.has(originOf(url))
    ) {
      return new URL(siteUrl);
    }
    return url;
  };
}
