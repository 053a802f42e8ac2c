import type { Entry } from "@postulo/evidence/entry";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { LetterStyle, Tone } from "@postulo/domain/letter-style";
import { columnLabels } from "../../letter.ts";
import type { LetterSentence } from "../../letter.ts";
import type { Frame } from "./frame.ts";
import type { LetterContent } from "./letter-content.ts";
import type { Answered } from "./answer-posting.ts";

type Paragraph = readonly LetterSentence[];
type Layout = (content: LetterContent, options: LayoutOptions) => Paragraph[];

export type LayoutOptions = {
  readonly frame: Frame;
  readonly language: LetterLanguage;
  readonly tone: Tone;
  /** Entries whose lines stay lines in prose. */
  readonly keptLines: ReadonlySet<string>;
};

/** A line of a list has no full stop, unless it contains several sentences. */
const withoutFullStop = (text: string) =>
  /[.!?…]\s|\.\p{L}|\.\.$/u.test(text)
    ? text
    : text.replace(/(?<=[\p{L}\d)]{3}|[\d\s][%€£$]|\s(?:up|in|on|it|out|by))\.$/u, "");

/** Of five letters and more; no shorter word is taken for the end of a sentence. */
const abbreviations = new Set("approx admin compta maint équip matern départ".split(" "));
const smallStart = /(?<!\p{L})(\p{L}{5,})([.!?] )(\p{Ll})(?=\p{Ll})/gu;

/** "Charting. charge nurse at night" with capitals at the beginning of its sentences. */
const withCapitals = (text: string) =>
  text.replace(smallStart, (...[whole = "", word = "", end = "", letter = ""]: string[]) =>
    abbreviations.has(word.toLowerCase()) ? whole : word + end + letter.toUpperCase(),
  );

const quoted = (texts: readonly string[], { id }: Entry): LetterSentence[] =>
  texts.map((text) => ({
    text: withCapitals(withoutFullStop(text)),
    sources: [id],
    isLine: true,
  }));

/** A heading of lines; further ones of the same entry only say where, and that the lines are further ones when they answer no wish. */
function createHeading({ held, further, colon }: Frame) {
  const named = new Set<string>();
  return ({ entry, asked }: Answered) => {
    const isAgain = named.has(entry.id);
    named.add(entry.id);
    const where = held(entry, isAgain);
    return `${isAgain && asked.length === 0 ? further(where) : where}${colon}`;
  };
}

const courtesy = (text: string): LetterSentence => ({ text, sources: [] });

function careerParagraph({ career }: LetterContent, { frame }: LayoutOptions): Paragraph {
  return career.length === 0 ? [] : [courtesy(frame.career), ...career];
}

function backgroundLines({ background }: LetterContent, { frame }: LayoutOptions): Paragraph {
  const lines = background.map((group) => ({
    text: frame.listed(group.map(({ text }) => text)),
    sources: group.flatMap(({ sources }) => sources),
    isLine: true,
  }));
  return lines.length === 0 ? [] : [courtesy(frame.background), ...lines];
}

/** What is brought for the first requirements. */
const broughtLines = ({ brought }: LetterContent, { frame }: LayoutOptions): Paragraph =>
  brought.length === 0
    ? []
    : [
        courtesy(frame.brought),
        ...brought.map(({ text, sources }) => ({ text, sources, isLine: true })),
      ];

const farewell = ({ frame, tone }: LayoutOptions): Paragraph => [courtesy(frame.invitation[tone])];

/** Paragraphs with the lines of the person below what the posting asks. */
const quotedLayout: Layout = (content, options) => {
  const { frame } = options;
  const heading = createHeading(frame);
  return [
    [content.aim],
    content.reason,
    content.summary,
    broughtLines(content, options),
    ...content.answers.map((answered) => [
      ...(answered.asked.length === 0
        ? []
        : [{ text: frame.asks(answered.asked), sources: ["posting"] }]),
      { text: heading(answered), sources: [answered.entry.id] },
      ...quoted(answered.lines, answered.entry),
    ]),
    careerParagraph(content, options),
    backgroundLines(content, options),
    content.remarks,
    farewell(options),
  ];
};

/** A row for each wish; what answers none stands below. */
const tableLayout: Layout = (content, options) => {
  const { frame, language } = options;
  const heading = createHeading(frame);
  const labels = columnLabels[language];
  return [
    [content.aim],
    content.reason,
    content.summary,
    broughtLines(content, options),
    ...content.answers.map((answered): Paragraph => {
      const { entry, asked, lines } = answered;
      const held = heading(answered);
      if (asked.length === 0) return [{ text: held, sources: [entry.id] }, ...quoted(lines, entry)];
      const wishes = frame.inCell(asked);
      return [
        { text: `${labels.asked}${frame.colon} ${wishes}`, sources: ["posting"], cell: "asked" },
        { text: `${labels.brought}${frame.colon}`, sources: [], cell: "brought" },
        { text: held, sources: [entry.id] },
        ...quoted(lines, entry),
      ];
    }),
    careerParagraph(content, options),
    backgroundLines(content, options),
    content.remarks,
    farewell(options),
  ];
};

/** Of a position. */
const mostLines = 4;

