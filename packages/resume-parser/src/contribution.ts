import { type Block, blocksOf } from "./internal/entry-blocks.ts";
import { trimSeparators } from "./internal/folded-text.ts";
import { blockSpan, descriptionOf, found } from "./internal/found.ts";
import { headerOf } from "./internal/header-part.ts";
import { readExperiences } from "./experience.ts";
import type { Line } from "./line.ts";
import type { ParsedContribution } from "./parsed-resume.ts";

const projectWord = /^(?:projets?|projects?)(?: \p{L}+)?\s*(?:\d+)?\s*[:–-]\s*/iu;

/** A project's name is what comes first; its tools in brackets and its explanation are not part of it. */
function nameOf(text: string): string {
  const plain = text.replace(projectWord, "");
  const [name = plain] = plain.split(/:\s+|\s+[–—-]\s+|\s*\((?=[^)]*$)|\s*\([^)]*,[^)]*\)/);
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

/** Reads projects: a name each, no organisation. */
export const readProjects = (lines: readonly Line[]): ParsedContribution[] =>
  blocksOf(lines).flatMap(toProject);

/** Reads volunteering and the like: entries of the same form as posts. */
export function readVolunteering(lines: readonly Line[]): ParsedContribution[] {
  return readExperiences(lines).flatMap(({ title, company, ...entry }) => {
    const name = title ?? company;
    const { description, start_date, end_date, is_current } = entry;
    const rest = { description, start_date, end_date, is_current };
    return name ? [{ ...rest, title: name, organization: title ? company : undefined }] : [];
  });
}
