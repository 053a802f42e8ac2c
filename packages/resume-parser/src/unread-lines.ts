import { isExtracted } from "./internal/extracted.ts";
import type { ParsedResume } from "./parsed-resume.ts";

/** The numbers of the lines that the values of an entry, or of the profile, were read from, in order. */
export function linesOfValues(entry: object): number[] {
  const values: unknown[] = Object.values(entry);
  return [...new Set(values.filter(isExtracted).flatMap(({ lines }) => lines))].sort(
    (a, b) => a - b,
  );
}

/**
 * The numbers of the lines that ended in no value, in order. Titles and labels of what was read are not among them; the title of an
 * unknown section is.
 */
export function unreadLines(resume: ParsedResume): number[] {
  const { profile, education, experiences, contributions, competencies, websites, notes } = resume;
  const read = new Set([
    ...resume.titles,
    ...[profile, ...education, ...experiences, ...contributions, ...competencies, ...notes].flatMap(
      linesOfValues,
    ),
    ...websites.flatMap(({ lines }) => lines),
  ]);
  return [...resume.lines.keys()].filter((number) => !read.has(number));
}
