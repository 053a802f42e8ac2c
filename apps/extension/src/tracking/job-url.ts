const trackingParameter =
  /^(?:utm_\w+|gh_src|gclid|fbclid|msclkid|source|src|ref|referrer|lever-(?:source|origin)|trk|trackingid|_ga|_gl)$/i;

/** The address of a posting without its fragment and without what only says where the visitor came from. */
export function jobUrl(address: string): string {
  const url = new URL(address);
  url.hash = "";
  const names = Array.from(url.searchParams.keys()).filter((name) => trackingParameter.test(name));
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}
