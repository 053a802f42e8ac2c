/** What `npm run pictures` made, by the names of its files. */
const pictures = import.meta.glob<string>("./pictures/*.{avif,webp}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** @param name such as `dashboard.dark.fr.wide.avif`. */
export function pictureUrl(name: string): string | undefined {
  return pictures[`./pictures/${name}`];
}
