import { labelWords, until } from "@postulo/lexicon/claims";
import { partition } from "@postulo/lexicon/restrictions";
import { fold } from "@postulo/lexicon/fold";
import { baseOfPast } from "../english-verbs.ts";
import { datesOf } from "../facts.ts";
import { memoizeObject } from "../memoize.ts";
import { numbersOf } from "../numbers.ts";
import type { EntryDate } from "../profile.ts";
import { wordsOf } from "../words.ts";
import { agentOf, namedAgentOf } from "./agents.ts";
import type { Agent } from "./agents.ts";
import { beginsRestricted, isRemark, restrictionsOf } from "./restrictions.ts";
import type { RestrictionKind } from "./restrictions.ts";
import { isIn } from "./sources.ts";
import type { Source, SourceLine } from "./sources.ts";
import { namesStudyPart } from "./unfinished.ts";
import { contentWords, keysOf, memberOf } from "./word-keys.ts";

/** A part of a line, and how what it says is restricted. */
export type Statement = {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
  readonly line: SourceLine;
  readonly restrictions: ReadonlySet<RestrictionKind>;
  /** Without the ends of what is valid until then. */
  readonly dates: readonly EntryDate[];
  /** Who did it instead of the applicant. */
  readonly agent: Agent | undefined;
};

/**
 * Parts a text into statements; the group keeps the marks between them. What is denied behind "that nobody" or "without" is a
 * statement of its own.
 */
