import { type Block, blocksOf } from "./internal/entry-blocks.ts";
import { blockSpan, descriptionOf, found } from "./internal/found.ts";
import type { FieldKind } from "./internal/field-label.ts";
import { gridEntries } from "./internal/grid-entries.ts";
import { type Header, headersOf, type Part } from "./internal/header-part.ts";
import {
  labelledEntries,
  type LabelledEntry,
  labelledSpan,
  nameAndPlace,
} from "./internal/labelled-entries.ts";
import { type Pair, pairsOf } from "./internal/pair-template.ts";
import { organisationScore, roleScore } from "./internal/word-scores.ts";
import type { Line } from "./line.ts";
import type { Found, ParsedExperience, ParsedSpan } from "./parsed-resume.ts";

/** A post of a section, in whatever kind of section it stood. */
interface Post {
  readonly block: Block;
  readonly header: Header;
  readonly pair: Pair;
}

const year = (date: string) => date.slice(0, 4);

/** Whether the time of one entry lies within that of another; one without a time holds all. */
function covers(outer: Block, inner: Block): boolean {
  const start = outer.range?.start;
  const innerStart = inner.range?.start;
  if (outer.range === undefined) return true;
  if (start === undefined || innerStart === undefined) return false;
  const end = outer.range.end ?? "9999";
  return year(innerStart) >= year(start) && year(inner.range?.end ?? innerStart) <= year(end);
}

const onlyName = ({ header }: Post) =>
  header.parts.length === 1 ? header.parts[0]?.text : undefined;

/** An employer's line above several posts: one name, no text, and a span that holds the next one's. */
function isGroup(post: Post, next: Post | undefined): boolean {
  const name = onlyName(post);
  const role = next && onlyName(next);
  if (!next || name === undefined || role === undefined || post.block.body.length > 0) return false;
  if (post.pair.organisation?.line === post.pair.title?.line) return false;
  return (
    roleScore(name) <= organisationScore(name) &&
    roleScore(role) > 0 &&
    covers(post.block, next.block)
  );
}

interface Employer {
  readonly part: Part;
  readonly place: Header["place"];
  /** Where a line of its own with its own time names it for several posts. */
  readonly group?: Block;
}

/** A post under its employer's line is one name, commas and all. */
function insideGroup(post: Post, employer: Employer | undefined): Post {
  const [only, ...more] = post.header.parts;
  if (!employer || !only || more.length > 0) return post;
  if (employer.group && !covers(employer.group, post.block)) return post;
  const { title, organisation } = post.pair;
  const isOwn =
    organisationScore(organisation?.text ?? "") > 0 || roleScore(title?.text ?? "") === 0;
  return isOwn
    ? post
    : { ...post, pair: { title: only, organisation: undefined, confidence: 0.75 } };
}

/** The employer stands on a line of its own above the post's. */
function employerAbove({ block, header, pair }: Post): Employer | undefined {
  const { organisation, title } = pair;
  if (!organisation || !title || organisation.row >= title.row || organisation.row >= block.anchor)
    return undefined;
  return { part: organisation, place: header.place };
}

/** A post with one month and nothing else began and ended in it. */
function postSpan(block: Block): ParsedSpan {
  const span = blockSpan(block);
  const { start_date, end_date } = span;
  const isMonth = start_date === undefined && /^\d{4}-\d{2}/.test(end_date?.value ?? "");
  return isMonth && end_date ? { ...span, start_date: end_date } : span;
}

const textOf = (part: Part | undefined, confidence: number): Found<string> | undefined =>
  part && found(part.text, confidence, [part.line]);

function toExperience(
  { block, header, pair }: Post,
  employer: Employer | undefined,
): ParsedExperience {
  const place = header.place ?? employer?.place;
  return {
    title: textOf(pair.title, pair.confidence),
    company: textOf(pair.organisation ?? employer?.part, pair.organisation ? pair.confidence : 0.7),
    location: place && found(place.place.text, place.place.known ? 0.9 : 0.7, [place.line]),
    ...postSpan(block),
    ...descriptionOf(block),
  };
}

/** A post of a form such as Europass. */
function labelledExperience(entry: LabelledEntry): ParsedExperience {
  const { name, place } = nameAndPlace(entry.get("company"));
  const own = entry.get("place");
  const valueOf = (kind: FieldKind, text = entry.get(kind)?.text) =>
    text === undefined ? undefined : found(text, 0.95, entry.get(kind)?.lines ?? []);
  return {
    title: valueOf("title"),
    company: valueOf("company", name),
    location: own ? valueOf("place") : valueOf("company", place),
    ...labelledSpan(entry),
    description: valueOf("activities"),
  };
}

/** Reads the posts of a section; several posts under one employer's name all get it. */
export function readExperiences(lines: readonly Line[]): ParsedExperience[] {
  const form = (gridEntries(lines) ?? labelledEntries(lines))?.map(labelledExperience);
  if (form) return form.filter((entry) => entry.title ?? entry.company);
  const blocks = blocksOf(lines);
  const headers = headersOf(blocks);
  const pairs = pairsOf(headers);
  const posts = blocks.flatMap((block, at): Post[] => {
    const [header, pair] = [headers[at], pairs[at]];
    return header && pair ? [{ block, header, pair }] : [];
  });
  let employer: Employer | undefined;
  return posts.flatMap((own, at) => {
    if (isGroup(own, posts[at + 1])) {
      const part = own.header.parts[0];
      employer = part && { part, place: own.header.place, group: own.block };
      return [];
    }
    const post = insideGroup(own, employer);
    const above = employerAbove(post);
    if (above) employer = above;
    else if (post.pair.organisation) employer = undefined;
    const inherits = post.pair.title !== undefined && post.pair.organisation === undefined;
    const experience = toExperience(post, inherits ? employer : undefined);
    return (experience.title ?? experience.company) ? [experience] : [];
  });
}
