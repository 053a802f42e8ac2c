/** Stands in the built pages wherever the server writes its own address, which is not known at the build. */
const builtOrigin = "https://postulo.invalid";

/** The address under which this site is public, without a slash at the end: what search engines are told. */
export function siteOrigin(): string {
  if (typeof document === "undefined") return builtOrigin;
  const tag = document.querySelector<HTMLMetaElement>("meta[name=site-origin]");
  return tag?.content ?? window.location.origin;
}
