import { letterStyles, type LetterStyle } from "@postulo/domain/letter-style";
import { letterText } from "@postulo/letter/letter";
import { letterPairs } from "@postulo/letter/testing/letter-pairs";
import { writeLetter } from "@postulo/letter/write-letter";
import { expect, test } from "vitest";
import { toEmail } from "./email-text.ts";
import type { OpenLetter } from "./letter-draft.ts";

const answers = { why: "I would like to work nearer to home.", know: "I can start in January." };
const sender = { phone_number: "+44 20 7946 0018", email: "ann@bell.test" };

const requests = letterPairs()
  .filter((_, at) => at % 23 === 1)
  .map(({ request }) => request);

function openLetters(style: LetterStyle): OpenLetter[] {
  return requests.flatMap((request) => {
    const outcome = writeLetter({ ...request, answers, style });
    if (outcome.kind !== "written") return [];
    const { letter } = outcome;
    const text = letterText(letter);
    const sentences = letter.paragraphs
      .flat()
      .map((one) => ({ ...one, sources: [...one.sources] }));
    const { language } = letter;
    const texts = { text, savedText: text, deliveredText: text, posting: "", language };
    return [{ ...texts, sentences, writer: "composer" as const, missing: [], style }];
  });
}

const wordsIn = (text: string) => text.split(/\s+/).length;

test.each(letterStyles)("a letter in the style %s becomes a short e-mail", (style) => {
  const letters = openLetters(style);
  expect(letters.length).toBeGreaterThan(5);
  for (const letter of letters) {
    const { subject, body } = toEmail(letter, sender);
    expect(subject).not.toBe("");
    expect(body).toMatch(/^(?:Dear|Madame)[^\n]*,\n\n/);
    expect(body.endsWith(`\n${sender.phone_number}\n${sender.email}`)).toBe(true);
    for (const part of [...Object.values(answers), /CV is attached|CV en pièce jointe/])
      expect(body).toMatch(part);
    expect(body.split("\n— ").length - 1).toBeLessThanOrEqual(5);
    expect(body).not.toMatch(/:\n(?:\n|$)/);
    expect(body).not.toMatch(/You ask for|You need someone|Vous demandez|Vous cherchez/);
    expect(wordsIn(body)).toBeLessThanOrEqual(Math.min(wordsIn(letter.text) + 5, 190));
  }
});

test("the e-mail has the lines that prove most, not the first of each job", () => {
  const heading = (name: string) => `At ${name}, as Clerk:`;
  const lines = ["Filed letters", "Cut arrears from 86 to 19", "Prepared pay for 42 people"];
  const other = ["Filed plans", "Sorted post", "Answered 30 calls a day", "Booked 4 rooms"];
  const blocks = [
    "Subject: Application",
    "Dear Ms Roe,",
    "I am applying for the position of Clerk.",
    [heading("Quay"), ...lines.map((line) => `— ${line}`)].join("\n"),
    [heading("Lock"), ...other.map((line) => `— ${line}`)].join("\n"),
    "I would be glad to tell you more.",
    "Yours sincerely,",
    "Ann Bell",
  ];
  const text = blocks.join("\n\n");
  const of = (id: string, texts: readonly string[]) =>
    texts.map((one) => ({ text: one, sources: [id], paragraph: 0 }));
  const sentences = [
    ...of("posting", [blocks[2] ?? ""]),
    ...of("e1", [heading("Quay"), ...lines]),
    ...of("e2", [heading("Lock"), ...other]),
  ];
  const letter: OpenLetter = {
    text,
    savedText: text,
    deliveredText: text,
    sentences,
    posting: "",
    missing: [],
    writer: "composer",
    style: "quoted",
  };
  const { body } = toEmail(letter, undefined);
  for (const line of ["Cut arrears", "Prepared pay", "Answered 30 calls"])
    expect(body).toContain(line);
  expect(body).not.toContain("Sorted post");
});

test("what the user wrote or changed stays in the e-mail", () => {
  const [letter] = openLetters("quoted");
  if (!letter) throw new Error("no letter");
  const lines = letter.text.split("\n").filter((line) => line.startsWith("— "));
  const last = lines.at(-1) ?? "";
  const text = letter.text.replace(last, `${last} And I would do it again.`);
  expect(toEmail({ ...letter, text }, sender).body).toContain("And I would do it again.");
});

test("a letter of a model stays whole, without its head", () => {
  const [letter] = openLetters("prose");
  if (!letter) throw new Error("no letter");
  const { body } = toEmail({ ...letter, writer: "model" }, undefined);
  expect(letter.text.endsWith(`\n\n${body}`)).toBe(true);
});
