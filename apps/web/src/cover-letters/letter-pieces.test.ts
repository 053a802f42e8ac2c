import { expect, test } from "vitest";
import { cutLetter, type LetterPiece } from "./letter-pieces.ts";

const sentences = [
  { text: "I baked bread at Lenoir.", sources: ["job"] },
  { text: "I speak French.", sources: ["skill"] },
  { text: "I would like to meet you.", sources: [] },
];
const text = `Ann Bell\n12 Mill Road\n\nDear team,\n\n${sentences[0]?.text} ${sentences[1]?.text}\n\n${sentences[2]?.text}\n\nYours,\n\nAnn Bell`;
const delivered = { text, sentences };
const told = (pieces: readonly LetterPiece[]) =>
  pieces.map(({ text: words, origin }) => `${origin.kind}: ${words}`);

test("a letter that nobody touched is its sentences and its frame", () => {
  const pieces = cutLetter(text, delivered);
  expect(told(pieces)).toEqual([
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

test("a sentence that was changed keeps what it rested on, a new one rests on nothing", () => {
  const changed = text.replace("at Lenoir.", "at Lenoir for years.");
  expect(cutLetter(changed, delivered)[3]).toMatchObject({
    text: "I baked bread at Lenoir for years.",
    origin: { kind: "changed", sources: ["job"] },
  });
  const longer = text.replace("I speak French.", "I speak French. I also paint!");
  expect(told(cutLetter(longer, delivered)).slice(4, 6)).toEqual([
    "sentence: I speak French.",
    "own: I also paint!",
  ]);
});

test("sentences are recognised where they were moved to, and gone when they are", () => {
  const moved = "I would like to meet you. I baked bread at Lenoir.";
  expect(told(cutLetter(moved, delivered))).toEqual([
    "sentence: I would like to meet you.",
    "sentence: I baked bread at Lenoir.",
  ]);
  expect(cutLetter("  \n", delivered)).toEqual([]);
});

test("without the sentences of a letter its lines are its frame until they are changed", () => {
  const plain = { text: "Dear team,\nI bake.", sentences: [] };
  expect(told(cutLetter("Dear team,\nI bake cakes.", plain))).toEqual([
    "frame: Dear team,",
    "own: I bake cakes.",
  ]);
});
