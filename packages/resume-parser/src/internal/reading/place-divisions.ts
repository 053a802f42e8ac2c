import type { ReadingWeights } from "../../reading-weights.ts";
import type { ClassifiedLine } from "../classified-lines.ts";
import type { Cell } from "../../line.ts";
import { type Place, readPlace } from "../places/place.ts";
import { nameBeforePlace, readTownInRegion } from "../places/town-in-region.ts";
import { headerPieces } from "./header-pieces-of-line.ts";
import type { Division } from "./study-divisions.ts";

/** `Acme, Smallville, France`: a name in no list of towns before a place, which can be an employer or a part of that town. */
export function namedPlaceDivisions(
  marked: ClassifiedLine,
  row: number,
  weights: ReadingWeights,
): Division[] {
  for (const [at, cell] of marked.cells.entries()) {
    const named = nameBeforePlace(cell.text);
    const [run] = cell.runs;
    if (!named || !run) continue;
    const name = { ...cell, text: named.name, runs: [{ ...run, text: named.name }] };
    const { pieces, place } = headerPieces({ ...marked, cells: marked.cells.with(at, name) }, row);
    if (place) continue;
    return [{ pieces, place: named.place, cost: weights.place + weights.namedPlace }];
  }
  return [];
}

/** `Smallville, Vermont` alone: a town in no list with its region, which is also the name of a large city. */
export function placeDivisions({ cells }: ClassifiedLine, weights: ReadingWeights): Division[] {
  const [only, ...others] = cells;
  const place = only && others.length === 0 ? readTownInRegion(only.text) : undefined;
  return place ? [{ pieces: [], place, cost: weights.place }] : [];
}

/** `Smallville-France at Elm College`: group 1 is the place, group 2 the name behind a preposition. */
const placeBefore = new RegExp(
  [
    String.raw`^(\p{Lu}[^:;()]{1,40}?)(?:,\s?|\s)(?:au|aux|à la|à l['’]|à|at|chez)\s?`,
    String.raw`((?:\p{Lu}|[ée]cole|lyc[ée]e|coll[èe]ge|universit).{2,})$`,
  ].join(""),
  "u",
);

/** The cell without the known place before its name, and that place. */
function afterPlace(cell: Cell): { cell: Cell; place: Place } | undefined {
  const [, before = "", name = ""] = placeBefore.exec(cell.text) ?? [];
  const place = readPlace(before.replace(/(?<=\p{Ll})-(?=\p{Lu})/u, ", "));
  const [run] = cell.runs;
  return run && place?.known === true
    ? { cell: { ...cell, text: name, runs: [{ ...run, text: name }] }, place }
    : undefined;
}

/** A known place before the name of an employer or school, with a preposition between them. */
export function placeBeforeDivisions(
  marked: ClassifiedLine,
  row: number,
  weights: ReadingWeights,
): Division[] {
  const [cell, ...others] = marked.cells;
  const named = cell && others.length === 0 ? afterPlace(cell) : undefined;
  if (!named) return [];
  const { pieces, place } = headerPieces({ ...marked, cells: [named.cell] }, row);
  if (place) return [];
  const placed = pieces.map((piece, at) => ({ ...piece, isPlaced: at === 0 }));
  return [{ pieces: placed, place: named.place, cost: weights.place }];
}
