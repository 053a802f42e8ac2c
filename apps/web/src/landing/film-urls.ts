/** What `npm run pictures -- film` made, by the names of its files. */
const films = import.meta.glob<string>("./film/*.{avif,webp,webm,mp4,vtt}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** @param name such as `fr.webm`. */
export function filmUrl(name: string): string | undefined {
  return films[`./film/${name}`];
}
