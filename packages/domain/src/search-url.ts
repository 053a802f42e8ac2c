/** A web search for the position: the link of an application without the URL of its posting. */
export function searchUrl(jobTitle: string, companyName: string): string {
  return `https://duckduckgo.com/?q=${encodeURIComponent(`${jobTitle} ${companyName}`)}`;
}