/** Beside a title that leads, "assisted in hiring" would read as a contradiction. */
const isHelp = /\b(?:assist|help|support|aid|contribut|particip|seconde|aidé)/i;

type OfEntry = {
  readonly entry: Entry;
  readonly own: readonly Answered[];
  readonly lines: readonly string[];
};

/** The answers by entry, in the order in which each comes first, with those that name a wish. */
const byEntry = (answers: readonly Answered[]): OfEntry[] =>
  [...Map.groupBy(answers, ({ entry }) => entry)].map(([entry, own]) => ({
    entry,
    own,
    lines: own.flatMap(({ lines }) => lines),
  }));

/** The lines of an entry as sentences when they can be, else as lines. */
function proseOf({ entry, own, lines }: OfEntry, { frame, keptLines }: LayoutOptions): Paragraph {
  const isCurrent = entry.period?.isCurrent === true;
  const held = frame.held(entry, false);
  const shown = lines.slice(0, mostLines);
  const sentences = shown.flatMap((line) => frame.ownSentence(line, isCurrent) ?? []);
  const first = sentences.find((sentence) => !isHelp.test(sentence));
  const others = sentences.filter((sentence) => sentence !== first);
  const answers = own.flatMap((one) => (one.asked.length > 0 ? one.lines : []));
  const isSaid = answers.every((line) => frame.ownSentence(line, isCurrent) !== undefined);
  // What cannot be a sentence is left out only where most lines can, and where it answers nothing.
  const isProse =
    isSaid &&
    sentences.length * 2 > shown.length &&
    !keptLines.has(entry.id) &&
    frame.namesRole(entry);
  if (first === undefined || !isProse)
    return [{ text: `${held}${frame.colon}`, sources: [entry.id] }, ...quoted(shown, entry)];
  return [
    { text: frame.situated(held, first), sources: [entry.id] },
    ...others.map((text) => ({ text, sources: [entry.id] })),
  ];
}

const mostNamedWishes = 3;

/** The strongest wishes of one form that the lines of an entry answer, in one sentence before them. */
function namedWishes(answers: readonly Answered[], frame: Frame): Paragraph {
  const wishes = answers.flatMap(({ asked }) => asked.slice(0, 1));
  const form = wishes[0]?.form;
  const named = wishes.filter((one) => one.form === form);
  const shown = form === "address" ? named.slice(0, 1) : named.slice(0, mostNamedWishes);
  return shown.length === 0 ? [] : [{ text: frame.asks(shown), sources: ["posting"] }];
}

/** Sentences in the first person, a paragraph for each position. */
const proseLayout: Layout = (content, options) => {
  const { frame } = options;
  return [
    [content.aim, ...content.reason],
    content.summary,
    broughtLines(content, options),
    ...byEntry(content.answers).map((one) => [
      ...namedWishes(one.own, frame),
      ...proseOf(one, options),
    ]),
    careerParagraph(content, options),
    backgroundLines(content, options),
    [...content.remarks, ...farewell(options)],
  ];
};

const mostMailLines = 4;
const mostCareerLines = 3;
const mostMailGroups = 2;
/** With what stands around them an e-mail has eight lines. */
const mostShown = 5;

/** The score of the last of so many lines. */
const leastOf = (lines: readonly { readonly score: number }[], count: number): number =>
  lines.map(({ score }) => score).toSorted((one, other) => other - one)[count - 1] ?? -Infinity;

/** The strongest lines, each with where it is from. */
const emailLayout: Layout = (content, options) => {
  const { frame } = options;
  const lines = content.answers
    .flatMap(({ entry, lines: own, scores }) =>
      own.map((line, at) => ({ entry, line, score: scores[at] ?? 0 })),
    )
    .filter(({ score }, _, all) => score >= leastOf(all, mostMailLines))
    .slice(0, mostMailLines)
    .map(({ entry, line }) => ({
      text: frame.placed(withCapitals(line), entry),
      sources: [entry.id],
      isLine: true,
    }));
  const groups = [content.brought, ...content.background].filter((group) => group.length > 0);
  const credentials = groups.slice(0, mostMailGroups).map((group) => ({
    text: frame.listed(group.map(({ text }) => text)),
    sources: group.flatMap(({ sources }) => sources),
    isLine: true,
  }));
  // A registration may be asked for: it is not the line that there is no room for.
  const work = [...lines, ...content.career.slice(0, mostCareerLines)];
  const shown = [...work.slice(0, mostShown - credentials.length), ...credentials];
  return [
    [content.aim, ...content.reason],
    shown.length === 0 ? content.summary : [courtesy(frame.inShort), ...shown],
    [...content.remarks, courtesy(frame.attached), ...farewell(options)],
  ];
};

const layouts: Record<LetterStyle, Layout> = {
  prose: proseLayout,
  quoted: quotedLayout,
  table: tableLayout,
  email: emailLayout,
};

/** The paragraphs of a letter in a style; none of them is empty. */
export const layOut = (
  style: LetterStyle,
  content: LetterContent,
  options: LayoutOptions,
): Paragraph[] => layouts[style](content, options).filter((paragraph) => paragraph.length > 0);
