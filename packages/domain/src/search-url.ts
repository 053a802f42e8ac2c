const search = "https://duckduckgo.com/?q=";

/** A web search for the position: the link of an application without the URL of its posting. */
export function searchUrl(jobTitle: string, companyName: string): string {
  return `${search}${encodeURIComponent(`${jobTitle} ${companyName}`)}`;
}

/** Whether a link is such a search, and not a posting. */
export const isSearchUrl = (url: string): boolean => url.startsWith(search);
