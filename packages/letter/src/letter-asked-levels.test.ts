import { describe, expect, test } from "vitest";
import { gardener } from "./testing/gardener.ts";
import { letterOf as createLetter, type Rows } from "./testing/letter-of.ts";

const letterOf = (rows: Rows, job: string) => createLetter(rows, job, { fallbackLanguage: "fr" });

const skill = (name: string, more: object) => ({ name, ...more });

describe("a language that the posting asks for at a level", () => {
  const speaker = (name: string, level: string) => ({
    ...gardener,
    competencies: [skill(name, { category: "language", level })],
  });
  const job = (asked: string) =>
    `Jardinier\nEmployeur : Harrow Vale\nVous assurez la tonte des pelouses.\nProfil :\n- ${asked}`;

  test.each([
    ["Anglais niveau B2 exigé", "intermediate"],
    ["Anglais courant", "intermediate"],
    ["Maîtrise de l'anglais (C1)", "beginner"],
    ["Anglais B2 souhaité", "intermediate"],
  ])("is not offered where it is known less: %s, %s", (asked, level) => {
    expect(letterOf(speaker("Anglais", level), job(asked))).not.toMatch(/— .*Anglais/);
  });

  test.each([
    ["Anglais niveau B1", "intermediate"],
    ["Anglais niveau B2 exigé", "advanced"],
    ["Anglais", "intermediate"],
    ["Anglais niveau B1 et allemand niveau C1", "intermediate"],
  ])("is offered where it is known as well: %s, %s", (asked, level) => {
    expect(letterOf(speaker("Anglais", level), job(asked))).toMatch(/— .*Anglais/);
  });

  test.each([
    ["English (C1)", "Anglais (C1)"],
    ["English C1", "Anglais C1"],
    ["English – C1", "Anglais – C1"],
    ["anglais (C1)", "Anglais (C1)"],
    ["English (Cambridge C1)", "English (Cambridge C1)"],
  ])("is named in the language of the letter: %s as %s", (name, text) => {
    expect(letterOf(speaker(name, "advanced"), job("Anglais courant"))).toContain(`— ${text}\n`);
  });
});

test("a program that the posting names is offered in the person's capitals", () => {
  const competencies = [skill("Metavision", { category: "toolsAndSoftware" })];
  const job =
    "Jardinier\nEmployeur : Harrow Vale\nVous assurez la tonte des pelouses.\nProfil :\n- Une pratique du logiciel MetaVision est souhaitée";
  expect(letterOf({ ...gardener, competencies }, job)).toContain("— Metavision");
});
