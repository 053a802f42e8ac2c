import {
  applyingStep,
  asksReason,
  contentVerb,
  enclosed,
  purpose,
  taskOfSending,
  taskVerb,
  tellingVerb,
  toldMatter,
} from "@postulo/lexicon/application-tasks";
import { fold } from "@postulo/lexicon/fold";
import { isInstruction } from "./internal/prompt-injection.ts";
import type { Posting } from "./posting.ts";

/** What of a task can be checked in the text of a letter. */
export type TaskCheck =
  | {
      readonly kind: "phrase";
      readonly phrase: string;
      readonly place: "start" | "subject" | "anywhere";
    }
  | { readonly kind: "reference"; readonly reference: string }
  | { readonly kind: "reader"; readonly name: string }
  | { readonly kind: "words"; readonly most: number };

/** What a posting asks the applicant to do, in its words. Only the person does it. */
export type PostingTask = {
  readonly text: string;
  /** Undefined if only the person can say whether it is done. */
  readonly check: TaskCheck | undefined;
  /** What the letter is asked to tell: why the person applies, or something else; undefined for what is sent, copied or kept to. */
  readonly tells: "reason" | "other" | undefined;
};

/** Between two tasks of one sentence; "To apply, put ..." is one task. */
const between = new RegExp(
  [
    `(?<!^(?:${purpose.source}))(?:[,;] (?:and |et )?| (?:and|et) )(?=(?:please )?(?:${taskVerb.source})(?!\\p{L}))`,
    `,? (?:and|et) (?=(?:please )?(?:${taskOfSending.source})(?!\\p{L}))`,
  ].join("|"),
  "iu",
);

const minPhrase = 2;
const maxPhrase = 60;
const quotes: readonly (readonly [open: string, close: string])[] = [
  ["“", "”"],
  ["«", "»"],
  ['"', '"'],
  ["‘", "’"],
  ["'", "'"],
];
const isLetter = (character: string) => /\p{L}/u.test(character);

/** The first text between quotation marks; an apostrophe inside a word is none. */
function quotedPhrase(text: string): string | undefined {
  for (const [open, close] of quotes) {
    const start = text.indexOf(open);
    const end = text.indexOf(close, start + 1);
    if (start < 0 || end < 0) continue;
    const isInWord = isLetter(text.charAt(start - 1)) || isLetter(text.charAt(end + 1));
    const phrase = text.slice(start + 1, end).trim();
    if (!isInWord && phrase.length >= minPhrase && phrase.length <= maxPhrase) return phrase;
  }
  return undefined;
}

const atStart =
  /first (?:line|sentence)|opening (?:line|sentence)|begin|start with|premiere (?:ligne|phrase)|commenc/;
const inSubject = /subject|\bobjet\b/;
const referenceWord = /\b(?:ref|reference)\b/;
const addressWord = /\baddress(?:ed)?\b|\badress|a l'attention/;
const limitWords =
  "no more than|at most|up to|under|maximum|maximum of|max|pas plus de|au plus|au maximum";
const wordLimits = [
  new RegExp(`(?:${limitWords}) (\\d{2,4}) (?:words|mots)`),
  new RegExp(`(\\d{2,4}) (?:words|mots) (?:${limitWords})`),
];

/** "Send your CV and a letter, quoting LB/2041": a step of applying, which no letter does. */
function isStepOfApplying(folded: string): boolean {
  const step = applyingStep.exec(folded);
  const content = contentVerb.exec(folded);
  return step !== null && (content === null || step.index < content.index);
}

function checkOf(text: string, { reference, reader }: Posting): TaskCheck | undefined {
  const folded = fold(text);
  if (isStepOfApplying(folded)) return undefined;
  const phrase = quotedPhrase(text);
  if (phrase !== undefined) {
    const place = atStart.test(folded) ? "start" : inSubject.test(folded) ? "subject" : "anywhere";
    return { kind: "phrase", phrase, place };
  }
  const most = wordLimits.map((limit) => limit.exec(folded)?.[1]).find(Boolean);
  if (most !== undefined) return { kind: "words", most: Number(most) };
  if (reference !== undefined && referenceWord.test(folded))
    return { kind: "reference", reference };
  if (reader?.name !== undefined && addressWord.test(folded))
    return { kind: "reader", name: reader.name };
  return undefined;
}

function tellsOf(text: string, check: TaskCheck | undefined): PostingTask["tells"] {
  const folded = fold(text);
  const isCopied = check !== undefined && check.kind !== "words";
  if (isCopied || isStepOfApplying(folded)) return undefined;
  if (asksReason.test(folded)) return "reason";
  const isTold = tellingVerb.test(folded) || toldMatter.test(folded);
  return isTold || (/^\p{Ll}/u.test(text) && !enclosed.test(folded)) ? "other" : undefined;
}

/** The tasks of a posting; two in one sentence are separate. */
export function readTasks(posting: Posting): PostingTask[] {
  const texts = posting.tasks.flatMap((task) => task.split(between).map((part) => part.trim()));
  return [...new Set(texts)]
    .filter((text) => text !== "")
    .map((text) => {
      const check = checkOf(text, posting);
      return { text, check, tells: tellsOf(text, check) };
    });
}

/** In characters. */
const maxOrderLength = 300;
const sentenceEnds = /\n|(?<=[.!?])\s+(?=\p{Lu})/u;

/** Sentences of a posting that address a language model; to be shown, never followed. */
export function machineOrders({ text }: Pick<Posting, "text">): string[] {
  return text
    .split(sentenceEnds)
    .map((sentence) => sentence.trim())
    .filter((sentence) => isInstruction(fold(sentence)))
    .map((sentence) =>
      sentence.length <= maxOrderLength ? sentence : `${sentence.slice(0, maxOrderLength)}…`,
    );
}

const subjectLine = /^(?:subject|objet|re)\s*:/;
const maxHeadBlocks = 8;

/** The subject, and the body from the line after the salutation. */
function partsOf(letter: string): { readonly subject: string; readonly body: readonly string[] } {
  const blocks = fold(letter)
    .split(/\n\s*\n/)
    .map((block) => block.trim());
  const subject = blocks.find((block) => subjectLine.test(block)) ?? "";
  const salutation = blocks
    .slice(0, maxHeadBlocks)
    .findIndex((block) => /^[^\n]{2,80},$/.test(block));
  return { subject, body: blocks.slice(salutation + 1) };
}

const firstSentence = (block: string) => block.split(/(?<=[.!?])\s|\n/)[0] ?? "";

function hasPhrase(
  letter: string,
  { phrase, place }: Extract<TaskCheck, { kind: "phrase" }>,
): boolean {
  const wanted = fold(phrase);
  const { subject, body } = partsOf(letter);
  switch (place) {
    case "start":
      return (
        firstSentence(body[0] ?? "").includes(wanted) || fold(letter).trimStart().startsWith(wanted)
      );
    case "subject":
      return subject.includes(wanted);
    case "anywhere":
      return fold(letter).includes(wanted);
  }
}

/** Whether the text of a letter does what was asked. */
export function isTaskDone(check: TaskCheck, letter: string): boolean {
  switch (check.kind) {
    case "phrase":
      return hasPhrase(letter, check);
    case "reference":
      return fold(letter).includes(fold(check.reference));
    case "reader":
      return fold(letter).includes(fold(check.name));
    case "words": {
      const words =
        partsOf(letter)
          .body.join(" ")
          .match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
      return words.length > 0 && words.length <= check.most;
    }
  }
}
