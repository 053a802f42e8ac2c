import * as lexicon from "@postulo/lexicon/job-facts";
import type { EmploymentType } from "../application-columns.ts";
import {
  cellsOf,
  fieldsOf,
  linesOf,
  sentencesOfLine,
  written,
  type Written,
} from "./written-lines.ts";

/** `mixed` is none of the kinds, or two of them. */
type Kind = EmploymentType | "mixed";

/** In the order in which they are looked for; the words of one are not read again for the next. */
const names: readonly (readonly [Kind, RegExp])[] = [
  ["mixed", lexicon.mixedName],
  ["apprenticeship", lexicon.apprenticeshipName],
  ["internship", lexicon.internshipName],
  ["freelance", lexicon.freelanceName],
  ["fixedTerm", lexicon.fixedTermName],
  ["permanent", lexicon.permanentName],
  ["temporary", lexicon.temporaryName],
];
/** Words that are read as a kind of contract in any sentence about the job. */
const isUnmistakable = /^(?:cdi|cdd|ftc)$/;

interface Mention {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

interface Mentions {
  readonly mentions: readonly Mention[];
  /** The text with blanks in their place. */
  readonly rest: string;
}

/** A line with blanks in the place of what alternates and is no contract. */
const withoutTimes = ({ text, folded }: Written): Written =>
  written(
    [...folded.matchAll(lexicon.alternatingTimes)].reduce(
      (rest, { index, 0: times }) =>
        rest.slice(0, index) + " ".repeat(times.length) + rest.slice(index + times.length),
      text,
    ),
  );

const contractLines = (text: string) => linesOf(text).map(withoutTimes);

/** Each name of a kind of contract in a text, which is folded. */
function mentionsIn(folded: string): Mentions {
  let rest = folded;
  const mentions = names.flatMap(([kind, pattern]) => {
    const found = [...rest.matchAll(pattern)].map(({ index, 0: name }) => ({
      kind,
      start: index,
      end: index + name.length,
    }));
    rest = rest.replaceAll(pattern, (name) => " ".repeat(name.length));
    return found;
  });
  return { mentions, rest };
}

/** Clauses are read apart: "CDD de 6 mois, pouvant déboucher sur un CDI". */
const clausesOf = (folded: string) => folded.split(/[,;(]| avant | before | with | avec /);

/** In characters, before and behind a name: what is read for each name is bounded, so that a long line takes linear time. */
const reach = 160;
const before = (clause: string, { start }: Mention) =>
  clause.slice(Math.max(0, start - reach), start);
const behind = (clause: string, { end }: Mention) => clause.slice(end, end + reach);

/** Whether a clause is of what may follow, of others, or of the past. */
const isLater = (clause: string, mention: Mention) =>
  lexicon.laterContract.test(before(clause, mention)) ||
  lexicon.afterContract.test(behind(clause, mention));

/** The kinds that the value of a label names. */
const valueKinds = (value: string): Kind[] =>
  clausesOf(value).flatMap((clause) =>
    mentionsIn(clause)
      .mentions.filter((mention) => !isLater(clause, mention))
      .map(({ kind }) => kind),
  );

function labelledKinds({ folded }: Written): Kind[] {
  const [label, ...values] = folded.split(/ ?: ?| [–—] /);
  if (values.length === 0 || !lexicon.contractLabel.test(label ?? "")) return [];
  return valueKinds(values.join(" ").split(/[.!] /)[0] ?? "");
}

/** The kind of contract of a field that names nothing else: "CDD de 6 mois", "full-time, permanent". */
function fieldKinds({ folded }: Written): Kind[] {
  const { mentions, rest } = mentionsIn(folded);
  if (mentions.length === 0 || mentions.some((mention) => isLater(folded, mention))) return [];
  const isMore = /[\p{L}\d]/u.test(rest.replaceAll(lexicon.besideContract, " "));
  return isMore ? [] : mentions.map(({ kind }) => kind);
}

/** In characters. */
const maxTitleLength = 90;

/** The kind of contract in a title: "Assistant RH en alternance", "Marketing Intern". */
function titleKinds({ folded }: Written): Kind[] {
  if (/[.!?:]$/.test(folded) || folded.length > maxTitleLength) return [];
  const plain = folded.replace(/[ (]?\b[hfmxwd](?: ?\/ ?[hfmxwd]){1,2}\b\)?/g, "").trim();
  return [
    ...(lexicon.internTitle.test(plain) ? (["internship"] as const) : []),
    ...(lexicon.apprenticeTitle.test(plain) ? (["apprenticeship"] as const) : []),
  ];
}

/** The words behind a name up to a noun of contracts: "permanent, full-time position". */
function isBeforeNoun(rest: string): boolean {
  const [next = ""] = rest.split(/[.;:!?]/);
  const plain = next.replaceAll(/^(?:[, ]*(?:full|part)[ -]time)?[, ]+/g, "");
  return lexicon.contractNoun.test(plain);
}

function isOfJob(clause: string, mention: Mention): boolean {
  const { start, end } = mention;
  if (isLater(clause, mention)) return false;
  if (isUnmistakable.test(clause.slice(start, end))) return true;
  return (
    lexicon.contractLead.test(before(clause, mention)) || isBeforeNoun(behind(clause, mention))
  );
}

/** The kinds of contract that a sentence says the job has. */
const sentenceKinds = ({ folded }: Written): Kind[] =>
  clausesOf(folded).flatMap((clause) =>
    mentionsIn(clause)
      .mentions.filter((mention) => isOfJob(clause, mention))
      .map(({ kind }) => kind),
  );

/** Whether the line of a title says by itself that the job is an apprenticeship: "Boulanger (H/F) - CDD, alternance". */
export const namesApprenticeship = (titleLine: string): boolean =>
  contractLines(titleLine)
    .flatMap((line) => [...titleKinds(line), ...fieldsOf(line).flatMap(fieldKinds)])
    .includes("apprenticeship");

/** In lines: the title and what is below it. */
const headLines = 12;

/**
 * The kind of contract of a posting's job; undefined where it names none, or several.
 * @param title - as it is written in the posting, if known
 */
export function findContract(text: string, title = ""): EmploymentType | undefined {
  const lines = contractLines(text);
  const [first] = lines;
  const labelled = lines.flatMap(cellsOf).flatMap(labelledKinds);
  const named = [
    ...lines.slice(0, headLines).flatMap(fieldsOf).flatMap(fieldKinds),
    ...contractLines(title).flatMap(titleKinds),
    ...(first ? titleKinds(first) : []),
  ];
  const stated = lines.flatMap(sentencesOfLine).flatMap(sentenceKinds);
  // "Temp to perm" may stand anywhere.
  const mixed = lines.some(({ folded: line }) => line.search(lexicon.mixedName) >= 0);
  const kinds = new Set([
    ...(mixed ? (["mixed"] as const) : []),
    ...labelled,
    ...named,
    ...(labelled.length > 0 ? [] : stated),
  ]);
  const [kind] = kinds;
  return kinds.size === 1 && kind !== "mixed" ? kind : undefined;
}
