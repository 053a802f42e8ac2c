import { pieceSeparator } from "@postulo/lexicon/studies";
import type { Block } from "./internal/entry-blocks.ts";
import { trimSeparators } from "./internal/folded-text.ts";
import { blockLines, blockSpan, descriptionOf, extracted } from "./internal/extracted.ts";
import { gridEntries } from "./internal/grid-entries.ts";
import type { Part } from "./internal/header-part.ts";
import { numbersOf } from "./internal/line-cells.ts";
import { readEntries } from "./internal/reading/read-entries.ts";
import { blockOfEntry, type ReadEntry } from "./internal/reading/read-entry.ts";
import type { PartLabel } from "./internal/reading/line-readings.ts";
import { studyWords } from "./internal/reading/vocabulary.ts";
import { studyWeights } from "./reading-weights.ts";
import { splitDegree } from "./internal/degree.ts";
import {
  labelledEntries,
  type LabelledEntry,
  labelledLines,
  labelledSpan,
  nameAndPlace,
} from "./internal/labelled-entries.ts";
import { isTown, readPlace } from "./internal/place.ts";
import {
  classifyStudyPiece,
  type StudyPieceKind,
  stripFieldLabel,
} from "./internal/study-words.ts";
import { countSmallWords, degreeScore, roleScore, schoolScore } from "./internal/word-scores.ts";
import type { Line } from "./line.ts";
import type { Extracted, ParsedEducation } from "./parsed-resume.ts";

interface Piece extends Part {
  readonly kind: StudyPieceKind;
  /** Index of the header part before it was split at commas. */
  readonly slot: number;
}

/** Splits a part at commas that are not inside a name, and classifies each piece. */
function piecesOf(part: Part, slot: number): Piece[] {
  const texts = part.text.split(pieceSeparator).map(trimSeparators).filter(Boolean);
  return texts.map((text) => ({ ...part, text, slot, kind: classifyStudyPiece(text) }));
}

type LabelledPart = Part & { readonly label: PartLabel };

/** The pieces of an entry's parts. Where no word tells the school, it is the part read as the organisation. */
function piecesOfParts(parts: readonly LabelledPart[]): Piece[] {
  const pieces = parts.flatMap((part, slot) =>
    piecesOf(part, slot).map((piece) => ({ piece, label: part.label })),
  );
  const isNamed = pieces.some(({ piece }) => piece.kind === "school");
  const named = pieces.find(
    ({ piece, label }) => !isNamed && label === "organisation" && piece.kind === "open",
  );
  return pieces.map((one) => (one === named ? { ...one.piece, kind: "school" } : one.piece));
}

interface Study {
  readonly block: Block;
  readonly pieces: readonly Piece[];
  readonly hasPlace: boolean;
  readonly score: number;
}

/** If most entries of the section have a town, drops an unrecognised one that follows the school. */
function dropTowns(studies: readonly Study[]): Study[] {
  const placed = studies.filter((study) => study.hasPlace).length;
  if (placed === 0 || placed * 2 < studies.length) return [...studies];
  return studies.map((study) => {
    const school = study.pieces.findIndex((piece) => piece.kind === "school");
    const behind = study.pieces[school + 1];
    const isPlace =
      school >= 0 &&
      behind?.kind === "open" &&
      behind.slot === study.pieces[school]?.slot &&
      isTown(behind.text);
    return study.hasPlace || !isPlace
      ? study
      : { ...study, pieces: study.pieces.filter((piece) => piece !== behind) };
  });
}

/** The most frequent slot of schools in the section. */
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
  const beside = open.filter((piece) => piece.slot === degree?.slot);
  return (
    open.find((piece) => piece.slot === usual && piece.slot !== degree?.slot) ??
    open.find((piece) => piece.slot !== degree?.slot && piece.row <= (degree?.row ?? 0) + 1) ??
    open.find((piece) => piece.slot !== degree?.slot) ??
    // `Diplôme d’ingénieur, Génie mécanique, Polytech Nantes`: the subject follows the degree.
    (beside.length > 1 ? beside.at(-1) : beside.find((piece) => piece.slot === usual))
  );
}

