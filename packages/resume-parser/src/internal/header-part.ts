import type { Cell } from "../line.ts";
import type { Block } from "./entry-blocks.ts";
import { piecesOf, stripContractType, stripNameLabel, type Piece } from "./header-pieces.ts";
import { numbersOf } from "./layout/line-cells.ts";
import { labelledPlace, type Place, readPlace, readPlacePhrase } from "./places/place.ts";
import { splitTrailingPlace } from "./places/trailing-place.ts";
import { organisationScore, roleScore } from "./text/word-scores.ts";

/** A part of an entry's header: an organisation, a job title, a degree. */
export interface Part {
  readonly text: string;
  /** Numbers of its lines. */
  readonly lines: readonly number[];
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
    | { readonly place: Place; readonly lines: readonly number[]; readonly row: number }
    | undefined;
}

export const townOf = (text: string): Place => ({
  text,
  city: text,
  country: undefined,
  postalCode: undefined,
  known: false,
});

interface Draft {
  parts: Part[];
  places: { place: Place; lines: readonly number[]; row: number }[];
}

/** A town with its country is never a name. */
const isWhole = ({ city, country }: Place) => city !== undefined && country !== undefined;

interface CellPlace {
  readonly lines: readonly number[];
  readonly row: number;
  /** Its line has the entry's date range. */
  readonly isDated: boolean;
}

/** Returns the place if the cell contains nothing else; `Maçon` is an occupation, and Mâcon a town. */
function placeAlone({ text }: Cell): Place | undefined {
  const labelled = labelledPlace(text);
  if (labelled !== undefined) return readPlace(labelled) ?? townOf(labelled);
  const place = readPlace(text) ?? readPlacePhrase(text);
  return place?.known === true && roleScore(text) === 0 ? place : undefined;
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

export type PlacedRun = Piece & { readonly place: Place | undefined };

/**
 * The parts of a header's cell, each with the place at its end; a part that is only a place has no text. A type of contract is
 * dropped, unless it may be all that names the position: `Acme | Internship`.
 */
export function placedPieces(cell: Cell, keepsType = false): PlacedRun[] {
  const own = stripNameLabel(keepsType ? cell : stripContractType(cell));
  const alone = placeAlone(own);
  return alone
    ? own.runs.slice(0, 1).map((run) => ({ ...run, text: "", place: alone }))
    : splitCell(own);
}

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
        lines: numbersOf(marked.line),
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
  place: { place, lines: part.lines, row: part.row },
});

/** Returns an unlisted place of the right form among the parts after title and employer. */
function placeByForm(parts: readonly Part[]): PlacePart | undefined {
  for (const part of parts) {
    const place = readPlace(part.text);
    if (place) return { place, part };
  }
  return undefined;
}