const statementEnds = [
  /[;:,]\s+|[()]|\s[-–—]\s/,
  /\s(?:but|mais|while|whereas)\s|\s(?:and|et)\s(?=(?:I|we|je|nous|on)\s|j['’])/,
  /\s(?=(?:that|which|qui|que|dont|and|et) (?:nobody|no one|never|not|personne|jamais|ne|n['’]))/,
  /\s(?=(?:when|because|as|since|where|quand|lorsque|car|où) (?:nobody|no|never|not|personne|jamais|aucune?)\s)/,
  /\s(?=(?:without|sans) )/,
  /\s(?=(?:when|while|if|quand|lorsque|si) (?:[\p{L}'’]+ ){1,4}(?:not|pas|plus)(?!\p{L}))/u,
];
const statementEnd = new RegExp(`(${statementEnds.map(({ source }) => source).join("|")})`, "u");

/** In words: "payroll" of "helped with invoices, payroll". */
const maxListed = 2;

const helping: ReadonlySet<RestrictionKind> = new Set(["assisting"]);

type Part = Omit<Statement, "line" | "keys"> & {
  readonly isRemark: boolean;
  /** The mark before it. */
  readonly mark: string;
};

const partial: ReadonlySet<RestrictionKind> = new Set(["partial"]);

/** "when nobody else came": a denial that says when or why. */
const isReason = (folded: string, own: ReadonlySet<RestrictionKind>) =>
  own.has("denied") &&
  own.size === 1 &&
  /^ ?(?:when|while|if|because|as|since|where|quand|lorsque|si|car|ou) /.test(folded);

const occasional: ReadonlySet<RestrictionKind> = new Set(["occasional"]);

/** "when the buyer is not there", "while the buyer is not there": what is done only then. */
const isAbsence = ({ text, mark, restrictions }: Part) => {
  const when = fold(`${mark} ${text}`).replace(/^[^a-z]+/, "");
  return restrictions.has("denied") && whenNot.test(when.replace(/\s+/g, " "));
};
const whenNot = new RegExp(
  [
    /^(?:when|if|quand|lorsque|si) .*(?:not|n't|pas|plus)\b/,
    /^while (?:\w+ ){1,4}(?:(?:is|was|are|were) not|(?:is|was|are|were)n't)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

const onlyThen = (part: Part): Part => ({
  ...part,
  restrictions: part.restrictions.union(occasional),
});

function readPart(text: string, mark: string, isHead: boolean): Part {
  const folded = fold(text);
  const isPartition = partition.test(folded);
  const own = isPartition ? restrictionsOf(text).union(partial) : restrictionsOf(text);
  return {
    text,
    mark,
    // "Assistant" is a rank, and "life support" no help.
    restrictions: isHead ? own.difference(helping) : own,
    isRemark: !isPartition && isRemark(text) && !isReason(folded, own),
    dates: datesOf(text).filter(({ start }) => !until.test(folded.slice(0, start))),
    agent: isHead ? undefined : (agentOf(folded) ?? namedAgentOf(text)),
  };
}

const denial: ReadonlySet<RestrictionKind> = new Set(["denied"]);

function withRestrictionsOf(part: Part, other: Part): Part {
  const { restrictions } = other;
  // "not renewed" says what became of it.
  const added = restrictions.size > 1 ? restrictions.difference(denial) : restrictions;
  return {
    ...part,
    restrictions: part.restrictions.union(added),
    dates: [...part.dates, ...other.dates],
  };
}

/** Whether a part goes on with the list of the one before: "helped with invoices, payroll". */
const isListed = ({ text, mark, restrictions }: Part) =>
  mark.startsWith(",") &&
  restrictions.size === 0 &&
  wordsOf(text).length <= maxListed &&
  // "made tea", behind "Watched in surgery", is a statement and no item of a list.
  !(wordsOf(text).length === maxListed && baseOfPast.has(wordsOf(fold(text))[0]?.raw ?? ""));

/** The part that another one goes on with, beside what that says: a remark, a topic, who did it. */
function restrictedBy(before: Part, part: Part): Part {
  const isMeanwhile =
    part.restrictions.has("occasional") && /^\s*(?:while|whereas|\()/.test(part.mark);
  const isTopic = part.mark.startsWith(":");
  const isOfBefore = part.isRemark || isMeanwhile || isTopic || beginsRestricted(part.text);
  const restricted = isOfBefore ? withRestrictionsOf(before, part) : before;
  const told = isAbsence(part) ? onlyThen(restricted) : restricted;
  // « Facturation : c'est la comptable qui la fait », "the new ovens (chosen by head office)"
  const isOfAgent = (isTopic && part.agent) || (part.agent?.isOfWhole && !before.agent);
  return isOfAgent ? { ...told, agent: part.agent } : told;
}

/** What a remark restricts is the part before it, and the topic before a colon has the restrictions of what it is told of. */
function joinRemarks(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (!before) joined.push(part);
    else if (isListed(part))
      joined.push({ ...withRestrictionsOf(part, before), agent: before.agent });
    else {
      const isLed = before.isRemark && part.mark.startsWith(":");
      const told = restrictedBy(before, part);
      const own = joined.length === 1 && isAbsence(before) ? onlyThen(part) : part;
      joined.splice(-1, 1, told, isLed ? withRestrictionsOf(own, told) : own);
    }
  }
  return joined;
}

/** The parts of a text between commas, colons, brackets, dashes and "but", each with the mark before it. */
export function markedParts(text: string): { readonly text: string; readonly mark: string }[] {
  const pieces = text.split(statementEnd);
  return pieces.flatMap((piece, at) =>
    at % 2 === 0 && piece.trim() !== "" ? [{ text: piece, mark: pieces[at - 1] ?? "" }] : [],
  );
}

/** The parts of a text, each with what restricts it and who did it. A head is a name or a title, which nobody else did. */
const readParts = (text: string, isHead: boolean): readonly Part[] =>
  joinRemarks(markedParts(text).map((part) => readPart(part.text, part.mark, isHead)));

/** What "it" may stand for besides the words of its own part. */
const named = (parts: readonly Part[], at: number) =>
  parts
    .slice(0, at + 1)
    .map(({ text }) => text)
    .join(" ");

/** "the lead designed the API, I wrote the tests for it" */
const pronoun = /\b(?:it|them)\b/;

const keysIn = (text: string) => new Set(wordsOf(text).flatMap(({ raw }) => keysOf(raw)));

const statementsOfLine = (line: SourceLine, isHead: boolean): Statement[] =>
  (isHead ? line.text.split("\n") : [line.text])
    .flatMap((text) => readParts(text, isHead))
    .map(({ text, restrictions, dates, agent }, at, parts) => ({
      text,
      keys: keysIn(agent === undefined && pronoun.test(text) ? named(parts, at) : text),
      line,
      restrictions,
      dates,
      agent,
    }));

/** What an education as a whole is restricted by: "Did not graduate" below the degree. */
const wholeKinds: readonly RestrictionKind[] = ["planned", "lapsed", "partial"];
const noteKinds: readonly RestrictionKind[] = [...wholeKinds, "denied"];

function restrictedHead(
  { entry }: Source,
  own: readonly Statement[],
  others: readonly Statement[],
) {
  if (entry.kind !== "education" && entry.kind !== "note") return own;
  // The label of a note is held as what it begins with: "AFGSU: level 2, expired", "Coaching: I don't coach sports".
  const isOfAll = (kind: RestrictionKind) =>
    entry.kind === "education"
      ? others.some(
          ({ restrictions, line }) => restrictions.has(kind) || restrictionsOf(line.text).has(kind),
        )
      : others[0]?.restrictions.has(kind) === true;
  const kinds = (entry.kind === "note" ? noteKinds : wholeKinds).filter(isOfAll);
  return own.map((one) => ({ ...one, restrictions: one.restrictions.union(new Set(kinds)) }));
}

const isLabel = memberOf(labelWords);

/** "First aid ran out", "level 3 booked for January": names what it is said of. */
export const isOfOther = (text: string) => {
  const [number] = numbersOf(text);
  if (number && isLabel(wordsOf(text.slice(0, number.start)).at(-1)?.raw ?? "")) return true;
  const [first] = contentWords(text);
  return first !== undefined && restrictionsOf(first.raw).size === 0 && !namesStudyPart(first.raw);
};

/** A sentence that is a remark restricts the one before: "I began a degree in law. I left after the first year." */
function joinSentences(lines: readonly (readonly Statement[])[]): Statement[] {
  return lines.flatMap((statements, at) => {
    const next = lines[at + 1] ?? [];
    if (next.length === 0 || next.some(({ text }) => !isRemark(text) || isOfOther(text)))
      return statements;
    const kinds = next.flatMap(({ restrictions }) => [...restrictions]);
    return statements.map((one) => ({
      ...one,
      restrictions: one.restrictions.union(new Set(kinds)),
    }));
  });
}

/** What the lines of an entry say, each with its restrictions. */
export const statementsOf = memoizeObject((source: Source): readonly Statement[] => {
  const { lines, head, entry } = source;
  const byLine = lines.filter((line) => line !== head).map((line) => statementsOfLine(line, false));
  const isProse = entry.kind === "note" || entry.kind === "answer" || entry.kind === "person";
  const others = isProse ? joinSentences(byLine) : byLine.flat();
  return [...restrictedHead(source, statementsOfLine(head, true), others), ...others];
});

/** The statements of these entries that have one of these keys. */
export const statementsWith = (keys: readonly string[], sources: readonly Source[]) =>
  sources
    .filter((source) => isIn(keys, source.keys))
    .flatMap((source) =>
      statementsOf(source)
        .filter((statement) => isIn(keys, statement.keys))
        .map((statement) => ({ source, statement })),
    );
