import { contractAlone, contractType, employerPreposition } from "@postulo/lexicon/entry-headers";
import type { Cell, Run } from "../line.ts";
import { stripDuration } from "./dates/date-range.ts";
import { fieldOfLabel } from "./field-label.ts";
import { trimSeparators } from "./text/folded-text.ts";
import { readPlace } from "./places/place.ts";

const pipes =
  /(?<!\s)\s+(?:[|•·∙⋅‣▪/~]\s+)+|(?:(?<!\s)\s+)?[|•·▪]\s*|(?<!\s)\s+@\s+|\s{3,}|\s?::\s?/u;
const dashes = /(?<!\s)\s+[–—-]\s+|\s[–—]|[–—]\s|\s-(?=\p{Lu}{3})/u;

const isTiny = (run: Run) => run.text.trim().length < 2;
const hasSameStyle = (one: Run, other: Run) =>
  one.bold === other.bold && one.italic === other.italic && Math.abs(one.size - other.size) < 0.6;
const isInsideWord = (before: Run, after: Run) =>
  /[\p{L}\p{N}]$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(after.text);

/** `Lycée de` before `Lyon` in other print. */
const isOpen = ({ text }: Run) =>
  /(?:^|\s)(?:d[eu]s?|de la|of|the|et|and|&|[dl]['’])\s*$/u.test(text);

/** Merges neighbouring runs of one style, also if the style changes inside a word or a name. */
function styleGroups(runs: readonly Run[]): Run[] {
  const groups: Run[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    const joins =
      last &&
      (hasSameStyle(last, run) ||
        isInsideWord(last, run) ||
        isOpen(last) ||
        isTiny(run) ||
        isTiny(last));
    if (last && joins) groups[groups.length - 1] = { ...last, text: last.text + run.text };
    else groups.push(run);
  }
  return groups;
}

/** Whether a text is only the address of a site: `https://example.org`, `example.org/team`. */
export const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/\S+|www\.\S+|(?:[a-z\d-]+\.){1,3}[a-z]{2,12}\/\S*)$/i.test(text);

const isNoise = (text: string) =>
  contractAlone.test(text) ||
  stripDuration(text) === "" ||
  !/[\p{L}\p{N}]/u.test(text) ||
  isAddress(text) ||
  /^(?:lien|link)$/iu.test(text);

const splitRun = (run: Run, sign: RegExp): Run[] =>
  run.text
    .split(sign)
    .map((text) => ({ ...run, text: trimSeparators(text) }))
    .filter((one) => !isNoise(one.text));

const isNoPlace = (run: Run) => readPlace(run.text)?.known !== true;

export type Piece = Run & {
  readonly whole?: string;
  /** It follows a preposition such as `chez`. */
  readonly isPlaced?: boolean;
};

const stripText = (text: string) => text.replaceAll(contractType, "");

/** Strips contract types, which are neither names nor places. */
export function stripContractType(cell: Cell): Cell {
  if (cell.text.search(contractType) < 0) return cell;
  return {
    ...cell,
    text: stripText(cell.text),
    runs: cell.runs.map((run) => ({ ...run, text: stripText(run.text) })),
  };
}

/** Strips the label of a single labelled name: `Position held: Fitter`. */
export function stripNameLabel(cell: Cell): Cell {
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

/** `au sein de l’équipe Acme`. */
const within =
  /^(?:au sein d(?:e|u|es)\s+(?:l['’](?:équipe|entreprise|agence|association)\s+)?|l['’]équipe\s+)(?=\p{Lu})/u;

/** `at Acme` on a line of its own. */
const employerOpening = /^(?:at|chez|@)\s+(?=\p{Lu})/u;

/** The text behind a preposition, where nothing is left of what stood before it. */
function stripTeam(piece: Piece): Piece {
  const text = piece.text.replace(employerOpening, "").replace(within, "");
  return text === piece.text ? piece : { ...piece, text, isPlaced: true };
}

/** Splits the cell of a header line into names: by style, by separators, and at a preposition before an employer. */
export const piecesOf = (cell: Cell): Piece[] =>
  styleGroups(cell.runs)
    .flatMap(stripRemark)
    .flatMap(splitGroup)
    .flatMap((piece): Piece[] =>
      splitRun(piece, employerPreposition).map((one, at) =>
        stripTeam(at === 0 ? one : { ...one, isPlaced: true }),
      ),
    );
