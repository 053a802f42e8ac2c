/** A placeholder in the built pages; the server replaces it with its own origin. */
const builtOrigin = "https://postulo.invalid";

/** The public origin of this site, without a trailing slash. */
export function siteOrigin(): string {
  if (typeof document === "undefined") return builtOrigin;
  const tag = document.querySelector<HTMLMetaElement>("meta[name=site-origin]");
  return tag?.content ?? window.location.origin;
}
