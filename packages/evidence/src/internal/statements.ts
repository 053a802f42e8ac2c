import {
  agentAlone,
  agentBefore,
  lapsed,
  linkWords,
  negation,
  notDenied,
  ongoing,
  otherAgents,
  until,
} from "@postulo/lexicon/claims";
import { occupations, trades } from "@postulo/lexicon/occupations";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../facts.ts";
import { memoizeObject } from "../memoize.ts";
import type { EntryDate } from "../profile.ts";
import { wordKey, wordsOf } from "../words.ts";
import { isHelping, isIn } from "./sources.ts";
import type { Source, SourceLine } from "./sources.ts";
import { contentWords, keysOf } from "./word-keys.ts";

/** A part of a line, and in which state it leaves what it names. */
export type Statement = {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
  readonly line: SourceLine;
  /** Booked or in progress; by its words, or by a date to come that is among `dates`. */
  readonly isPlanned: boolean;
  readonly dates: readonly EntryDate[];
  /** No longer held, or not reached. */
  readonly isLapsed: boolean;
  readonly isDenied: boolean;
  readonly isHelp: boolean;
  /** The words for who did it instead of the applicant: "manager" in "manager answers the reviews". */
  readonly agent: string | undefined;
};

const agents = new Set([...occupations, ...otherAgents].map(wordKey));
const isAgent = (raw: string) => agents.has(wordKey(raw)) || trades.test(raw);

/** Words between "by" and who did it. */
const maxWordsBefore = 3;
const determiner = /^(?:the|our|my|a|an|le|la|les|l|un|une|mon|ma|notre|c|est)$/;
const links = new Set([...linkWords, "of", "de", "d", "du", "des", "or", "ou", "and", "et"]);

/** "set by head office": who did what the words before "by" name. */
function agentBehind(folded: string): string | undefined {
  for (const { 0: by, index } of folded.matchAll(agentBefore)) {
    const next = wordsOf(folded.slice(index + by.length).split(/[,;.()]/, 1)[0] ?? "");
    const found = next.slice(0, maxWordsBefore).find(({ raw }) => isAgent(raw));
    if (found) return found.raw;
  }
  return undefined;
}

/** "manager answers the reviews", "programmers write the programs": an occupation and its verb. */
function agentAhead(folded: string): string | undefined {
  const words = wordsOf(folded);
  const at = words.findIndex(({ raw }) => !determiner.test(raw));
  const [first, second, third] = words.slice(at);
  if (at < 0 || !first || !second || !isAgent(first.raw) || links.has(second.raw)) return undefined;
  if (!third || !determiner.test(third.raw)) return undefined;
  const isPlural = first.raw.endsWith("s");
  const isVerb = isPlural || (second.raw.endsWith("s") && !second.raw.endsWith("ss"));
  return isVerb && /^[a-z]{3,}$/.test(second.raw) ? first.raw : undefined;
}

function agentOf(folded: string): string | undefined {
  const [alone] = agentAlone.exec(folded) ?? [];
  const named = alone && wordsOf(alone).find(({ raw }) => isAgent(raw))?.raw;
  return named ?? agentBehind(folded) ?? agentAhead(folded);
}

const statementEnd = /[;,:]\s|[()]|\s[-–—]\s|\s(?:but|mais|while|whereas)\s/;

const isDenial = (folded: string) => negation.test(folded) && !notDenied.test(folded);

/** « Remplacement de la cadre : jamais » */
const deniedBehind = (text: string | undefined) =>
  text !== undefined && isDenial(fold(text)) && contentWords(text).length === 0;

function statementsOfLine(line: SourceLine, isHead: boolean): Statement[] {
  const folded = fold(line.text);
  const isPlanned = ongoing.test(folded);
  const dates = datesOf(line.text).filter(({ start }) => !until.test(folded.slice(0, start)));
  const parts = line.text.split(isHead ? "\n" : statementEnd);
  return parts.map((text, at): Statement => {
    const part = fold(text);
    return {
      text,
      keys: new Set(wordsOf(text).flatMap(({ raw }) => keysOf(raw))),
      line,
      isPlanned,
      dates,
      isLapsed: lapsed.test(isHead ? folded : part) || lapsed.test(fold(parts[at + 1] ?? "")),
      isDenied: isDenial(part) || deniedBehind(parts[at + 1]),
      isHelp: !isHead && wordsOf(text).some(({ raw }) => isHelping(raw)),
      agent: isHead ? undefined : agentOf(part),
    };
  });
}

/** What the lines of an entry say, each with its state. */
export const statementsOf = memoizeObject(
  ({ lines, head, entry }: Source): readonly Statement[] => {
    const others = lines
      .filter((line) => line !== head)
      .flatMap((line) => statementsOfLine(line, false));
    // The label of a note is held as what it says.
    const isPlanned =
      entry.kind === "note" && others.length > 0 && others.every((one) => one.isPlanned);
    const own = statementsOfLine(head, true);
    return [...own.map((one) => (isPlanned ? { ...one, isPlanned } : one)), ...others];
  },
);

/** The statements of these entries that have one of these keys. */
export const statementsWith = (keys: readonly string[], sources: readonly Source[]) =>
  sources
    .filter((source) => isIn(keys, source.keys))
    .flatMap((source) =>
      statementsOf(source)
        .filter((statement) => isIn(keys, statement.keys))
        .map((statement) => ({ source, statement })),
    );
