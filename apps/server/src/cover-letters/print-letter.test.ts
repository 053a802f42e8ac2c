import type { Letter } from "@postulo/letter/letter";
import { letterText } from "@postulo/letter/letter";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { openTypst } from "../pdf/typst.ts";
import { pageOfLetter, pageOfText } from "./letter-page.ts";
import { createPrinter, fitLetter, letterTemplate } from "./print-letter.ts";

const printer = createPrinter();
const job = { title: "ingénieure qualité", company: "Atelier d’Été & Fils" };
const print = (letter: Letter) => printer(pageOfLetter(letter, job));

const french: Letter = {
  language: "fr",
  paper: "a4",
  style: "prose",
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
  signature: [],
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

type Line = { readonly text: string; readonly x: number; readonly top: number };
const items = z.array(z.object({ str: z.string(), transform: z.array(z.number()) }));

/** The texts of a page from above, with the left end and the distance from the top, in points. */
async function linesOf(pdf: Buffer, number = 1): Promise<Line[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(number);
  const height = page.view[3] ?? 0;
  const lines: Line[] = [];
  for (const { str, transform } of items.parse((await page.getTextContent()).items)) {
    const [, , , , x = 0, y = 0] = transform;
    const last = lines.at(-1);
    const isSameLine = last !== undefined && Math.abs(last.top - (height - y)) < 0.1;
    if (isSameLine && x - last.x < 300 && last.text !== "—" && !/^\d/.test(str))
      lines[lines.length - 1] = { ...last, text: last.text + str };
    else if (str.trim() !== "") lines.push({ text: str, x, top: height - y });
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() }));
}
const millimetres = (points = 0) => (points * 25.4) / 72;

