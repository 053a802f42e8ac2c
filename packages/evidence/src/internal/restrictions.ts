import { negation, notDenied, workingTimes } from "@postulo/lexicon/claims";
import {
  assisting,
  basic,
  lapsed,
  limitingWords,
  occasional,
  partial,
  planned,
  restrictingWords,
} from "@postulo/lexicon/restrictions";
import { fold } from "@postulo/lexicon/fold";
import { memoize } from "../memoize.ts";
import { wordsOf } from "../words.ts";
import { isHelping } from "./sources.ts";
import { contentWords } from "./word-keys.ts";

/** How a statement says less than its words alone: a claim that takes the words has the kind too. */
export type RestrictionKind =
  | "planned"
  | "lapsed"
  | "denied"
  | "assisting"
  | "partial"
  | "occasional"
  | "basic";

type Span = { readonly kind: RestrictionKind; readonly start: number; readonly end: number };

const patterns = [
  ["planned", planned],
  ["lapsed", lapsed],
  ["assisting", assisting],
  ["partial", partial],
  ["occasional", occasional],
  ["basic", basic],
] as const;

/** "part-time" is no help. */
const isHelp = (raw: string, text: string, end: number) =>
  isHelping(raw) && !/^[- ]?time\b/i.test(text.slice(end));

/** The name of a class or a song restricts nothing. */
const quoted = /"[^"]*"|“[^“”]*”|«[^«»]*»/g;

const spansOf = memoize((text): readonly Span[] => {
  const folded = fold(text).replace(quoted, (name) => " ".repeat(name.length));
  const spans = patterns.flatMap(([kind, pattern]) =>
    [...folded.matchAll(pattern)].map(({ 0: words, index }): Span => ({
      kind,
      start: index,
      end: index + words.length,
    })),
  );
  const help = wordsOf(text)
    .filter(({ raw, end }) => isHelp(raw, text, end))
    .map(({ start, end }): Span => ({ kind: "assisting", start, end }));
  const denial = notDenied.test(folded) ? null : negation.exec(folded);
  const denied: Span[] = denial
    ? [{ kind: "denied", start: denial.index, end: denial.index + denial[0].length }]
    : [];
  return [...spans, ...help, ...denied];
});

/** The parts of a text that restrict it: what a claim says less needs no source. */
export const restrictingParts = memoize((text): readonly Span[] =>
  spansOf(text).filter(({ kind }) => kind !== "denied"),
);

/** The kinds of restriction that a text states. */
export const restrictionsOf = memoize(
  (text): ReadonlySet<RestrictionKind> => new Set(spansOf(text).map(({ kind }) => kind)),
);

/** The row of each limiting word. */
export const limitingRows: ReadonlyMap<string, number> = new Map(
  limitingWords.flatMap((row, at) => row.split(" ").map((word) => [word, at] as const)),
);

const restricting = new Set(restrictingWords.flatMap((row) => row.split(" ")));
/** "until", "never": a grammatical word that restricts what a remark is told of. */
export const isRestricting = (raw: string): boolean => restricting.has(fold(raw));

/** These restrict what they are told of, and the others what they name. */
const wholeKinds: ReadonlySet<RestrictionKind> = new Set(["planned", "lapsed", "partial", "basic"]);

const beginningKinds: ReadonlySet<RestrictionKind> = new Set(["planned", "lapsed", "assisting"]);
/** In characters: "was", "all". */
const maxBefore = 4;

/** Whether a text begins with what restricts the whole of a statement: "under the eye of the fitter", "never printed". */
export const beginsRestricted = memoize((text): boolean =>
  spansOf(text.trimStart()).some(
    ({ kind, start, end }) =>
      start <= maxBefore && beginningKinds.has(kind) && end - start > leastSpan,
  ),
);
/** In characters: "part", "some". */
const leastSpan = 4;

const namesTime = (text: string) =>
  /\d/.test(text) || wordsOf(text).some(({ raw }) => workingTimes.test(fold(raw)));

/** Whether a text states a restriction and little besides: "(expired 2021)", "never". */
export const isRemark = memoize((text): boolean => {
  const spans = spansOf(text);
  const most = spans.some(({ kind }) => wholeKinds.has(kind)) ? 1 : 0;
  const isWithin = ({ start, end }: { readonly start: number; readonly end: number }) =>
    spans.some((span) => span.start < end && start < span.end);
  // "not after 7 in the evening", "NOT Sundays": names what it denies.
  const isOfTime = spans.every(({ kind }) => kind === "denied") && namesTime(text);
  if (spans.length === 0 || isOfTime || /^\s*(?:I|Je|J['’])(?!\p{L})/iu.test(text)) return false;
  return contentWords(text).filter((word) => !isWithin(word)).length <= most;
});
