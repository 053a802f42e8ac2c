const trackingParameter =
  /^(?:utm_\w+|gh_src|gclid|fbclid|msclkid|source|src|ref|referrer|lever-(?:source|origin)|trk|trackingid|_ga|_gl)$/i;

/** The URL of a posting without fragment and tracking parameters. */
export function jobUrl(address: string): string {
  const url = new URL(address);
  url.hash = "";
  const names: string[] = [];
  // With `forEach`, because the iterators of URLSearchParams are empty in content scripts of Firefox.
  url.searchParams.forEach((_, name) => names.push(name));
  for (const name of names.filter((one) => trackingParameter.test(one)))
    url.searchParams.delete(name);
  return url.href;
}
