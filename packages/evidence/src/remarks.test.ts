import { expect, test } from "vitest";
import { ownReason } from "./remarks.ts";

test.each([
  ["I want to do palliative work after my mother died.", "I want to do palliative work."],
  [
    "Je voudrais travailler auprès des aînés parce qu’il y a eu le décès de ma mère.",
    "Je voudrais travailler auprès des aînés.",
  ],
  [
    "I would like to work afternoon shifts with children because of my health.",
    "I would like to work afternoon shifts with children.",
  ],
  [
    "Je souhaite donner une nouvelle impulsion à ma carrière depuis mon accident de santé.",
    "Je souhaite donner une nouvelle impulsion à ma carrière.",
  ],
  ["I want to leave nights after my mother died.", ""],
])("of the motivation “%s” a letter quotes “%s”", (text, quoted) => {
  expect(ownReason(text)).toBe(quoted);
});
