import type { Letter } from "@postulo/letter/letter";
import { letterText } from "@postulo/letter/letter";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { pageOfLetter } from "./letter-page.ts";
import { createPrinter } from "./print-letter.ts";

const printer = createPrinter();
const print = (letter: Letter) => printer(pageOfLetter(letter));

const french: Letter = {
  language: "fr",
  paper: "a4",
  sender: {
    name: "Zoé Œuvrard-Nuñez",
    lines: ["3 montée de la Grand'Côte", "69001 Lyon", "zoe@courriel.example"],
  },
  recipient: ["Atelier d’Été & Fils", "Mâcon"],
  dateLine: "Lyon, le 21 novembre 2026",
  subject: "Objet\u00A0: candidature au poste d’ingénieure qualité",
  salutation: "Madame, Monsieur,",
  paragraphs: [
    [
      {
        text: "J’ai œuvré à l’efficacité des flux, à la fiabilité et à l’offre de café équitable.",
        sources: ["a"],
      },
      { text: "Où que ce fût, j’ai tenu les délais à 12,5\u00A0% près.", sources: ["b"] },
    ],
    [{ text: "Je reste à votre disposition.", sources: [] }],
  ],
  closing: "Veuillez agréer, Madame, Monsieur, mes salutations distinguées.",
  missing: [],
};

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

const properties = z.object({ Title: z.string(), Author: z.string(), Language: z.string() });
const marks = z.object({ Marked: z.boolean() });

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const [{ text }, page, metadata, marked] = await Promise.all([
    extractText(document, { mergePages: true }),
    document.getPage(1),
    document.getMetadata(),
    document.getMarkInfo(),
  ]);
  return {
    text: spaced(text),
    size: page.view.slice(2).map(Math.round),
    properties: properties.parse(metadata.info),
    isTagged: marks.parse(marked).Marked,
  };
}

describe("a printed letter", () => {
  test("contains exactly the text of the letter, with its accents, ligatures and apostrophes", async () => {
    const { pdf, pages } = await print(french);
    expect(pages).toBe(1);
    expect((await read(pdf)).text).toBe(spaced(letterText(french)));
  });

  test("is A4, or Letter for North America", async () => {
    const [a4, letter] = await Promise.all([
      print(french),
      print({ ...french, language: "en", paper: "us-letter" }),
    ]);
    expect((await read(a4.pdf)).size).toEqual([595, 842]);
    expect((await read(letter.pdf)).size).toEqual([612, 792]);
  });

  test("is tagged, and has title, author and language", async () => {
    const { pdf } = await print(french);
    expect(await read(pdf)).toMatchObject({
      properties: { Title: french.subject, Author: french.sender.name, Language: "fr" },
      isTagged: true,
    });
  });

  test("does not interpret the text as markup", async () => {
    const hostile =
      '#read("/etc/passwd") *bold* _x_ $1+1$ = Title \\ #{panic()} // gone `code` <label> @ref ~ -- [x]';
    const { pdf } = await print({ ...french, recipient: [hostile], subject: hostile });
    expect((await read(pdf)).text.split(hostile)).toHaveLength(3);
  });

  test("prints every letter of an Arabic or Hebrew employer's name", async () => {
    const names = ["שלום", "النور"];
    const { pdf } = await print({ ...french, recipient: names });
    const { text } = await read(pdf);
    for (const name of names)
      for (const letter of name) expect(text.normalize("NFKC")).toContain(letter);
  });

  test("that is too long for a page is set smaller, and continues on a second page if needed", async () => {
    const paragraph = {
      text: "J’ai tenu la caisse et les stocks de la boutique pendant la saison. ".repeat(5).trim(),
      sources: [],
    };
    const long = (count: number) =>
      print({ ...french, paragraphs: Array.from({ length: count }, () => [paragraph]) });
    expect((await long(7)).pages).toBe(1);
    expect((await long(30)).pages).toBeGreaterThan(1);
  });
});
