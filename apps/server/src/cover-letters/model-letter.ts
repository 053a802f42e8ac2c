import { composeLetter, entriesFor } from "@postulo/letter/compose-letter";
import type { Composition } from "@postulo/letter/compose-letter";
import type { Letter } from "@postulo/letter/letter";
import { createModelGate } from "@postulo/letter/model-gate";
import { stripInjections } from "@postulo/posting/strip-injections";
import type { CallBudget } from "../language-model/call-budget.ts";
import type {
  LanguageModel,
  ModelFailure,
  ModelPurpose,
} from "../language-model/language-model.ts";
import type { FinishedLetter } from "./letter-delivery.ts";
import { composedEnd, startOf } from "./letter-events.ts";
import type { LetterEnd, LetterEvents, WritingEvent } from "./letter-events.ts";
import { createLetterSlots } from "./letter-slots.ts";
import type { LetterSlots, Slot } from "./letter-slots.ts";
import { letterPrompt, targetWords } from "./model-prompt.ts";
import type { LetterPrompt } from "./model-prompt.ts";
import { revisionInstructions, revisionPrompt } from "./revision-prompt.ts";
import { createSentenceReader } from "./sentence-lines.ts";
import type { ReadSentence } from "./sentence-lines.ts";

type ModelReader = { readonly userId: string; readonly signal: AbortSignal };

const maxDraftTokens = 4_000;
const maxRevisionTokens = 2_000;
const maxRevisions = 2;
/** Of all calls for a letter; the time limit and the ceiling are the operator's. */
const budgetLimits = {
  requests: 5,
  outputTokens: maxDraftTokens + maxRevisions * maxRevisionTokens,
};
/** Longer responses are aborted. */
const maxSentences = 45;
const maxCharacters = 9_000;
/** The minimum length, as a share of the requested words. */
const minWordsShare = 0.5;
/** With fewer accepted sentences than this share of the draft, the model has invented more than it was told. */
const minAcceptedShare = 0.5;
/** Sentences about the applicant. */
const minClaims = 2;

type Writing = {
  readonly composition: Composition;
  readonly modelPrompt: LetterPrompt;
  readonly model: LanguageModel;
  readonly reader: ModelReader;
  readonly budget: CallBudget;
  readonly slots: LetterSlots;
};

type Round = {
  readonly purpose: ModelPurpose;
  readonly instructions: string;
  readonly prompt: string;
  readonly maxOutputTokens: number;
  readonly firstParagraph: number;
  readonly take: (sentence: ReadSentence) => WritingEvent[];
};

/** "endless": aborted, because no letter is that long. */
type RoundEnd = "complete" | "endless" | ModelFailure;

const countWords = (slots: readonly Slot[]) =>
  slots.reduce((sum, { sentence }) => sum + sentence.text.split(/\s+/).length, 0);

/** Words that the accepted sentences lack; 0 when they are enough. */
function missingWords({ composition, slots }: Writing): number {
  const { from } = targetWords[composition.length];
  const written = countWords(slots.with("accepted"));
  return written >= from * minWordsShare ? 0 : from - written;
}

/** Whether the accepted sentences are a letter: long enough, most of the draft, with facts of the applicant. */
function isLetter(writing: Writing): boolean {
  const accepted = writing.slots.with("accepted");
  const claims = accepted.filter(({ sentence }) => sentence.sources.some((id) => id !== "posting"));
  return (
    missingWords(writing) === 0 &&
    accepted.length >= writing.slots.all().length * minAcceptedShare &&
    claims.length >= minClaims
  );
}

/** One response of the model; each sentence is emitted when the fact gate accepts it. */
async function* writeRound(
  { model, reader, budget, modelPrompt }: Writing,
  { firstParagraph, take, ...call }: Round,
): AsyncGenerator<WritingEvent, RoundEnd, void> {
  const lines = createSentenceReader(modelPrompt.facts, firstParagraph);
  const text = model.streamText({ ...reader, ...call, budget });
  let characters = 0;
  let sentences = 0;
  try {
    for (;;) {
      const step = await text.next();
      if (step.done) {
        if (step.value.kind === "failed") return step.value.failure;
        break;
      }
      characters += step.value.length;
      const read = lines.push(step.value);
      sentences += read.length;
      yield* read.flatMap(take);
      if (characters > maxCharacters || sentences > maxSentences) return "endless";
    }
  } finally {
    await text.return({ kind: "complete" });
  }
  yield* lines.end().flatMap(take);
  return "complete";
}

/** The sentence as it came, then what is shown of it. */
const drafted = (data: ReadSentence, shown: readonly WritingEvent[]): WritingEvent[] => [
  { event: "draft", data },
  ...shown,
];

const writeDraft = (writing: Writing) =>
  writeRound(writing, {
    purpose: "letter",
    instructions: writing.modelPrompt.instructions,
    prompt: writing.modelPrompt.prompt,
    maxOutputTokens: maxDraftTokens,
    firstParagraph: 0,
    take: (sentence) => drafted(sentence, writing.slots.append(sentence)),
  });

/** The shortest end of a letter, in words. */
const minEnding = 40;

