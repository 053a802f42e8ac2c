import { type Block, blocksOf } from "./internal/entry-blocks.ts";
import { findRange, isOnlyDate } from "./internal/dates/date-range.ts";
import { trimSeparators } from "./internal/text/folded-text.ts";
import { blockLines, blockSpan, descriptionOf, extracted } from "./internal/extracted.ts";
import { numbersOf } from "./internal/layout/line-cells.ts";
import { headerOf } from "./internal/header-part.ts";
import { hasDescriptionLabel } from "./internal/description-lines.ts";
import { organisationScore, schoolScore } from "./internal/text/word-scores.ts";
import { readExperiences } from "./experience.ts";
import type { Line } from "./line.ts";
import type { ParsedContribution } from "./parsed-resume.ts";

const projectLabel =
  /^(?:projets?|projects?)(?: (?:de |d['’])?\p{L}+){0,2}\s*(?:\d+\s*)?[:–-]\s*/iu;

/** The name is the text before the first separator, without tools in parentheses or an explanation. */
function nameOf(text: string): string {
  const plain = text.replace(projectLabel, "");
  const [name = plain] = plain.split(
    /:\s+|(?<!\s)\s+[–—-]\s+|(?:(?<!\s)\s+)?\((?:(?=[^)]{0,400}$)|[^),]{0,400},[^)]{0,400}\))/,
  );
  return trimSeparators(name);
}

type Description = Pick<ParsedContribution, "description">;

/** The lines below a project; if it has no date, after the text that follows the name on its line. */
function descriptionOfProject(block: Block, name: string): Description {
  const below = descriptionOf(block);
  const [first] = block.header;
  const [own] = first && block.range === undefined ? namedProject(first.line) : [];
  if (own?.description === undefined || own.title.value !== name) return below;
  const { value, lines } = own.description;
  if (below.description === undefined) return { description: own.description };
  return {
    description: extracted(`${value}\n${below.description.value}`, 0.8, [
      ...lines,
      ...below.description.lines,
    ]),
  };
}

/** Longer parts are descriptions. */
const maxOwnerLength = 60;

function toProject(block: Block): ParsedContribution[] {
  const [part, ...others] = headerOf(block).parts;
  const [first] = block.header;
  const source =
    part ?? (first && { text: first.line.text, lines: numbersOf(first.line), bold: false });
  const name = source ? nameOf(source.text) : "";
  if (!source || name === "") return [];
  const title = extracted(name, source.bold ? 0.9 : 0.75, source.lines);
  const lines = blockLines(block);
  const owner = others.find(
    ({ text }) =>
      text.length <= maxOwnerLength && (organisationScore(text) || schoolScore(text)) > 0,
  );
  const organization = owner && extracted(owner.text, 0.65, owner.lines);
  return [
    { title, organization, ...blockSpan(block), ...descriptionOfProject(block, name), lines },
  ];
}

/** `Tidewatch: predicts the tides`, or the name in one cell and its description in the next. */
function namedProject(line: Line): ParsedContribution[] {
  const [first, second, ...more] = line.cells;
  const isRow = first && second && more.length === 0 && !isOnlyDate(second.text);
  const [, label = ""] =
    /^([\p{Lu}\p{N}].{1,48}?|[\p{Ll}\d.-]{3,20})\s*[:–—]\s+\S/u.exec(line.text) ?? [];
  const name = trimSeparators(isRow ? first.text : label);
  const isName = name !== "" && name.split(" ").length <= 6 && !isOnlyDate(name);
  if (!isName || hasDescriptionLabel(`${name}:`)) return [];
  const text = line.text.slice(name.length).replace(/^[\s:–—]+/u, "");
  const description = text === "" ? {} : { description: extracted(text, 0.8, numbersOf(line)) };
  const lines = numbersOf(line);
  return [{ title: extracted(name, 0.85, lines), is_current: false, ...description, lines }];
}

/** Reads projects; some name an organisation. An undated list of names and descriptions is read line by line. */
export function readProjects(lines: readonly Line[]): ParsedContribution[] {
  const entries = blocksOf(lines).flatMap(toProject);
  const hasDates = lines.some((line) => findRange(line.text) !== undefined);
  const named = hasDates ? [] : lines.flatMap(namedProject);
  return named.length > entries.length ? named : entries;
}

/** Reads volunteering entries, which have the form of positions. */
export function readVolunteering(lines: readonly Line[]): ParsedContribution[] {
  return readExperiences(lines).flatMap(({ title, company, ...entry }) => {
    const name = title ?? company;
    const { description, start_date, end_date, is_current, reading, lines: numbers } = entry;
    const rest = { description, start_date, end_date, is_current, reading, lines: numbers };
    return name ? [{ ...rest, title: name, organization: title ? company : undefined }] : [];
  });
}
