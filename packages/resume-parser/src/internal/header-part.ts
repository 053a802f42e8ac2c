import type { Cell } from "../line.ts";
import type { Block } from "./entry-blocks.ts";
import { piecesOf, stripContractType, stripNameLabel, type Piece } from "./header-pieces.ts";
import { isTown, labelledPlace, type Place, readPlace, splitTrailingPlace } from "./place.ts";
import { organisationScore, roleScore } from "./word-scores.ts";

/** A part of an entry's header: an organisation, a job title, a degree. */
export interface Part {
  readonly text: string;
  /** Number of its line. */
  readonly line: number;
  /** Index of its line in the header, from 0. */
  readonly row: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The text before it was split at a dash. */
  readonly whole?: string | undefined;
}

/** The parts of an entry's header, without its place. */
export interface Header {
  readonly parts: readonly Part[];
  readonly place:
    | { readonly place: Place; readonly line: number; readonly row: number }
    | undefined;
}

const townOf = (text: string): Place => ({
  text,
  city: text,
  country: undefined,
  postalCode: undefined,
  known: false,
});

interface Draft {
  parts: Part[];
  places: { place: Place; line: number; row: number }[];
}

/** A town with its country is never a name. */
const isWhole = ({ city, country }: Place) => city !== undefined && country !== undefined;

interface CellPlace {
  readonly line: number;
  readonly row: number;
  /** Its line has the entry's date range. */
  readonly isDated: boolean;
}

/** Returns the place if the cell contains nothing else. */
function placeAlone({ text }: Cell): Place | undefined {
  const labelled = labelledPlace(text);
  if (labelled !== undefined) return readPlace(labelled) ?? townOf(labelled);
  const place = readPlace(text);
  return place?.known === true ? place : undefined;
}

function addCell(draft: Draft, cell: Cell, { isDated, ...at }: CellPlace): void {
  const alone = placeAlone(cell);
  if (alone && (draft.parts.length > 0 || at.row > 0 || (isDated && isWhole(alone)))) {
    draft.places.push({ place: alone, ...at });
    return;
  }
  for (const piece of splitCell(cell)) {
    if (piece.place) draft.places.push({ place: piece.place, ...at });
    if (piece.text !== "")
      draft.parts.push({
        ...at,
        text: piece.text,
        bold: piece.bold,
        italic: piece.italic,
        whole: piece.whole,
      });
  }
}

type PlacedRun = Piece & { readonly place: Place | undefined };

/** Finds a place at the end of the whole cell first, because a place can contain a dash. */
function splitCell(cell: Cell): PlacedRun[] {
  const pieces = piecesOf(cell);
  const found = pieces.map((piece): PlacedRun => {
    const whole = pieces.length > 1 ? readPlace(piece.text) : undefined;
    if (whole?.known === true || (whole && pieces.length > 2))
      return { ...piece, text: "", place: whole };
    const tail = splitTrailingPlace(piece.text);
    return tail ? { ...piece, text: tail.rest, place: tail.place } : { ...piece, place: undefined };
  });
  return found.some((piece) => piece.text !== "")
    ? found
    : pieces.map((piece) => ({ ...piece, place: undefined }));
}

