import { type Block, blocksOf } from "./internal/entry-blocks.ts";
import { findRange, isOnlyDate } from "./internal/date-range.ts";
import { trimSeparators } from "./internal/folded-text.ts";
import { blockSpan, descriptionOf, found } from "./internal/found.ts";
import { headerOf } from "./internal/header-part.ts";
import { describes } from "./internal/marked-line.ts";
import { readExperiences } from "./experience.ts";
import type { Line } from "./line.ts";
import type { ParsedContribution } from "./parsed-resume.ts";

const projectWord = /^(?:projets?|projects?)(?: \p{L}+)?\s*(?:\d+\s*)?[:–-]\s*/iu;

/** A project's name is what comes first; its tools in brackets and its explanation are not part of it. */
function nameOf(text: string): string {
  const plain = text.replace(projectWord, "");
  const [name = plain] = plain.split(
    /:\s+|(?<!\s)\s+[–—-]\s+|(?:(?<!\s)\s+)?\((?:(?=[^)]{0,400}$)|[^),]{0,400},[^)]{0,400}\))/,
  );
  return trimSeparators(name);
}

function toProject(block: Block): ParsedContribution[] {
  const [part] = headerOf(block).parts;
  const [first] = block.header;
  const source = part ?? (first && { text: first.line.text, line: first.line.number, bold: false });
  const name = source ? nameOf(source.text) : "";
  if (!source || name === "") return [];
  const title = found(name, source.bold ? 0.9 : 0.75, [source.line]);
  return [{ title, ...blockSpan(block), ...descriptionOf(block) }];
}

/** `Tidewatch: predicts the tides`, or the name in one cell and what it is in the next. */
function namedProject(line: Line): ParsedContribution[] {
  const [first, second, ...more] = line.cells;
  const isRow = first && second && more.length === 0 && !isOnlyDate(second.text);
  const [, label = ""] =
    /^([\p{Lu}\p{N}].{1,48}?|[\p{Ll}\d.-]{3,20})\s*[:–—]\s+\S/u.exec(line.text) ?? [];
  const name = trimSeparators(isRow ? first.text : label);
  const isName = name !== "" && name.split(" ").length <= 6 && !isOnlyDate(name);
  if (!isName || describes(`${name}:`)) return [];
  const text = line.text.slice(name.length).replace(/^[\s:–—]+/u, "");
  const description = text === "" ? {} : { description: found(text, 0.8, [line.number]) };
  return [{ title: found(name, 0.85, [line.number]), is_current: false, ...description }];
}

/** Reads projects: a name each, no organisation. A list of names with what they are is read line by line. */
export function readProjects(lines: readonly Line[]): ParsedContribution[] {
  const entries = blocksOf(lines).flatMap(toProject);
  const hasDates = lines.some((line) => findRange(line.text) !== undefined);
  const named = hasDates ? [] : lines.flatMap(namedProject);
  return named.length > entries.length ? named : entries;
}

/** Reads volunteering and the like: entries of the same form as posts. */
export function readVolunteering(lines: readonly Line[]): ParsedContribution[] {
  return readExperiences(lines).flatMap(({ title, company, ...entry }) => {
    const name = title ?? company;
    const { description, start_date, end_date, is_current } = entry;
    const rest = { description, start_date, end_date, is_current };
    return name ? [{ ...rest, title: name, organization: title ? company : undefined }] : [];
  });
}
