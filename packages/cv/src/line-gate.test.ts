import { describe, expect, test } from "vitest";
import { createLineGate } from "./line-gate.ts";
import { nurse } from "./testing/sample-profile.ts";

const today = { year: 2026, month: 11 };
const gate = createLineGate(nurse, "Staff Nurse\nWe need Excel and 12 years of nursing.", today);
const verdictOf = (text: string, entry = "experiences.0") => gate.check({ entry, text }).verdict;

describe("a line that the person words anew", () => {
  test("is accepted when it says what its entry says", () => {
    expect(verdictOf("Care for 8 patients a shift on a respiratory ward")).toBe("accepted");
    expect(verdictOf("Wound care and medication rounds on a respiratory ward")).toBe("accepted");
  });

  test("is refused with a number, a title or an employer that its entry does not have", () => {
    expect(verdictOf("Care for 80 patients a shift on a respiratory ward")).toBe("refused");
    expect(gate.check({ entry: "experiences.0", text: "Care for 80 patients" }).reasons).toEqual([
      expect.objectContaining({ kind: "number", words: expect.stringContaining("80") }),
    ]);
    // The fact of another job.
    expect(verdictOf("Personal care for 20 residents")).toBe("refused");
    expect(verdictOf("Personal care for 20 residents", "experiences.1")).toBe("accepted");
    // Asked by the posting only.
    expect(verdictOf("Wound care and medication rounds in Excel")).not.toBe("accepted");
  });

  test("is no statement about the posting, whatever words of it the line has", () => {
    const posting =
      "Ward Sister\nYou lead medication rounds, wound care, audits and the rota of the respiratory ward.";
    const strict = createLineGate(nurse, posting, today);
    const of = (text: string) => strict.check({ entry: "experiences.0", text }).verdict;
    expect(of("Wound care and medication rounds on a respiratory ward")).toBe("accepted");
    expect(of("Wound care, medication rounds, audits and the rota")).not.toBe("accepted");
    expect(of("Wound care. Audits and the rota of the respiratory ward")).not.toBe("accepted");
  });

  test("that is doubtful needs the person's confirmation; a refused one is never used", () => {
    const doubtful = {
      entry: "experiences.0",
      line: "x",
      text: "Led wound care and medication rounds",
    };
    expect(gate.check(doubtful).verdict).toBe("doubtful");
    expect(gate.acceptsLine({ ...doubtful, isConfirmed: false })).toBe(false);
    expect(gate.acceptsLine({ ...doubtful, isConfirmed: true })).toBe(true);
    const refused = { ...doubtful, text: "Care for 80 patients a shift" };
    expect(gate.acceptsLine({ ...refused, isConfirmed: true })).toBe(false);
  });
});
