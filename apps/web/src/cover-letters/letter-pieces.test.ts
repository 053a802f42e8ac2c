import { expect, test } from "vitest";
import { splitLetter, type LetterPiece } from "./letter-pieces.ts";

const sentences = [
  { text: "I baked bread at Lenoir.", sources: ["job"] },
  { text: "I speak French.", sources: ["skill"] },
  { text: "I would like to meet you.", sources: [] },
];
const text = `Ann Bell\n12 Mill Road\n\nDear team,\n\n${sentences[0]?.text} ${sentences[1]?.text}\n\n${sentences[2]?.text}\n\nYours,\n\nAnn Bell`;
const delivered = { text, sentences };
const kindsOf = (pieces: readonly LetterPiece[]) =>
  pieces.map(({ text: words, origin }) => `${origin.kind}: ${words}`);

test("an unchanged letter consists of its sentences and its frame", () => {
  const pieces = splitLetter(text, delivered);
  expect(kindsOf(pieces)).toEqual([
    "frame: Ann Bell",
    "frame: 12 Mill Road",
    "frame: Dear team,",
    "sentence: I baked bread at Lenoir.",
    "sentence: I speak French.",
    "sentence: I would like to meet you.",
    "frame: Yours,",
    "frame: Ann Bell",
  ]);
  expect(pieces.map((piece) => text.slice(piece.start, piece.end))).toEqual(
    pieces.map((piece) => piece.text),
  );
});

test("a changed sentence keeps its sources, a new one has none", () => {
  const changed = text.replace("at Lenoir.", "at Lenoir for years.");
  expect(splitLetter(changed, delivered)[3]).toMatchObject({
    text: "I baked bread at Lenoir for years.",
    origin: { kind: "changed", sources: ["job"] },
  });
  const longer = text.replace("I speak French.", "I speak French. I also paint!");
  expect(kindsOf(splitLetter(longer, delivered)).slice(4, 6)).toEqual([
    "sentence: I speak French.",
    "own: I also paint!",
  ]);
});

test("moved sentences are recognised, deleted ones are gone", () => {
  const moved = "I would like to meet you. I baked bread at Lenoir.";
  expect(kindsOf(splitLetter(moved, delivered))).toEqual([
    "sentence: I would like to meet you.",
    "sentence: I baked bread at Lenoir.",
  ]);
  expect(splitLetter("  \n", delivered)).toEqual([]);
});

test("without sentences, the lines of a letter are its frame until they are changed", () => {
  const plain = { text: "Dear team,\nI bake.", sentences: [] };
  expect(kindsOf(splitLetter("Dear team,\nI bake cakes.", plain))).toEqual([
    "frame: Dear team,",
    "own: I bake cakes.",
  ]);
});
