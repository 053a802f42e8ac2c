import { type Block, blocksOf } from "./internal/entry-blocks.ts";
import { blockSpan, descriptionOf, extracted } from "./internal/extracted.ts";
import type { FieldKind } from "./internal/field-label.ts";
import { gridEntries } from "./internal/grid-entries.ts";
import { type Header, headersOf, type Part } from "./internal/header-part.ts";
import {
  labelledEntries,
  type LabelledEntry,
  labelledSpan,
  nameAndPlace,
} from "./internal/labelled-entries.ts";
import {
  type TitleOrganisationPair,
  titleOrganisationPairs,
} from "./internal/title-organisation-pairs.ts";
import { organisationScore, roleScore } from "./internal/word-scores.ts";
import type { Line } from "./line.ts";
import type { Extracted, ParsedExperience, ParsedSpan } from "./parsed-resume.ts";

/** A position read from an entry of any section. */
interface Position {
  readonly block: Block;
  readonly header: Header;
  readonly pair: TitleOrganisationPair;
}

const year = (date: string) => date.slice(0, 4);

/** Whether the outer entry's date range contains the inner one's, by year; an undated outer entry contains all. */
function covers(outer: Block, inner: Block): boolean {
  const start = outer.range?.start;
  const innerStart = inner.range?.start;
  if (outer.range === undefined) return true;
  if (start === undefined || innerStart === undefined) return false;
  const end = outer.range.end ?? "9999";
  return year(innerStart) >= year(start) && year(inner.range?.end ?? innerStart) <= year(end);
}

const onlyName = ({ header }: Position) =>
  header.parts.length === 1 ? header.parts[0]?.text : undefined;

/**
 * Whether the entry is an employer's heading above several positions: one name, no body, and a range that covers the
 * next entry.
 */
function isEmployerHeading(position: Position, next: Position | undefined): boolean {
  const name = onlyName(position);
  const role = next && onlyName(next);
  if (!next || name === undefined || role === undefined || position.block.body.length > 0)
    return false;
  if (position.pair.organisation?.line === position.pair.title?.line) return false;
  return (
    roleScore(name) <= organisationScore(name) &&
    roleScore(role) > 0 &&
    covers(position.block, next.block)
  );
}

interface Employer {
  readonly part: Part;
  readonly place: Header["place"];
  /** The entry of the employer's own heading with its date range, if there is one. */
  readonly group?: Block;
}

/** The single part of a position below an employer's heading is its title, commas included. */
function underHeading(position: Position, employer: Employer | undefined): Position {
  const [only, ...more] = position.header.parts;
  if (!employer || !only || more.length > 0) return position;
  if (employer.group && !covers(employer.group, position.block)) return position;
  const { title, organisation } = position.pair;
  const isOwn =
    organisationScore(organisation?.text ?? "") > 0 || roleScore(title?.text ?? "") === 0;
  return isOwn
    ? position
    : { ...position, pair: { title: only, organisation: undefined, confidence: 0.75 } };
}

/** Returns the employer named on a header line above the position's title. */
function employerAbove({ block, header, pair }: Position): Employer | undefined {
  const { organisation, title } = pair;
  if (!organisation || !title || organisation.row >= title.row || organisation.row >= block.anchor)
    return undefined;
  return { part: organisation, place: header.place };
}

/** A single month is both start and end of the position. */
function positionSpan(block: Block): ParsedSpan {
  const span = blockSpan(block);
  const { start_date, end_date } = span;
  const isMonth = start_date === undefined && /^\d{4}-\d{2}/.test(end_date?.value ?? "");
  return isMonth && end_date ? { ...span, start_date: end_date } : span;
}

const textOf = (part: Part | undefined, confidence: number): Extracted<string> | undefined =>
  part && extracted(part.text, confidence, [part.line]);

function toExperience(
  { block, header, pair }: Position,
  employer: Employer | undefined,
): ParsedExperience {
  const place = header.place ?? employer?.place;
  return {
    title: textOf(pair.title, pair.confidence),
    company: textOf(pair.organisation ?? employer?.part, pair.organisation ? pair.confidence : 0.7),
    location: place && extracted(place.place.text, place.place.known ? 0.9 : 0.7, [place.line]),
    ...positionSpan(block),
    ...descriptionOf(block),
  };
}

/** Position of a labelled form such as Europass. */
function labelledExperience(entry: LabelledEntry): ParsedExperience {
  const { name, place } = nameAndPlace(entry.get("company"));
  const own = entry.get("place");
  const valueOf = (kind: FieldKind, text: string | undefined) =>
    text === undefined ? undefined : extracted(text, 0.95, entry.get(kind)?.lines ?? []);
  return {
    title: valueOf("title", entry.get("title")?.text),
    company: valueOf("company", name),
    location: own ? valueOf("place", own.text) : valueOf("company", place),
    ...labelledSpan(entry),
    description: valueOf("activities", entry.get("activities")?.text),
  };
}

/** Reads the positions of a section; an employer's heading applies to each position below it. */
export function readExperiences(lines: readonly Line[]): ParsedExperience[] {
  const form = (gridEntries(lines) ?? labelledEntries(lines))?.map(labelledExperience);
  if (form) return form.filter((entry) => entry.title ?? entry.company);
  const blocks = blocksOf(lines);
  const headers = headersOf(blocks);
  const pairs = titleOrganisationPairs(headers);
  const positions = blocks.flatMap((block, at): Position[] => {
    const [header, pair] = [headers[at], pairs[at]];
    return header && pair ? [{ block, header, pair }] : [];
  });
  let employer: Employer | undefined;
  return positions.flatMap((own, at) => {
    if (isEmployerHeading(own, positions[at + 1])) {
      const part = own.header.parts[0];
      employer = part && { part, place: own.header.place, group: own.block };
      return [];
    }
    const position = underHeading(own, employer);
    const above = employerAbove(position);
    if (above) employer = above;
    else if (position.pair.organisation) employer = undefined;
    const inherits = position.pair.title !== undefined && position.pair.organisation === undefined;
    const experience = toExperience(position, inherits ? employer : undefined);
    return (experience.title ?? experience.company) ? [experience] : [];
  });
}
