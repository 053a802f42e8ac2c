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

/** Behind it stands where to apply: "Apply at", « Postulez sur ». */
const applyLead =
  /(?:^|[\s(:])(?:apply|applications?|postule[rz]|candidat(?:er|ez|ures?))(?: [\p{L}'’-]{1,14}){0,4} ?:? ?$/iu;
const inText = /https?:\/\/[^\s<>"»]{3,2000}/gi;
const withoutEnd = (url: string) => url.replace(/[.,;:!?)\]]{1,4}$/, "");

/** The links in sentences, and whether each ends its line behind words that say where to apply, or the whole text. */
const linksIn = (lines: readonly string[]) =>
  lines.flatMap((line, at) =>
    [...line.matchAll(inText)].map(({ 0: written, index }) => {
      const isLast = at === lines.length - 1 && index + written.length === line.length;
      const before = line.slice(Math.max(0, index - 100), index);
      return { url: withoutEnd(written), isForApplying: isLast || applyLead.test(before) };
    }),
  );

/**
 * The link of a pasted posting: alone on a line, behind "Apply at", or the last words of the text. Undefined without one, or with
 * several.
 */
export function findPostingUrl(text: string): string | undefined {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const alone = new Set(lines.filter((line) => /^https?:\/\/\S{3,2000}$/i.test(line)));
  if (alone.size > 0) {
    const [only = "", ...others] = alone;
    return others.length === 0 && isPostingPage(only) ? only : undefined;
  }
  const pages = linksIn(lines).filter(({ url }) => isPostingPage(url));
  const [first] = pages;
  const isOne = first !== undefined && pages.every(({ url }) => url === first.url);
  return isOne && pages.some(({ isForApplying }) => isForApplying) ? first.url : undefined;
}
