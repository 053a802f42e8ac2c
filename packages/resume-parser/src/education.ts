import { type Block, blocksOf } from "./internal/entry-blocks.ts";
import { trimSeparators } from "./internal/folded-text.ts";
import { blockSpan, descriptionOf, found } from "./internal/found.ts";
import { headerOf, type Part } from "./internal/header-part.ts";
import { splitDegree } from "./internal/degree.ts";
import { studyPiece, type StudyPiece, withoutFieldLabel } from "./internal/study-words.ts";
import { schoolScore } from "./internal/word-scores.ts";
import type { Line } from "./line.ts";
import type { Found, ParsedEducation } from "./parsed-resume.ts";

interface Piece extends Part {
  readonly kind: StudyPiece;
  /** Place among the pieces that were not divided at commas: where in the header its slot is. */
  readonly slot: number;
}

/** Divides a part at its commas, unless a comma belongs to a name, and says what each piece is. */
function piecesOf(part: Part, slot: number): Piece[] {
  const texts = part.text
    .split(/,\s+(?![^()]*\))|\s+(?:from|at|à l['’]|à la|à)\s*(?=\p{Lu})|;\s+|:\s+(?=\p{Lu})/u)
    .map(trimSeparators)
    .filter(Boolean);
  return texts.map((text) => ({ ...part, text, slot, kind: studyPiece(text) }));
}

interface Study {
  readonly block: Block;
  readonly pieces: readonly Piece[];
}

/** The slot in which schools stand in most entries of the section. */
function schoolSlot(studies: readonly Study[]): number | undefined {
  const votes = new Map<number, number>();
  for (const { pieces } of studies) {
    const slots = new Set(
      pieces.filter((piece) => piece.kind === "school").map((piece) => piece.slot),
    );
    for (const slot of slots) votes.set(slot, (votes.get(slot) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function findSchool(pieces: readonly Piece[], usual: number | undefined): Piece | undefined {
  const schools = pieces.filter((piece) => piece.kind === "school");
  const best = [...schools].sort((a, b) => schoolScore(b.text) - schoolScore(a.text))[0];
  if (best) return best;
  const open = pieces.filter((piece) => piece.kind === "open");
  const degree = pieces.find((piece) => piece.kind === "degree");
  return (
    open.find((piece) => piece.slot === usual) ??
    open.find((piece) => piece.slot !== degree?.slot && piece.row <= (degree?.row ?? 0) + 1) ??
    open.find((piece) => piece.slot !== degree?.slot)
  );
}

interface Text {
  readonly text: string;
  readonly line: number;
  /** The words said what it is; otherwise its place did. */
  readonly sure: boolean;
}

interface Course {
  readonly degree: Text | undefined;
  readonly field: Text | undefined;
}

/** A piece without telling words beside the degree or the school: what was studied. */
function openPiece(pieces: readonly Piece[], school: Piece | undefined, degree: Piece | undefined) {
  const open = pieces.filter((piece) => piece.kind === "open" && piece !== school);
  return (
    open.find((piece) => piece.slot === degree?.slot) ??
    open.find((piece) => piece.slot === school?.slot) ??
    open[0]
  );
}

function findCourse(pieces: readonly Piece[], school: Piece | undefined): Course {
  const degree = pieces.find((piece) => piece.kind === "degree");
  const open = openPiece(pieces, school, degree);
  const labelled = pieces.find((piece) => piece.kind === "field");
  const named = labelled && {
    text: withoutFieldLabel(labelled.text),
    line: labelled.line,
    sure: true,
  };
  const loose = open && { text: open.text, line: open.line, sure: false };
  // A subject without a degree's name is all that is known of the course.
  if (!degree) return { degree: loose, field: named };
  const split = splitDegree(degree.text);
  const own =
    split.field === undefined ? undefined : { text: split.field, line: degree.line, sure: true };
  return {
    degree: { text: split.degree, line: degree.line, sure: true },
    field: own ?? named ?? loose,
  };
}

const valueOf = (text: Text | undefined, sure: number, unsure: number): Found<string> | undefined =>
  text && found(text.text, text.sure ? sure : unsure, [text.line]);

function toEducation({ block, pieces }: Study, usual: number | undefined): ParsedEducation {
  const school = findSchool(pieces, usual);
  const { degree, field } = findCourse(pieces, school);
  return {
    school: school && found(school.text, school.kind === "school" ? 0.95 : 0.65, [school.line]),
    degree: valueOf(degree, 0.92, 0.5),
    field_of_study: valueOf(field, 0.85, 0.6),
    ...blockSpan(block),
    ...descriptionOf(block),
  };
}

/** Reads the studies of a section. */
export function readEducation(lines: readonly Line[]): ParsedEducation[] {
  const studies = blocksOf(lines).map((block): Study => {
    const { parts } = headerOf(block);
    return { block, pieces: parts.flatMap(piecesOf) };
  });
  const usual = schoolSlot(studies);
  return studies
    .map((study) => toEducation(study, usual))
    .filter((entry) => entry.school ?? entry.degree);
}
