/** Pages that are no posting: of social networks, maps and films, and about data. */
const otherHost =
  /^(?:[\w-]+\.)?(?:facebook|instagram|youtube|youtu|twitter|x|google|goo)\.[a-z.]{2,6}$/i;
const otherPath = /privacy|cookie|confidential|mentions-legales|rgpd|gdpr|terms/i;

const link = /^https?:\/\/([\w.-]{3,253})(?::\d{1,5})?(?:\/([^\s?#]*))?(\?[^\s#]*)?(?:#\S*)?$/i;

/** Whether a line is a link that can be that of a posting: to a page of a site, not to its first one. */
function isPostingPage(line: string): boolean {
  const [, host = "", path = "", query = ""] = link.exec(line) ?? [];
  const isPage = path !== "" || query !== "";
  return host !== "" && isPage && !otherHost.test(host) && !otherPath.test(path);
}

/** The link that is alone on a line of a pasted posting; undefined without one, or with several. */
export function findPostingUrl(text: string): string | undefined {
  const links = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\/\S{3,2000}$/i.test(line));
  const [only, ...others] = new Set(links);
  return only !== undefined && others.length === 0 && isPostingPage(only) ? only : undefined;
}
