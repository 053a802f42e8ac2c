import { townOf } from "../header-part.ts";
import { isTown, type Place, splitListedTown } from "../places/place.ts";
import {
  degreeScore,
  organisationScore,
  roleScore,
  schoolScore,
  subjectScore,
} from "../text/word-scores.ts";
import { isAside } from "../value-kinds.ts";
import type { HeaderPiece } from "./header-pieces-of-line.ts";
import type { Vocabulary } from "./vocabulary.ts";

const isUnlistedTown = (text: string) =>
  isTown(text) && roleScore(text) === 0 && organisationScore(text) === 0 && !isAside(text);

/** `Moulin Vert Lyon` alone or behind a title: a town of the lists behind a name that nothing divides. */
export function stripListedTown(
  pieces: readonly HeaderPiece[],
): { pieces: HeaderPiece[]; place: Place } | undefined {
  const last = pieces.at(-1);
  const split = last && splitListedTown(last.text);
  if (!split || roleScore(split.rest) > 0) return undefined;
  return {
    pieces: [...pieces.slice(0, -1), { ...last, text: split.rest }],
    place: { ...townOf(split.town), known: true },
  };
}

/** `Nurse • Acme - Smallville`: the text after the last sign that is no comma as a town, which only the other entries confirm. */
export function stripLastPart(
  pieces: readonly HeaderPiece[],
): { pieces: HeaderPiece[]; place: Place } | undefined {
  const last = pieces.at(-1);
  const before = pieces.slice(0, -1);
  if (!last || before.length === 0) return undefined;
  const [, rest = "", town = ""] = /^(.*[^\s,–—-])\s[–—-]\s+([^\s,][^,]*)$/u.exec(last.text) ?? [];
  if (isUnlistedTown(town))
    return { pieces: [...before, { ...last, text: rest }], place: townOf(town) };
  return before.length > 1 && isUnlistedTown(last.text)
    ? { pieces: before, place: townOf(last.text) }
    : undefined;
}

/** `Acme Ltd, Smallville`, or `Acme Ltd · Smallville` alone: the text after the separator as a town, which is in no list. */
export function stripTown(
  pieces: readonly HeaderPiece[],
): { pieces: HeaderPiece[]; place: Place } | undefined {
  const last = pieces.at(-1);
  const before = pieces.slice(0, -1);
  if (!last) return undefined;
  const [name, ...others] = before;
  // Beside a title stands its employer.
  const isAlone = name?.cell === last.cell && others.length === 0 && roleScore(name.text) === 0;
  if (isAlone && isUnlistedTown(last.text)) return { pieces: before, place: townOf(last.text) };
  const [, rest = "", town = ""] = /^(.*\S),\s+([^\s,][^,]*)$/u.exec(last.text) ?? [];
  if (!isUnlistedTown(town)) return undefined;
  return { pieces: [...before, { ...last, text: rest }], place: townOf(town) };
}

const isUnnamed = (text: string) =>
  isUnlistedTown(text) && degreeScore(text) + schoolScore(text) + subjectScore(text) === 0;

/** Whether a text after a comma in the same cell is a town in no list, and the names around it an organisation and a title. */
function isTownBetween(
  [before, piece, behind]: readonly (HeaderPiece | undefined)[],
  { title, organisation }: Vocabulary,
): boolean {
  if (!before || !piece || !behind) return false;
  const isBeside = piece.cell.includes(`${before.text}, ${piece.text}`);
  const isNamed = organisation(before.text) > 0 || title(before.text) === 0;
  const isTitled = title(behind.text) > 0 && title(piece.text) === 0;
  return isBeside && isNamed && isTitled && isUnnamed(piece.text);
}

/** `Fernhill High School, Smallville — Graduate`: a town in no list between an organisation and a title. */
export function stripTownBetween(
  pieces: readonly HeaderPiece[],
  words: Vocabulary,
): { pieces: HeaderPiece[]; place: Place } | undefined {
  for (const [at, piece] of pieces.slice(0, -1).entries()) {
    const [, name = "", town = ""] = /^(.*\S),\s+([^\s,][^,]*)$/u.exec(piece.text) ?? [];
    if (words.subject && schoolScore(name) > 0 && isUnnamed(town))
      return { pieces: pieces.with(at, { ...piece, text: name }), place: townOf(town) };
    if (isTownBetween(pieces.slice(Math.max(0, at - 1), at + 2), words))
      return { pieces: pieces.toSpliced(at, 1), place: townOf(piece.text) };
  }
  return undefined;
}
