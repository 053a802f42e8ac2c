const trackingParameter =
  /^(?:utm_\w+|gh_src|gclid|fbclid|msclkid|source|src|ref|referrer|lever-(?:source|origin)|trk|trackingid|_ga|_gl)$/i;

/** The address of a posting without its fragment and without what only says where the visitor came from. */
export function jobUrl(address: string): string {
  const url = new URL(address);
  url.hash = "";
  const names: string[] = [];
  // One by one, since Firefox gives no iterator of these to a script in a page: a list of its keys is empty there.
  url.searchParams.forEach((_, name) => names.push(name));
  for (const name of names.filter((one) => trackingParameter.test(one)))
    url.searchParams.delete(name);
  return url.href;
}
