import { describe, expect, test } from "vitest";
import { readPosting } from "../../posting.ts";
import { readRequirements } from "../../requirements.ts";
import { joinWrappedLines } from "./wrapped-lines.ts";

describe("lines that were broken at the width of a page", () => {
  test("are one line again, without the items beside them", () => {
    const text = [
      "You know how to keep the accounts of a small association, and you have worked with",
      "volunteers before. We ask for a driving licence.",
      "• At least two years in a bookkeeping role, with experience of payroll for a team of",
      "ten or more people",
      "• Calm under pressure",
    ].join("\n");
    expect(joinWrappedLines(text).split("\n")).toEqual([
      "You know how to keep the accounts of a small association, and you have worked with volunteers before. We ask for a driving licence.",
      "• At least two years in a bookkeeping role, with experience of payroll for a team of ten or more people",
      "• Calm under pressure",
    ]);
  });

  test("are joined before a name in capitals, within prose", () => {
    const text = [
      "We look for a teacher of history. You hold a degree in the history of the Roman",
      "Empire or of Greece, and you have taught for two years or longer in a school of",
      "any kind, public or private. We are a small school with large windows, and we like",
      "people who read.",
    ].join("\n");
    expect(joinWrappedLines(text)).not.toContain("\n");
  });

  test("keep the hyphen of a compound", () => {
    const text = [
      "The college invites applications from people who would like to teach in a tenure-",
      "track position that begins in the autumn of the year and who have taught before, in",
      "schools or elsewhere.",
    ].join("\n");
    expect(joinWrappedLines(text)).toContain("tenure-track position");
  });

  test.each([
    [
      "a list without marks",
      "Vos missions\naccueillir les clients\ntenir la caisse\nranger le rayon",
    ],
    [
      "paragraphs",
      "We are a bakery in the middle of the town and we bake through the night, every day.\nYou bring experience of sourdough and of working alone for hours at a time.",
    ],
  ])("are not seen in %s", (_, text) => {
    expect(joinWrappedLines(text)).toBe(text);
  });

  test("are read as one requirement", () => {
    const posting = readPosting(
      [
        "Lab Technician",
        "Requirements",
        "• At least one year of experience in a laboratory that works to a quality system (this would",
        "be an advantage but is not essential)",
        "• Excellent written English, and the patience to write down what others would only",
        "remember",
      ].join("\n"),
    );
    expect(readRequirements(posting).map(({ text }) => text)).toEqual([
      "At least one year of experience in a laboratory that works to a quality system (this would be an advantage but is not essential)",
      "Excellent written English, and the patience to write down what others would only remember",
    ]);
  });
});
