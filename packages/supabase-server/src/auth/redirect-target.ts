/** `URL.origin` is "null" for the schemes of extensions and apps, so it is put together here. */
const originOf = (url: URL) => `${url.protocol}//${url.host}`;

/** Decides where a link may lead: to the site or an origin of the list, exactly; anything else ends at the site. */
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