describe("a printed letter", () => {
  test("contains exactly the text of the letter, with its accents, ligatures and apostrophes", async () => {
    const { content: pdf, pages } = await print(french);
    expect(pages).toBe(1);
    expect((await read(pdf)).text).toBe(spaced(letterText(french)));
  });

  test("is A4, or Letter for North America", async () => {
    const [a4, letter] = await Promise.all([
      print(french),
      print({ ...french, language: "en", paper: "us-letter" }),
    ]);
    expect((await read(a4.content)).size).toEqual([595, 842]);
    expect((await read(letter.content)).size).toEqual([612, 792]);
  });

  test("is tagged, and has title, author and language", async () => {
    const { content: pdf } = await print(french);
    expect(await read(pdf)).toMatchObject({
      properties: {
        Title: "Lettre – Zoé Œuvrard-Nuñez – ingénieure qualité, Atelier d’Été & Fils",
        Author: french.sender.name,
        Language: "fr",
      },
      isTagged: true,
    });
  });

  test("does not interpret the text as markup", async () => {
    const hostile =
      '#read("/etc/passwd") *bold* _x_ $1+1$ = Title \\ #{panic()} // gone `code` <label> @ref ~ -- [x]';
    const { content: pdf } = await print({ ...french, recipient: [hostile], subject: hostile });
    expect((await read(pdf)).text.split(hostile)).toHaveLength(3);
  });

  test("prints every letter of an Arabic or Hebrew employer's name", async () => {
    const names = ["שלום", "النور"];
    const { content: pdf } = await print({ ...french, recipient: names });
    const { text } = await read(pdf);
    for (const name of names)
      for (const letter of name) expect(text.normalize("NFKC")).toContain(letter);
  });

  const sentence = {
    text: "J’ai tenu la caisse et les stocks de la boutique pendant la saison. ".repeat(5).trim(),
    sources: [],
  };
  const long = (count: number) =>
    print({ ...french, paragraphs: Array.from({ length: count }, () => [sentence]) });

  test("that is too long for a page is set smaller, down to 10 pt, and else has more pages at 11 pt", async () => {
    const [short, longer, full, two, many] = await Promise.all([1, 6, 7, 9, 30].map(long));
    expect(short).toMatchObject({ pages: 1, size: 11 });
    expect([longer?.pages, full?.pages]).toEqual([1, 1]);
    expect(full?.size).toBeGreaterThanOrEqual(10);
    expect(two).toMatchObject({ pages: 2, size: 11 });
    expect(many).toMatchObject({ size: 11 });
  });

  test("leaves no page empty for a paragraph that is longer than the rest of it", async () => {
    const paragraph = { ...sentence, text: `${sentence.text} `.repeat(14).trim() };
    const { content, pages } = await print({ ...french, paragraphs: [[paragraph]] });
    expect(pages).toBe(2);
    const lines = await linesOf(content);
    expect(lines.filter(({ text }) => text.includes("la boutique")).length).toBeGreaterThan(10);
  });

  test("has the name and the number of the page above the second one only", async () => {
    const { content } = await long(9);
    const [first, second] = await Promise.all([1, 2].map((page) => linesOf(content, page)));
    expect(first?.filter(({ text }) => text === french.sender.name)).toHaveLength(1);
    const [name, number] = second ?? [];
    expect(name?.text).toBe(french.sender.name);
    expect(number?.text).toMatch(/^2\s*\/\s*2$/);
  });

  test("in French has the reader where the window of an envelope is, and the signature on that side", async () => {
    const { content } = await print(french);
    const lines = await linesOf(content);
    const [reader] = lines.filter(({ text }) => text === "Atelier d’Été & Fils");
    expect(millimetres(reader?.x)).toBeCloseTo(105, 0);
    expect(millimetres(reader?.top)).toBeGreaterThanOrEqual(50);
    expect(millimetres(reader?.top)).toBeLessThan(56);
    const names = lines.filter(({ text }) => text === french.sender.name);
    expect(names.map(({ x }) => Math.round(millimetres(x)))).toEqual([28, 105]);
    expect(millimetres(lines.find(({ text }) => text.startsWith("Lyon, le"))?.x)).toBeCloseTo(
      105,
      0,
    );
  });

  test("breaks neither a long mail address of a French sender nor a reference", async () => {
    const mail = "zoe.oeuvrard.candidatures.professionnelles@courriel.example";
    const { content } = await print({
      ...french,
      sender: { ...french.sender, lines: ["Lyon", mail] },
      subject:
        "Objet\u00A0: candidature au poste d’ingénieure qualité en alternance (référence CC/HS/26-11)",
    });
    const { text } = await read(content);
    expect(text).toContain(mail);
    expect(text).toContain("CC/HS/26-11");
  });

  test("in English has all but the contact on the left", async () => {
    const { content } = await print({ ...french, language: "en" });
    const lines = await linesOf(content);
    const leftOf = (text: string) => millimetres(lines.find((line) => line.text === text)?.x);
    expect([french.dateLine, "Atelier d’Été & Fils", french.salutation].map(leftOf)).toEqual([
      leftOf(french.sender.name),
      leftOf(french.sender.name),
      leftOf(french.sender.name),
    ]);
    expect(leftOf("69001 Lyon")).toBeGreaterThan(120);
  });

  test("has quoted lines after hanging dashes, closer to their sentence than to the next paragraph", async () => {
    const paragraphs = [
      [
        { text: "Vous demandez la conduite d’une équipe :", sources: [] },
        { text: "Encadrement de six personnes", sources: [], isLine: true },
        { text: "Budget annuel de deux millions", sources: [], isLine: true },
      ],
      [{ text: "Je reste à votre disposition.", sources: [] }],
    ];
    const { content } = await print({ ...french, paragraphs });
    const lines = await linesOf(content);
    const of = (start: string) => lines.find(({ text }) => text.startsWith(start));
    const [lead, first, second, next] = ["Vous", "Encadrement", "Budget", "Je reste"].map(of);
    expect(first?.x).toBeGreaterThan(lead?.x ?? 0);
    const below = (one?: Line, other?: Line) => (other?.top ?? 0) - (one?.top ?? 0);
    expect(below(lead, first)).toBeLessThan(below(second, next));
    expect(below(first, second)).toBeCloseTo(below(lead, first), 0);
    expect(lines.filter(({ text }) => text === "—")).toHaveLength(2);
  });
});

test("the size of a letter is found at once, or beside the first guess", async () => {
  const typst = await openTypst(letterTemplate);
  const sentence =
    "J’ai tenu la comptabilité générale de deux sociétés, et j’ai formé une collègue. ";
  for (const [sentences, most] of [
    [0, 1],
    [6, 1],
    [24, 5],
    [80, 3],
  ] as const) {
    const [body = "", ...end] = letterText(french).split(/\n\n(?=Veuillez)/);
    const text = [body, sentence.repeat(sentences).trim(), ...end]
      .filter((part) => part !== "")
      .join("\n\n");
    let compiled = 0;
    fitLetter(pageOfText(text, { language: "fr", paper: "a4" }), (data) => {
      compiled += 1;
      return typst.compile(data);
    });
    expect(end).toHaveLength(1);
    expect(compiled, `${sentences} sentences`).toBeLessThanOrEqual(most);
  }
});