interface Text {
  readonly text: string;
  readonly lines: readonly number[];
  /** Classified by its words, not by its position. */
  readonly sure: boolean;
}

interface Course {
  readonly degree: Text | undefined;
  readonly field: Text | undefined;
}

/** Returns the unclassified piece nearest to the degree or school, taken as the subject. */
function unclassifiedPiece(
  pieces: readonly Piece[],
  school: Piece | undefined,
  degree: Piece | undefined,
) {
  const open = pieces.filter((piece) => piece.kind === "open" && piece !== school);
  return (
    open.find((piece) => piece.slot === degree?.slot) ??
    open.find((piece) => piece.slot === school?.slot) ??
    open[0]
  );
}

/** A piece beside the degree that has the form of a name is its subject; elsewhere it can be anything. */
const isSubject = ({ text, slot }: Piece, degree: Piece) =>
  slot === degree.slot && /^\p{Lu}[^\d.*]+$/u.test(text) && readPlace(text) === undefined;

/** Courses are often named by the occupation that they lead to. */
const isCourse = (text: string) => roleScore(text) >= 0.6 && /\s/.test(text);

function findCourse(pieces: readonly Piece[], school: Piece | undefined): Course {
  const degree = pieces.find((piece) => piece.kind === "degree");
  const open = unclassifiedPiece(pieces, school, degree);
  const labelled = pieces.find((piece) => piece.kind === "field");
  const named = labelled && {
    text: stripFieldLabel(labelled.text),
    lines: labelled.lines,
    sure: true,
  };
  const loose = open && {
    text: degree && open.slot === degree.slot ? wholeSubject(open, pieces, school) : open.text,
    lines: open.lines,
    sure: degree ? isSubject(open, degree) : isCourse(open.text),
  };
  // Without a degree, the unclassified piece takes its place.
  if (!degree) return { degree: loose, field: named };
  const split = splitDegree(degree.text);
  const own =
    split.field === undefined ? undefined : { text: split.field, lines: degree.lines, sure: true };
  return {
    degree: { text: split.degree, lines: degree.lines, sure: true },
    field: own ?? named ?? loose,
  };
}

/** `Atmosphere` with the open pieces behind it: a subject that is a list, `Atmosphere, Oceans and Climate`. */
function wholeSubject(first: Piece, pieces: readonly Piece[], school: Piece | undefined): string {
  const behind = pieces.slice(pieces.indexOf(first) + 1);
  const end = behind.findIndex(
    (piece) => piece.slot !== first.slot || piece.kind !== "open" || piece === school,
  );
  const list = (end < 0 ? behind : behind.slice(0, end)).map(({ text }) => text);
  const last = list.findIndex((text) => /\s(?:and|et|&)\s/u.test(text));
  return [first.text, ...list.slice(0, last + 1)].join(", ");
}

const valueOf = (
  text: Text | undefined,
  sure: number,
  unsure: number,
): Extracted<string> | undefined =>
  text && extracted(text.text, text.sure ? sure : unsure, text.lines);

/**
 * Of entries without a degree or dates most are misread. A number before a name belongs to something else, and so does what stands
 * before a preposition such as `au`.
 */
const schoolConfidence = ({ kind, text }: Piece, isWhole: boolean) =>
  kind === "school" && isWhole && !/^[\d\p{Ll}]|[.:]$|\s(?:au|à)\s/u.test(text) ? 0.95 : 0.65;

/** Courses that end in a certificate are read worse than degrees, and so are degrees without a school. */
const degreeConfidence = (degree: Text, school: Piece | undefined) =>
  school === undefined ||
  /^(?:\P{L}|certificate?s?\b|attestations?\b|formations?\b)/iu.test(degree.text)
    ? 0.65
    : 0.92;

/** Of studies whose words say so much for their reading nine of ten are right. */
const sureScore = 3;
const maxSchoolWords = 6;
/** A long school, or one with figures or words in small letters, is mostly misread. */
const isUnlikeSchool = (text: string) =>
  (/\d/.test(text) && schoolScore(text) === 0) ||
  text.split(/\s+/).length > maxSchoolWords ||
  countSmallWords(text) > 1;

