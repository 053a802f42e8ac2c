import { contractType, employerPreposition } from "@postulo/lexicon/entry-headers";
import type { Cell, Run } from "../line.ts";
import type { Block } from "./entry-blocks.ts";
import { fieldOfLabel } from "./field-label.ts";
import { trimSeparators } from "./folded-text.ts";
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

const pipes =
  /(?<!\s)\s+(?:[|•·∙⋅‣▪/~]\s+)+|(?:(?<!\s)\s+)?[|•·▪]\s*|(?<!\s)\s+@\s+|\s{3,}|\s?::\s?/u;
const dashes = /(?<!\s)\s+[–—-]\s+|\s[–—]|[–—]\s/u;

const isTiny = (run: Run) => run.text.trim().length < 2;
const hasSameStyle = (one: Run, other: Run) =>
  one.bold === other.bold && one.italic === other.italic && Math.abs(one.size - other.size) < 0.6;
const isInsideWord = (before: Run, after: Run) =>
  /[\p{L}\p{N}]$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(after.text);

/** Merges neighbouring runs of one style, also if the style changes inside a word. */
function styleGroups(runs: readonly Run[]): Run[] {
  const groups: Run[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    const joins =
      last && (hasSameStyle(last, run) || isInsideWord(last, run) || isTiny(run) || isTiny(last));
    if (last && joins) groups[groups.length - 1] = { ...last, text: last.text + run.text };
    else groups.push(run);
  }
  return groups;
}

const isNoise = (text: string) =>
  !/[\p{L}\p{N}]/u.test(text) || /^(?:https?:\/\/\S+|www\.\S+|lien|link)$/iu.test(text);

const splitRun = (run: Run, sign: RegExp): Run[] =>
  run.text
    .split(sign)
    .map((text) => ({ ...run, text: trimSeparators(text) }))
    .filter((one) => !isNoise(one.text));

const isNoPlace = (run: Run) => readPlace(run.text)?.known !== true;

type Piece = Run & { readonly whole?: string };

const stripText = (text: string) => text.replaceAll(contractType, "");

/** Strips contract types, which are neither names nor places. */
function stripContractType(cell: Cell): Cell {
  if (cell.text.search(contractType) < 0) return cell;
  return {
    ...cell,
    text: stripText(cell.text),
    runs: cell.runs.map((run) => ({ ...run, text: stripText(run.text) })),
  };
}

/** Strips the label of a single labelled name: `Position held: Fitter`. */
function stripNameLabel(cell: Cell): Cell {
  const [whole = "", label = ""] = /^([^:]{3,30}?)\s*:\s+(?=\S)/u.exec(cell.text) ?? [];
  const kind = label === "" ? undefined : fieldOfLabel(label);
  if (kind !== "title" && kind !== "company" && kind !== "school") return cell;
  const text = cell.text.slice(whole.length);
  const [first, ...others] = cell.runs.filter((run) => text.includes(run.text.trim()));
  const runs = first ? [first, ...others] : cell.runs.slice(0, 1).map((run) => ({ ...run, text }));
  return { ...cell, text, runs };
}

/** `Acme (rail equipment, 140 M€) – Lyon`: strips a remark in parentheses after a name of another style. */
function stripRemark(run: Run, at: number): Run[] {
  const [, inside = "", rest = ""] = (at > 0 && /^\s*\(([^)]{3,})\)(.*)$/u.exec(run.text)) || [];
  if (readPlace(inside)) return [inside, rest].map((text) => ({ ...run, text }));
  return inside !== "" && (/[,\d]/.test(inside) || trimSeparators(rest) !== "")
    ? [{ ...run, text: rest }]
    : [run];
}

/**
 * Splits at pipes and bullets, else at dashes; a dash next to a pipe is part of a name unless the pipe only separates a
 * place.
 */
function splitGroup(run: Run): Piece[] {
  const byPipes = splitRun(run, pipes);
  if (byPipes.filter(isNoPlace).length > 1) return byPipes;
  return byPipes.flatMap((piece) => {
    const byDashes = splitRun(piece, dashes);
    const isNames = byDashes.filter(isNoPlace).length > 1;
    return isNames ? byDashes.map((one) => ({ ...one, whole: piece.text })) : byDashes;
  });
}

const piecesOf = (cell: Cell): Piece[] =>
  styleGroups(cell.runs)
    .flatMap(stripRemark)
    .flatMap(splitGroup)
    .flatMap((piece) => splitRun(piece, employerPreposition));

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
