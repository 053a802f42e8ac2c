import { describe, expect, test } from "vitest";
import { readEntries } from "@postulo/evidence/entry";
import { storedProfile } from "@postulo/evidence/profile";
import { createModelGate } from "./model-gate.ts";
import { readPosting } from "@postulo/posting/posting";
import { describeProblems } from "./testing/described-letter.ts";
import { postingsEn } from "@postulo/posting/testing/postings-en";
import { postingsFr } from "@postulo/posting/testing/postings-fr";
import { profiles } from "./testing/profiles.ts";

const known = {
  en: {
    entries: readEntries(storedProfile.parse(profiles["nurseEn"])),
    posting: readPosting(postingsEn[0]?.text ?? ""),
    today: { year: 2026, month: 11 },
    language: "en" as const,
    instructions:
      "Write a cover letter with short sentences and never invent any fact about the applicant.",
  },
  fr: {
    entries: readEntries(storedProfile.parse(profiles["accountantFr"])),
    posting: readPosting(postingsFr[1]?.text ?? ""),
    today: { year: 2026, month: 11 },
    language: "fr" as const,
    instructions: "Rédige une lettre de motivation avec des phrases courtes, sans rien inventer.",
  },
};

const verdict = (text: string, sources: readonly string[], language: "en" | "fr" = "en") =>
  describeProblems(createModelGate(known[language])({ text, sources }).problems);

describe("sentences that pass", () => {
  test.each([
    ["I trained six new nurses in wound care.", ["e1"]],
    ["Your hospital serves the north of the city.", ["posting"]],
    ["You ask for clear notes, and I keep medical records with a checklist.", ["e1", "posting"]],
    ["I would welcome an interview.", []],
    ["I am applying for the position at Harrow Vale Hospital.", ["profile"]],
    ["Could we meet in Leeds?", []],
    ["My Spanish is at an intermediate level!", ["s3"]],
    ["That is the work I want to do.", []],
  ])("%s", (text, sources) => {
    expect(verdict(text, sources)).toBe("");
  });

  test.each([
    ["J’établis les déclarations de TVA et les rapprochements bancaires.", ["e1"]],
    ["Je serais heureux de vous rencontrer.", []],
    ["Je préfère vous le dire dès maintenant.", []],
    ["Votre annonce décrit un poste de comptable général.", ["posting"]],
  ])("%s", (text, sources) => {
    expect(verdict(text, sources, "fr")).toBe("");
  });
});

test.each([
  ["That is the ward I want to lead again.", "en"],
  ["I want to use my ten years of nursing.", "en"],
  ["Je préfère vous dire que j'ai dirigé un cabinet.", "fr"],
] as const)("a wish that names something needs a source: %s", (text, language) => {
  expect(verdict(text, [], language)).not.toBe("");
});

describe("sentences that are refused, with all reasons", () => {
  test.each([
    ["Wound care", ["e1"], "fragment (Wound care)"],
    ["I nurse.", ["e1"], "fragment (I nurse.)"],
    [
      "I trained six new nurses in wound care and",
      ["e1"],
      "fragment (I trained six new nurses in wound care a)",
    ],
    [
      "I trained six new nurses in wound care.",
      ["posting"],
      "unsourced (I trained six new nurses in wound care.)",
    ],
    ["My notes are clear and complete.", [], "unsourced (My notes are clear and complete.)"],
    [
      "Short sentences and never invent any fact about you.",
      [],
      "leakage (short sentence and never invent any fact)",
    ],
    [
      "I trained 14 new nurses in wound care.",
      ["e1"],
      "number (14 nurses), mixed (I trained 14 new nurses in wound care.)",
    ],
  ])("%s", (text, sources, expected) => {
    expect(verdict(text, sources)).toBe(expected);
  });

  test.each([
    [
      "Je tiens la comptabilité de deux sociétés.",
      [],
      "unsourced (Je tiens la comptabilité de deux sociétés.)",
    ],
    ["Mon travail compte.", ["posting"], "unsourced (Mon travail compte.)"],
  ])("%s", (text, sources, expected) => {
    expect(verdict(text, sources, "fr")).toBe(expected);
  });

  test("a sentence of more than 450 characters is not read further", () => {
    const tail = " I trained six new nurses in wound care.".repeat(11);
    expect(verdict(`${"I".repeat(450 - tail.length)}${tail}`, ["e1"])).not.toContain("tooLong");
    expect(verdict(`${"I".repeat(451 - tail.length)}${tail}`, ["e1"])).toBe(
      `tooLong (${"I".repeat(11)}${tail.slice(0, 29)}…)`,
    );
  });

  test("the second time, whatever its capitals", () => {
    const check = createModelGate(known.en);
    expect(check({ text: "I would welcome an interview.", sources: [] }).verdict).toBe("accepted");
    expect(check({ text: "i would welcome an interview.", sources: [] })).toEqual({
      verdict: "refused",
      problems: [{ kind: "repeated", words: "i would welcome an interview." }],
    });
  });
});

describe("the verdict", () => {
  const { entries } = known.en;
  const answer = {
    id: "answer.know",
    question: "",
    answer: "I am moving to Leeds in March.",
  };
  const gate = (more: Parameters<typeof readEntries>[1] = []) =>
    createModelGate({
      ...known.en,
      entries: readEntries(storedProfile.parse(profiles["nurseEn"]), more),
    });

  test("is doubtful for what cannot be decided, and refused for what contradicts", () => {
    const of = (text: string) => gate()({ text, sources: ["e1"] }).verdict;
    expect(of("I trained six new nurses in wound care.")).toBe("accepted");
    expect(of("I trained six new nurses in wound care and palliative music.")).toBe("doubtful");
    expect(of("I trained 45 new nurses in wound care.")).toBe("refused");
  });

  test("of a sentence without a subject is on the applicant whose entry it cites", () => {
    const posting = readPosting(
      "Ward Sister\nYou lead medication rounds, wound care, audits and the rota of the ward.",
    );
    const check = createModelGate({ ...known.en, posting });
    const text = "Lead medication rounds, wound care, audits and the rota of the ward.";
    expect(check({ text, sources: ["e1"] }).verdict).not.toBe("accepted");
  });

  test("is against the cited entries and no others", () => {
    const text = "I trained six new nurses in wound care.";
    const other = entries.find(({ id, kind }) => kind === "job" && id !== "e1");
    expect(gate()({ text, sources: [other?.id ?? ""] }).verdict).not.toBe("accepted");
    expect(gate()({ text, sources: ["e1", "[99]"] })).toEqual({
      verdict: "refused",
      problems: [{ kind: "unsourced", words: "[99]" }],
    });
  });

  test.each([
    ["Thank you.", "en"],
    ["Merci.", "fr"],
  ] as const)("takes the shortest thanks for a sentence: %s", (text, language) => {
    expect(createModelGate({ ...known.en, language })({ text, sources: [] }).verdict).toBe(
      "accepted",
    );
  });

  test("takes an answer of the person for an entry", () => {
    const text = "I am moving to Leeds in March.";
    expect(gate([answer])({ text, sources: ["answer.know"] }).verdict).toBe("accepted");
    expect(gate()({ text, sources: ["answer.know"] }).verdict).toBe("refused");
  });
});
