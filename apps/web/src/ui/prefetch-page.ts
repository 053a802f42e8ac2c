/** Loads the scripts and styles that a page names into the HTTP cache, at low priority. */
export async function prefetchPage(path: string): Promise<void> {
  const response = await fetch(path, { priority: "low" });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const links = page.querySelectorAll("link[rel=modulepreload], link[rel=stylesheet]");
  const files = [...links].flatMap((link) => link.getAttribute("href") ?? []);
  await Promise.all(files.map((file) => fetch(file, { priority: "low" })));
}
