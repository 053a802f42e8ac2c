import { taskStart } from "@postulo/lexicon/entry-headers";
import { departmentOf, publicDepartment } from "@postulo/lexicon/organisations";
import { readPlace } from "../places/place.ts";
import {
  cannotBe,
  isAlsoEmployer,
  isNumberedUniversity,
  type NamedColumn,
  stripAside,
} from "../value-kinds.ts";
import { isSchoolName } from "../text/word-scores.ts";
import { isLabelledSubject, isStudyRemark } from "../studies/study-words.ts";
import type { HeaderPiece } from "./header-pieces-of-line.ts";
import { formScore } from "./name-form.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { ReadingWeights } from "../../reading-weights.ts";

/** What a part of a header names: the position or degree, the subject of a study, the organisation, or nothing that is stored. */
export type PartLabel = "title" | "subject" | "organisation" | "remark";

export interface Scoring {
  readonly words: Vocabulary;
  readonly weights: ReadingWeights;
}

/** The share of words in small letters. */
function lowerShare(text: string): number {
  const all = text.split(/\s+/);
  return all.filter((word) => /^\p{Ll}/u.test(word)).length / all.length;
}

/** Words in small letters without a word of an organisation. */
const isPhrase = (text: string) => text.split(/\s+/).length > 2 && lowerShare(text) >= 0.5;

/** `Java, Spring Boot, GitLab, SQL`. */
const isList = (text: string) => (text.match(/,\s/gu)?.length ?? 0) > 2;

/** How likely a part names each of what an entry has, from 0 to 1. */
interface PartWords {
  readonly title: number;
  readonly organisation: number;
  readonly subject: number;
  /** It is a grade, a thesis or another remark on a study. */
  readonly isAside: boolean;
}

function wordsOf(text: string, { title, organisation, subject }: Vocabulary): PartWords {
  const isSchool = subject !== undefined && (isSchoolName(text) || isNumberedUniversity(text));
  return {
    title: isSchool ? 0 : title(text),
    organisation: isSchool ? 1 : organisation(text),
    subject: subject?.(text) ?? 0,
    isAside: subject !== undefined && isStudyRemark(text),
  };
}

/** A part, its words and what they count. */
interface ScoredPart {
  readonly piece: HeaderPiece;
  readonly own: PartWords;
  readonly scoring: Scoring;
}

const positionColumns: Readonly<Partial<Record<PartLabel, NamedColumn>>> = {
  title: "title",
  organisation: "company",
};
const studyColumns: Readonly<Partial<Record<PartLabel, NamedColumn>>> = {
  title: "degree",
  subject: "field_of_study",
  organisation: "school",
};

function remarkScore({ own, scoring: { weights } }: ScoredPart): number {
  const { title, organisation, subject, isAside } = own;
  const name = Math.max(title, organisation, 0.5 * subject);
  return weights.remark + (isAside ? weights.aside : weights.remarkOfName * name);
}

/** Score of a part as any name. */
function nameScore({ piece, own, scoring: { weights } }: ScoredPart): number {
  return formScore(piece, weights) - (own.isAside ? weights.aside : 0);
}

/** Whether a part cannot be the whole value of a column. */
function isOther(column: NamedColumn, { text, cell, isDated }: HeaderPiece): boolean {
  const isName = column === "title" || column === "company";
  if (isName && stripAside(text) !== text) return true;
  const isAlone = text === cell && isDated !== true;
  return cannotBe(column, text) && !(column === "company" && isAlsoEmployer(text, isAlone));
}

/** The penalty of a part that cannot be the value: a place, a grade, an unfinished phrase. */
function kindScore({ piece, scoring: { words, weights } }: ScoredPart, label: PartLabel): number {
  const isStudy = words.subject !== undefined;
  const column = isStudy ? studyColumns[label] : positionColumns[label];
  return column !== undefined && isOther(column, piece) ? weights.otherKind : 0;
}

/** Score of a list without a word of an occupation or organisation. */
const listScore = ({ piece, own, scoring: { weights } }: ScoredPart) =>
  own.title + own.organisation === 0 && isList(piece.text) ? weights.list : 0;

function subjectScore(part: ScoredPart): number {
  const { title, organisation, subject } = part.own;
  const { weights } = part.scoring;
  return (
    nameScore(part) +
    kindScore(part, "subject") +
    (subject > 0 ? weights.subjectWords * subject : weights.unknownSubject) +
    weights.subjectOfName * Math.max(title, organisation) +
    (taskStart.test(part.piece.text) ? weights.task : 0)
  );
}

