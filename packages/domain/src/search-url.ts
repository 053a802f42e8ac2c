/** A web search for the position: the link of an application whose posting has none. */
export function searchUrl(jobTitle: string, companyName: string): string {
  return `https://duckduckgo.com/?q=${encodeURIComponent(`${jobTitle} ${companyName}`)}`;
}