const joining = /^(?:d[eu]s?|l[ae]s?|et|of|the|and|d['’].*)$/u;

/** Drops mostly lower-case lines below two names: they describe the entry. */
function dropDescriptions(parts: readonly Part[]): Part[] {
  const isRemark = ({ text, row }: Part) => {
    const words = text.split(/\s+/);
    const small = words.filter((word) => /^\p{Ll}/u.test(word) && !joining.test(word)).length;
    const isNamed = roleScore(text) > 0 || organisationScore(text) > 0;
    if (isNamed || words.length < 3) return false;
    return row > 1 ? small * 2 >= words.length : row === 1 && small * 3 >= words.length * 2;
  };
  const names = parts.filter((part) => !isRemark(part));
  const areBoth = names.length > 1 || /[^,]{3},\s+\p{Lu}/u.test(names[0]?.text ?? "");
  return areBoth ? names : [...parts];
}

/** Splits an entry's header into parts in reading order. */
export function headerOf(block: Block): Header {
  const draft: Draft = { parts: [], places: [] };
  block.header.forEach((marked, row) => {
    if (marked.body && marked.range !== undefined && row > 0) return;
    for (const cell of marked.cells)
      addCell(draft, stripNameLabel(stripContractType(cell)), {
        line: marked.line.number,
        row,
        isDated: marked.range !== undefined,
      });
  });
  draft.parts = dropDescriptions(draft.parts);
  const byForm = draft.places.length > 0 ? undefined : placeByForm(draft.parts.slice(2));
  return byForm ? withPlace(draft.parts, byForm) : { parts: draft.parts, place: draft.places[0] };
}

interface PlacePart {
  readonly place: Place;
  readonly part: Part;
}

const withPlace = (parts: readonly Part[], { place, part }: PlacePart): Header => ({
  parts: parts.filter((one) => one !== part),
  place: { place, line: part.line, row: part.row },
});

/** Returns an unlisted place of the right form among the parts after title and employer. */
function placeByForm(parts: readonly Part[]): PlacePart | undefined {
  for (const part of parts) {
    const place = readPlace(part.text);
    if (place) return { place, part };
  }
  return undefined;
}

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Undoes splits at dashes where no other entry of the section has a dash in that row. */
function rejoinNames(headers: readonly Header[]): Header[] {
  const isDivided = ({ parts }: Header, row: number) =>
    parts.some((part) => part.row === row && part.whole !== undefined);
  const isOdd = (part: Part) =>
    part.whole !== undefined &&
    headers.length > 1 &&
    headers.filter((header) => isDivided(header, part.row)).length === 1 &&
    headers.every(
      ({ parts }) =>
        parts.some((one) => one.row === part.row && one.whole === part.whole) ||
        parts.filter((one) => one.row === part.row).length === 1,
    );
  return headers.map((header) => ({
    ...header,
    parts: header.parts.flatMap((part, at) => {
      if (part.whole === undefined || !isOdd(part)) return [part];
      const isFirst = header.parts.findIndex((one) => one.whole === part.whole) === at;
      return isFirst ? [{ ...part, text: part.whole, whole: undefined }] : [];
    }),
  }));
}

/** `Driver, Acme Ltd, Smallville`: the last of three names is the place, as in other entries. */
function splitTrailingTown(header: Header, row?: number): Header {
  const part = header.parts.findLast((one) => row === undefined || one.row === row);
  const [, rest = "", tail = ""] = /^(.*\S),\s+([^\s,][^,]*)$/u.exec(part?.text ?? "") ?? [];
  const names = header.parts.length + rest.split(/,\s/).length - 1;
  if (header.place !== undefined || !part || names < 2 || !isTown(tail)) return header;
  if (roleScore(tail) > 0 || organisationScore(tail) > 0) return header;
  const place = { place: townOf(tail), line: part.line, row: part.row };
  const parts = header.parts.map((one) => (one === part ? { ...part, text: rest } : one));
  return { parts, place };
}

const isPossibleTown = ({ text }: Part) =>
  isTown(text) && roleScore(text) === 0 && organisationScore(text) === 0;

/** Takes the last name of each entry as its town if every entry ends with a possible one after two names. */
function splitTrailingTowns(headers: readonly Header[]): Header[] {
  const all = headers.map((header) =>
    header.parts.length === 1 ? splitTrailingTown(header) : header,
  );
  const areAll = headers.length > 1 && all.every(({ place }) => place !== undefined);
  return areAll ? all : [...headers];
}

/**
 * Splits the headers of a section. If most entries have a place, an extra part in the row of places is an unlisted
 * town.
 */
export function headersOf(blocks: readonly Block[]): Header[] {
  const headers = rejoinNames(blocks.map(headerOf));
  const placed = headers.filter((header) => header.place !== undefined);
  const usualParts = mostFrequent(placed.map((header) => header.parts.length));
  const usualRow = mostFrequent(placed.flatMap((header) => header.place?.row ?? []));
  const fits = (header: Header) => {
    const part = header.parts.findLast(({ row }) => row === usualRow);
    const isTooMany = header.parts.length === (usualParts ?? 0) + 1;
    return header.place !== undefined || (isTooMany && part !== undefined && isPossibleTown(part));
  };
  const areFew = placed.length * 2 < headers.length && !headers.every(fits);
  if (usualParts === undefined || areFew) return splitTrailingTowns(headers);
  return headers
    .map((header) => splitTrailingTown(header, usualRow))
    .map((header) => {
      const part = header.parts.findLast((one) => one.row === usualRow);
      const isTooMany = header.place === undefined && header.parts.length === usualParts + 1;
      if (!isTooMany || !part || !isTown(part.text) || roleScore(part.text) > 0) return header;
      return withPlace(header.parts, { place: townOf(part.text), part });
    });
}
