import { readEntries } from "@postulo/evidence/entry";
import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { createModelGate } from "./model-gate.ts";
import { readPosting } from "@postulo/posting/posting";
import { stripInjections } from "@postulo/posting/strip-injections";
import { modelDrafts } from "./testing/model-drafts/all-drafts.ts";
import { honestSentences, inventedSentences } from "./testing/model-drafts/model-draft.ts";
import type { CitedSentence, ModelDraft } from "./testing/model-drafts/model-draft.ts";

function gateOf({ profile, posting, why, know, language }: ModelDraft) {
  const answers = [
    { id: "why", question: "", answer: why },
    { id: "know", question: "", answer: know },
  ].filter(({ answer }) => answer !== "");
  return createModelGate({
    entries: readEntries(storedProfile.parse(profile), answers),
    posting: stripInjections(readPosting(posting)),
    today: { year: 2026, month: 11 },
    language,
    instructions: "",
  });
}

function countVerdicts(
  drafts: readonly ModelDraft[],
  sentencesOf: (draft: ModelDraft) => readonly CitedSentence[],
) {
  const counts = { accepted: 0, doubtful: 0, refused: 0 };
  for (const draft of drafts) {
    const gate = gateOf(draft);
    for (const sentence of sentencesOf(draft)) counts[gate(sentence).verdict]++;
  }
  return counts;
}

const known = modelDrafts.filter(({ isHeldBack }) => !isHeldBack);
const heldBack = modelDrafts.filter(({ isHeldBack }) => isHeldBack);

test("the honest letter of a model is not refused, and hardly doubted", () => {
  expect(countVerdicts(known, honestSentences)).toEqual({ accepted: 76, doubtful: 8, refused: 0 });
});

test("so it is in letters that were read later", () => {
  expect(countVerdicts(heldBack, honestSentences)).toEqual({
    accepted: 26,
    doubtful: 2,
    refused: 0,
  });
});

test("inventions in the style of a model, with plausible citations, are not accepted", () => {
  expect(countVerdicts(known, inventedSentences).accepted).toBe(0);
  expect(countVerdicts(heldBack, inventedSentences).accepted).toBeLessThanOrEqual(1);
});