const isPlaceOfStudy = ({ piece, scoring: { words } }: ScoredPart) =>
  words.subject !== undefined &&
  readPlace(piece.text)?.known === true &&
  !isNumberedUniversity(piece.text);

/** A school is no degree, and neither are two capitals in no list: they are the code of a region. */
const unknownTitleScore = ({ piece: { text }, scoring: { words, weights } }: ScoredPart) =>
  words.subject !== undefined && (/^\p{Lu}{2}$/u.test(text) || isSchoolName(text))
    ? weights.noName
    : weights.unknownTitle;

function titleScore(part: ScoredPart): number {
  const { text, isPlaced } = part.piece;
  const { title, organisation } = part.own;
  const { weights } = part.scoring;
  return (
    nameScore(part) +
    kindScore(part, "title") +
    listScore(part) +
    (taskStart.test(text) && /[^.]\.$/u.test(text) ? weights.task : 0) -
    (isPlaced === true ? weights.placed : 0) +
    (title > 0 ? weights.titleWords * title : unknownTitleScore(part)) +
    (title === 0 && isPlaceOfStudy(part) ? weights.schoolOfPlace : 0) +
    weights.titleOfOrganisation * organisation
  );
}

/** A part of an organisation, which is named elsewhere: `Civil Works Department`, but not `Police Department`. */
export const isDepartment = (text: string) =>
  departmentOf.test(text) && !publicDepartment.test(text) && !/[,&]/.test(text);

/** `Java / Web / SQL`, but not `Baker / Larmor / Lyon`, which ends with a place. */
const isListed = (cell: string) => {
  const items = cell.split(" / ");
  return items.length > 2 && readPlace(items.at(-1) ?? "")?.known !== true;
};

/** `Advised customers.`, `Java / Web`: what somebody did or used. */
const isToldOrListed = ({ text, cell }: HeaderPiece) =>
  (/\s\S*\p{Ll}{4}\.$/u.test(text) && cell.endsWith(text)) ||
  (isListed(cell) && cell.includes(` / ${text}`));

/** Score of a text as an organisation that has no word of one. */
function unknownOrganisationScore({ piece, own, scoring: { weights } }: ScoredPart): number {
  return (
    weights.unknownOrganisation +
    weights.organisationOfSubject * own.subject +
    (piece.isBracket === true ? weights.bracket : 0) +
    (piece.isSubject === true ? weights.subject : 0) +
    (isToldOrListed(piece) ? weights.told : 0) +
    (isPhrase(piece.text) ? weights.phrase : 0)
  );
}

/** A grade, and a text behind a label such as `Option`, are no schools. */
const isNoSchool = ({ piece: { text }, own }: ScoredPart) =>
  own.organisation === 0 && (own.isAside || isLabelledSubject(text));

function organisationScore(part: ScoredPart): number {
  const { text, isPlaced } = part.piece;
  const { title, organisation } = part.own;
  const { weights, words } = part.scoring;
  return (
    nameScore(part) +
    kindScore(part, "organisation") +
    listScore(part) +
    (isPlaced === true ? weights.placed : 0) +
    (isPlaceOfStudy(part) ? weights.schoolOfPlace : 0) +
    (words.subject !== undefined && isNoSchool(part) ? weights.noName : 0) +
    (taskStart.test(text) ? weights.task : 0) +
    (words.subject === undefined && isDepartment(text) ? weights.department : 0) +
    (organisation > 0 ? weights.organisationWords * organisation : unknownOrganisationScore(part)) +
    weights.organisationOfTitle * title
  );
}

/** The score of a part of a header as each of the labels. */
export type PartScores = Readonly<Record<PartLabel, number>>;

function partScores(piece: HeaderPiece, scoring: Scoring): PartScores {
  const part = { piece, own: wordsOf(piece.text, scoring.words), scoring };
  return {
    title: titleScore(part),
    subject: subjectScore(part),
    organisation: organisationScore(part),
    remark: remarkScore(part),
  };
}

/** Returns a function that scores parts; it computes the scores of equal parts once. */
export function partScorer(scoring: Scoring): (piece: HeaderPiece) => PartScores {
  const known = new Map<string, PartScores>();
  return (piece) => {
    const { text, cell, ...flags } = piece;
    const { isPlaced, isBracket, isSubject, isDated } = flags;
    const signs = [isPlaced, isBracket, isSubject, isDated].map((sign) => sign === true);
    const key = [...signs, text, cell].join("\n");
    const scores = known.get(key) ?? partScores(piece, scoring);
    known.set(key, scores);
    return scores;
  };
}
