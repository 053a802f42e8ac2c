import { type CvDocument, type CvEntry, entriesOf, isEntrySection } from "@postulo/cv/cv-document";

/** Without blanks, and without the capitals that a template sets. */
const joined = (text: string) => text.replaceAll(/\s+/g, "").toLowerCase();

/** The number of the page that has the whole text; -1 where none has. */
const pageOf = (pages: readonly string[], text: string) =>
  pages.findIndex((page) => page.includes(joined(text)));

function entryProblems({ title, organization, lines }: CvEntry, pages: readonly string[]) {
  const head = pageOf(pages, organization);
  const placed = lines.map(({ text }) => pageOf(pages, text));
  const counts = pages.map((_, at) => placed.filter((page) => page === at).length);
  const [first = head] = placed;
  const isCut = counts.filter((count) => count > 0).length > 1;
  return [
    ...(head < 0 || placed.includes(-1) ? ["is on no page as a whole"] : []),
    ...(pages[head]?.includes(joined(title)) ? [] : ["is parted from its title"]),
    ...(first === head ? [] : ["is parted from its lines"]),
    ...(isCut && counts.includes(1) ? ["has one line alone on a page"] : []),
  ].map((problem) => `${organization} ${problem}`);
}

/** What is badly broken between the pages of a CV; `texts` are theirs. Organisations and lines must be unique. */
export function breakProblems(document: CvDocument, texts: readonly string[]): string[] {
  const pages = texts.map(joined);
  return [
    ...entriesOf(document).flatMap((entry) => entryProblems(entry, pages)),
    ...document.sections.flatMap((section) => {
      const [first] = isEntrySection(section) ? section.entries : [];
      if (!first) return [];
      const isTogether = pages.some(
        (page) => page.includes(joined(section.title)) && page.includes(joined(first.organization)),
      );
      return isTogether ? [] : [`The title ${section.title} is alone`];
    }),
  ];
}