/** Has the failing sentences written again, and the letter continued where it is cut off or short, in one call. */
async function* revise(
  writing: Writing,
  isCutOff: boolean,
): AsyncGenerator<WritingEvent, RoundEnd, void> {
  const { slots, modelPrompt } = writing;
  const all = slots.all();
  const missing = isCutOff ? Math.max(missingWords(writing), minEnding) : missingWords(writing);
  const take = (sentence: ReadSentence) => {
    if (sentence.replaces !== undefined) return drafted(sentence, slots.revise(sentence));
    // Models repeat what they were not asked to write again.
    return missing === 0 || slots.has(sentence.text)
      ? []
      : drafted(sentence, slots.append(sentence));
  };
  yield { event: "revision", data: { count: slots.failing().length } };
  return yield* writeRound(writing, {
    purpose: "letterRepair",
    instructions: modelPrompt.instructions + revisionInstructions,
    prompt: revisionPrompt(modelPrompt, { slots: all, missingWords: missing }),
    maxOutputTokens: maxRevisionTokens,
    firstParagraph: all.at(-1)?.sentence.paragraph ?? 0,
    take,
  });
}

/** A draft that was cut off is continued, if it began. */
const canGoOn = (end: RoundEnd, { slots }: Writing) =>
  end === "complete" || (end === "incomplete" && slots.all().length > 0);

/** Takes the sentences again that another process has recorded. @returns how its draft ended; undefined without any. */
function restore({ slots }: Writing, written: readonly WritingEvent[]): RoundEnd | undefined {
  for (const event of written) {
    if (event.event !== "draft") continue;
    if (event.data.replaces === undefined) slots.append(event.data);
    else slots.revise(event.data);
  }
  if (slots.all().length === 0) return undefined;
  return written.some(({ event }) => event === "revision") ? "complete" : "incomplete";
}

/** A draft and at most two revisions. @returns how the last call ended. */
async function* writeSentences(
  writing: Writing,
  written: readonly WritingEvent[],
): AsyncGenerator<WritingEvent, RoundEnd, void> {
  const { slots } = writing;
  let end = restore(writing, written) ?? (yield* writeDraft(writing));
  for (let revision = 0; revision < maxRevisions && canGoOn(end, writing); revision++) {
    const isDone = end === "complete" && missingWords(writing) === 0;
    if (isDone && slots.failing().length === 0) break;
    const next = yield* revise(writing, end === "incomplete");
    // A revision that fails leaves what is there.
    end = next === "incomplete" || next === "complete" || next === "cancelled" ? next : end;
    if (next !== "complete") break;
  }
  return end;
}

function paragraphsOf(slots: readonly Slot[]): Letter["paragraphs"] {
  const byParagraph = Map.groupBy(slots, ({ sentence }) => sentence.paragraph);
  return [...byParagraph.values()].map((paragraph) =>
    paragraph.map(({ sentence: { text, sources } }) => ({ text, sources })),
  );
}

/** Sentences that the person has to check, each with the accepted one before it. */
function doubtfulOf(slots: LetterSlots): FinishedLetter["doubtful"] {
  const accepted = slots.with("accepted");
  return slots.with("doubtful").map(({ at, sentence: { text, sources }, problems }) => {
    const before = accepted.findLast((slot) => slot.at < at);
    return { text, sources, problems, ...(before ? { after: before.sentence.text } : {}) };
  });
}

function finish(composed: Composition, { slots }: Writing): LetterEnd {
  const letter = { ...composeLetter(composed), paragraphs: paragraphsOf(slots.with("accepted")) };
  const refused = slots
    .with("refused")
    .map(({ sentence: { text }, problems }) => ({ text, problems }));
  const { posting } = composed;
  const doubtful = doubtfulOf(slots);
  return { kind: "written", finished: { letter, posting, writer: "model", refused, doubtful } };
}

function openWriting(composition: Composition, model: LanguageModel, reader: ModelReader): Writing {
  const modelPrompt = letterPrompt(composition);
  const { posting, language, today } = composition;
  const gate = createModelGate({
    entries: entriesFor(composition),
    posting,
    language,
    today,
    instructions: modelPrompt.instructions + revisionInstructions,
  });
  const budget = model.openBudget(budgetLimits);
  return { composition, modelPrompt, model, reader, budget, slots: createLetterSlots(gate) };
}

/** A model writes sentences: of the composer's layouts only the short e-mail, without addresses, is kept. */
function withoutLayout(composed: Composition): Composition {
  return composed.style === "email"
    ? { ...composed, length: "short" }
    : { ...composed, style: "prose" };
}

/**
 * Writes a letter with the model. Sentences that the gate accepts are emitted and stay; the others are sent back for
 * rewriting, at most twice, and then left out. With too few accepted sentences the composer's letter is returned. A draft
 * that a lost process has left is continued as one that was cut off.
 */
export async function* modelEvents(
  composed: Composition,
  {
    model,
    reader,
    written,
  }: {
    readonly model: LanguageModel;
    readonly reader: ModelReader;
    readonly written: readonly WritingEvent[];
  },
): LetterEvents {
  const plain = withoutLayout(composed);
  const composition = { ...plain, posting: stripInjections(composed.posting) };
  const writing = openWriting(composition, model, reader);
  yield startOf(composed, "model");
  const end = yield* writeSentences(writing, written);
  if (end === "cancelled") return { kind: "cancelled" };
  if (isLetter(writing)) return finish(plain, writing);
  const fallback = composedEnd(composed, { reason: fallbackReasonOf(end) });
  if (fallback.kind !== "written") return fallback;
  // What the model wrote in another language than the profile's is rarely more than doubtful.
  return { ...fallback, finished: { ...fallback.finished, doubtful: doubtfulOf(writing.slots) } };
}

function fallbackReasonOf(end: RoundEnd) {
  if (end === "ceilingReached") return "ceilingReached";
  return end === "complete" || end === "endless" ? "refusedByGate" : "providerUnavailable";
}
