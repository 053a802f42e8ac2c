const resultPage =
  /^https?:\/\/(?:\w{2,6}\.)*(?:bing|brave|duckduckgo|ecosia|google|qwant|yahoo)\.[a-z.]{2,6}\/(?:search)?\?(?:.*&)?[pq]=/;

/** Whether a link is a page of results of a search engine, and not a posting: also the one of `searchUrl`. */
export const isSearchUrl = (url: string): boolean => resultPage.test(url);

/** The stored link of an application as it is shown and exported: "" for a search in the place of a posting. */
export const postingLink = (url: string): string => (isSearchUrl(url) ? "" : url);
