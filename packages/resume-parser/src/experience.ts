import { beforeClient, selfEmployed } from "@postulo/lexicon/entry-headers";
import { fold } from "@postulo/lexicon/fold";
import { blockLines, blockSpan, extracted } from "./internal/extracted.ts";
import { numbersOf } from "./internal/layout/line-cells.ts";
import type { FieldKind } from "./internal/field-label.ts";
import { gridEntries } from "./internal/layout/grid-entries.ts";
import { townOf } from "./internal/header-part.ts";
import {
  labelledEntries,
  type LabelledEntry,
  labelledLines,
  labelledSpan,
  nameAndPlace,
} from "./internal/labelled-entries.ts";
import { isListOfTowns, type Place } from "./internal/places/place.ts";
import type { LabelledPart } from "./internal/reading/line-readings.ts";
import { readPositions } from "./internal/reading/read-positions.ts";
import {
  blockOfEntry,
  type HeaderLine,
  type ReadEntry,
  readingOf,
} from "./internal/reading/read-entry.ts";
import {
  appositionStart,
  describedBy,
  divideAt,
  sentenceStart,
  type ToldName,
} from "./internal/names/told-names.ts";
import { splitPositionSentences } from "./internal/position-sentences.ts";
import { organisationScore, roleScore } from "./internal/text/word-scores.ts";
import type { Line } from "./line.ts";
import type { ParsedExperience, ParsedSpan } from "./parsed-resume.ts";

/** A header line without names, dates and place describes the entry: `Team of five`. */
const isRemark = ({ marked, reading }: HeaderLine) =>
  marked.range === undefined &&
  reading.place === undefined &&
  reading.parts.length > 0 &&
  reading.parts.every(({ label }) => label === "remark") &&
  !/https?:|www\.|\S@\S/.test(marked.line.text);

/** The entry with its remarks before the lines of its description. */
function withRemarks(entry: ReadEntry): ReadEntry {
  const remarks = entry.header.filter(isRemark).map(({ marked }) => marked);
  if (remarks.length === 0) return entry;
  const header = entry.header.filter((line) => !isRemark(line));
  return { ...entry, header, body: [...remarks, ...entry.body] };
}

/** A single month or year is both start and end of the position. */
function positionSpan(entry: ReadEntry): ParsedSpan {
  const span = blockSpan(blockOfEntry(entry));
  const { start_date, end_date } = span;
  return start_date === undefined && end_date ? { ...span, start_date: end_date } : span;
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
    lines: labelledLines(entry),
  };
}

/** A place and the numbers of its lines. */
interface PlaceOfEntry {
  readonly place: Place;
  readonly lines: readonly number[];
}

function placeOf(entry: ReadEntry): PlaceOfEntry | undefined {
  for (const { marked, reading } of entry.header)
    if (reading.place) return { place: reading.place, lines: numbersOf(marked.line) };
  return undefined;
}

const partOf = (entry: ReadEntry, label: LabelledPart["label"]): LabelledPart | undefined =>
  entry.header.flatMap(({ reading }) => reading.parts).find((part) => part.label === label);

interface Employer {
  readonly part: LabelledPart;
  readonly place: PlaceOfEntry | undefined;
}

/** The confidence of a name before the whole entry is judged (`entry-doubt.ts`). */
const unjudged = 0.8;

/** A title; an organisation behind it is not told. */
function titleOf({ text }: LabelledPart): ToldName {
  const whole = { name: text, told: [] };
  const divided = divideAt(whole, sentenceStart);
  return divided.told.some((told) => organisationScore(told) > 0) ? whole : divided;
}

const employerOf = ({ text }: LabelledPart): ToldName =>
  divideAt(divideAt({ name: text, told: [] }, sentenceStart), appositionStart);

/** The name that a part has, and what is told behind it. */
function readName(part: LabelledPart | undefined, read: (part: LabelledPart) => ToldName) {
  if (!part) return { name: undefined, told: [] };
  const { name, told } = read(part);
  return { name: extracted(name, unjudged, part.lines), told };
}

const maxTitleWords = 4;

/** `Marlin Canteens, 2016` above the item `Pastry cook`: the item is the title. */
function titleBelow(
  { body: [first] }: ReadEntry,
  own: LabelledPart | undefined,
): LabelledPart | undefined {
  const text = first?.line.text ?? "";
  const isShort = text !== "" && text.split(" ").length <= maxTitleWords && !/[.:,;]/.test(text);
  return first && own && isShort && roleScore(text) >= 0.7
    ? { ...own, text, label: "title", lines: numbersOf(first.line) }
    : undefined;
}

/** `for Bradford & Bingley`: what follows is a client. */
const isClient = ({ header }: ReadEntry, name: string) =>
  header.some(({ marked: { line } }) =>
    beforeClient.test(fold(line.text.slice(0, Math.max(0, line.text.indexOf(name))))),
  );

/** The towns in the place of an employer of somebody who has none: `Freelance fitter, Bradford and Bingley`. */
function townsOf(entry: ReadEntry, title: LabelledPart | undefined): PlaceOfEntry | undefined {
  const own = partOf(entry, "organisation");
  if (!title || !own || placeOf(entry) || !selfEmployed.test(fold(title.text))) return undefined;
  if (!isListOfTowns(own.text) || isClient(entry, own.text)) return undefined;
  return { place: { ...townOf(own.text), known: true }, lines: own.lines };
}

function toExperience(entry: ReadEntry, employer: Employer | undefined): ParsedExperience {
  const named = partOf(entry, "organisation");
  const above = partOf(entry, "title");
  const title = above ?? titleBelow(entry, named);
  const towns = townsOf(entry, title);
  const own = towns ? undefined : named;
  const place = placeOf(entry) ?? towns ?? employer?.place;
  const read = readName(title, titleOf);
  const organisation = readName(own ?? employer?.part, employerOf);
  const body = entry.body.slice(title === above ? 0 : 1);
  const block = { ...blockOfEntry(entry), body };
  return {
    title: read.name,
    company: organisation.name,
    location: place && extracted(place.place.text, place.place.known ? 0.9 : 0.7, place.lines),
    ...positionSpan(entry),
    ...describedBy(block, [...read.told, ...organisation.told]),
    lines: blockLines(blockOfEntry(entry)),
    reading: readingOf(entry),
  };
}

/** The positions of entries; an organisation's heading applies to each position below it. */
export function toExperiences(entries: readonly ReadEntry[]): ParsedExperience[] {
  let employer: Employer | undefined;
  return entries.flatMap((entry, at) => {
    const part = partOf(entry, "organisation");
    if (part) employer = { part, place: placeOf(entry) };
    const isHeading = partOf(entry, "title") === undefined && entries[at + 1]?.inherits === true;
    if (isHeading) return [];
    const experience = toExperience(entry, entry.inherits ? employer : undefined);
    return (experience.title ?? experience.company) ? [experience] : [];
  });
}

/** Reads the positions of a section. */
export function readExperiences(lines: readonly Line[]): ParsedExperience[] {
  const form = (gridEntries(lines) ?? labelledEntries(lines))?.map(labelledExperience);
  if (form) return form.filter((entry) => entry.title ?? entry.company);
  return toExperiences(readPositions(splitPositionSentences(lines)).map(withRemarks));
}
