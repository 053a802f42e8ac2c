import { composeLetter } from "@postulo/letter/compose-letter";
import type { Composition } from "@postulo/letter/compose-letter";
import type { Letter } from "@postulo/letter/letter";
import { createModelGate } from "@postulo/letter/model-gate";
import { stripInjections } from "@postulo/letter/posting-for-model";
import type {
  LanguageModel,
  ModelFailure,
  ModelPurpose,
} from "../language-model/language-model.ts";
import type { RejectedSentence } from "./letter-delivery.ts";
import { composedSentences, startOf } from "./letter-events.ts";
import type { LetterEvents, WritingEvent } from "./letter-events.ts";
import { letterPrompt, repairPrompt, targetWords } from "./model-prompt.ts";
import type { LetterPrompt } from "./model-prompt.ts";
import { createSentenceReader } from "./sentence-lines.ts";
import type { ReadSentence } from "./sentence-lines.ts";

type ModelReader = { readonly userId: string; readonly signal: AbortSignal };

const maxOutputTokens = 4_000;
/** Longer responses are aborted. */
const maxSentences = 45;
const maxCharacters = 9_000;
/** With more rejected sentences the letter would be incomplete. */
const maxRejectedShare = 0.25;
/** The minimum length, as a share of the requested words. */
const minWordsShare = 0.6;

type Round = { readonly purpose: ModelPurpose; readonly prompt: string };
type RoundEnd =
  | {
      readonly kind: "whole";
      readonly letter: Letter;
      readonly rejected: readonly RejectedSentence[];
    }
  | { readonly kind: "refused"; readonly refused: readonly RejectedSentence[] }
  | { readonly kind: "failed"; readonly failure: ModelFailure };

type Writing = {
  readonly composition: Composition;
  readonly modelPrompt: LetterPrompt;
  /** Greeting, subject, name and farewell: no model writes them. */
  readonly frame: Letter;
  readonly model: LanguageModel;
  readonly reader: ModelReader;
};

function paragraphsOf(sentences: readonly ReadSentence[]): Letter["paragraphs"] {
  const byParagraph = Map.groupBy(sentences, ({ paragraph }) => paragraph);
  return [...byParagraph.values()].map((paragraph) =>
    paragraph.map(({ text, sources }) => ({ text, sources })),
  );
}

const countWords = (sentences: readonly ReadSentence[]) =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

/** Whether the accepted sentences are a letter: long enough, few rejections, with a fact of the user. */
function wholeLetter(
  passed: readonly ReadSentence[],
  refused: readonly RejectedSentence[],
  { composition, frame }: Writing,
): Letter | undefined {
  const { length } = composition;
  const isLong = countWords(passed) >= targetWords[length].from * minWordsShare;
  const hasHoles = refused.length > (passed.length + refused.length) * maxRejectedShare;
  const saysSomething = passed.some(({ sources }) => sources.some((id) => id !== "posting"));
  const letter = { ...frame, paragraphs: paragraphsOf(passed) };
  const isWhole = isLong && !hasHoles && saysSomething && letter.paragraphs.length > 1;
  return isWhole ? letter : undefined;
}

/** One draft; each sentence is emitted when the fact gate accepts it. */
async function* draft(
  writing: Writing,
  { purpose, prompt }: Round,
): AsyncGenerator<WritingEvent, RoundEnd, void> {
  const { modelPrompt, model, reader, composition } = writing;
  const { instructions, facts } = modelPrompt;
  const { profile, posting, language, today } = composition;
  const gate = createModelGate({ profile, posting, language, today, instructions });
  const lines = createSentenceReader(facts);
  const passed: ReadSentence[] = [];
  const refused: RejectedSentence[] = [];
  const judged = (sentences: readonly ReadSentence[]) =>
    sentences.flatMap((sentence): WritingEvent[] => {
      const problems = gate(sentence);
      if (problems.length > 0) {
        refused.push({ text: sentence.text, problems });
        return [];
      }
      passed.push(sentence);
      return [{ event: "sentence", data: sentence }];
    });

  const call = { ...reader, purpose, instructions, prompt, maxOutputTokens };
  const text = model.streamText(call);
  let characters = 0;
  try {
    for (;;) {
      const step = await text.next();
      if (step.done) {
        if (step.value.kind === "failed") return step.value;
        break;
      }
      characters += step.value.length;
      yield* judged(lines.push(step.value));
      const isEndless = characters > maxCharacters || passed.length + refused.length > maxSentences;
      if (isEndless) return { kind: "refused", refused };
    }
  } finally {
    await text.return({ kind: "complete" });
  }
  yield* judged(lines.end());
  const letter = wholeLetter(passed, refused, writing);
  return letter ? { kind: "whole", letter, rejected: refused } : { kind: "refused", refused };
}

/** Writes a letter with the model: a draft, one repair with the list of rejections, then the composer as fallback. */
export async function* modelEvents(
  composed: Composition,
  model: LanguageModel,
  reader: ModelReader,
): LetterEvents {
  const composition = { ...composed, posting: stripInjections(composed.posting) };
  const writing: Writing = {
    composition,
    modelPrompt: letterPrompt(composition),
    frame: composeLetter(composed),
    model,
    reader,
  };
  yield startOf(composed, "model");
  let end = yield* draft(writing, { purpose: "letter", prompt: writing.modelPrompt.prompt });
  if (end.kind === "refused") {
    yield { event: "restart", data: { writer: "model", reason: "refusedByGate" } };
    const prompt = repairPrompt(writing.modelPrompt, end.refused);
    end = yield* draft(writing, { purpose: "letterRepair", prompt });
  }
  if (end.kind === "whole") {
    const { letter, rejected } = end;
    const { posting } = composed;
    return { kind: "written", finished: { letter, posting, writer: "model", refused: rejected } };
  }
  if (end.kind === "failed" && end.failure === "cancelled") return { kind: "cancelled" };
  const reason = reasonOf(end);
  yield { event: "restart", data: { writer: "composer", reason } };
  return yield* composedSentences(composed, { reason });
}

function reasonOf(end: Exclude<RoundEnd, { kind: "whole" }>) {
  if (end.kind === "refused") return "refusedByGate";
  return end.failure === "ceilingReached" ? "ceilingReached" : "providerUnavailable";
}