function toEducation({ block, pieces, score }: Study, usual: number | undefined): ParsedEducation {
  const school = findSchool(pieces, usual);
  const { degree, field } = findCourse(pieces, school);
  const span = blockSpan(block);
  const isWhole =
    (degree ?? field) !== undefined && (span.start_date ?? span.end_date) !== undefined;
  const least = score >= sureScore ? 0.7 : 0;
  const sure = (confidence: number) => Math.max(confidence, least);
  const schoolSure = school ? sure(schoolConfidence(school, isWhole)) : 0;
  return {
    school:
      school &&
      extracted(school.text, isUnlikeSchool(school.text) ? 0.6 : schoolSure, school.lines),
    degree: valueOf(degree, degree ? degreeConfidence(degree, school) : 0, sure(0.5)),
    field_of_study: valueOf(field, 0.85, sure(0.6)),
    ...span,
    ...descriptionOf(block),
    lines: blockLines(block),
  };
}

/** Education entry of a labelled form such as Europass. */
function labelledEducation(entry: LabelledEntry): ParsedEducation {
  const [degree, field] = [entry.get("degree"), entry.get("field")];
  const split = degree && splitDegree(degree.text);
  const source = entry.get("school") ?? entry.get("company");
  const { name } = nameAndPlace(source);
  const subject = field ?? (degree && { text: split?.field, lines: degree.lines });
  return {
    school: labelledValue(name, source),
    degree: labelledValue(split?.degree, degree),
    field_of_study: labelledValue(subject?.text, subject),
    ...labelledSpan(entry),
    lines: labelledLines(entry),
  };
}

const labelledValue = (
  text: string | undefined,
  source: { lines: readonly number[] } | undefined,
) => (text === undefined || !source ? undefined : extracted(text, 0.95, source.lines));

const studyScoring = { words: studyWords, weights: studyWeights };

/** Reads the entries of an education section. */
export function readEducation(lines: readonly Line[]): ParsedEducation[] {
  const form = (gridEntries(lines) ?? labelledEntries(lines))?.map(labelledEducation);
  if (form) return form.filter((entry) => entry.school ?? entry.degree);
  return educationOf(readEntries(lines, studyScoring));
}

const maxDegreeWords = 10;

/** `Quay School – 2009 - 2011` above the item `Baccalauréat STG`: the item is the degree. */
function degreeBelow({ body: [first] }: ReadEntry, pieces: readonly Piece[]): Piece[] {
  const text = first?.line.bullet === true ? trimSeparators(first.line.text) : "";
  const isNamed = pieces.some(({ kind }) => kind === "degree" || kind === "open");
  const isDegree =
    degreeScore(text) >= 0.8 && text.split(" ").length <= maxDegreeWords && !/[.:;]/.test(text);
  if (!first || isNamed || !isDegree) return [];
  const { bold, italic } = first.line;
  const row = pieces.length;
  return [{ text, lines: numbersOf(first.line), row, slot: row, bold, italic, kind: "degree" }];
}

export function educationOf(entries: readonly ReadEntry[]): ParsedEducation[] {
  const studies = dropTowns(
    entries.map((entry): Study => {
      const parts = entry.header.flatMap(({ reading }, row) =>
        reading.parts.map((part) => ({ ...part, row })),
      );
      const pieces = piecesOfParts(parts);
      const below = degreeBelow(entry, pieces);
      return {
        block: blockOfEntry({ ...entry, body: entry.body.slice(below.length) }),
        pieces: [...pieces, ...below],
        score: entry.score,
        hasPlace: entry.header.some(({ reading }) => reading.place !== undefined),
      };
    }),
  );
  const usual = schoolSlot(studies);
  return studies
    .map((study) => toEducation(study, usual))
    .filter((entry) => (entry.school ?? entry.degree) && !isDrivingLicence(entry));
}

/** Driving licences are not education entries. */
const isDrivingLicence = ({ school, degree }: ParsedEducation) =>
  /^(?:permis (?:de conduire|[a-e]\d?\b)|driv(?:ing|er['’]?s) licen[cs]e)/i.test(
    school?.value ?? degree?.value ?? "",
  );
