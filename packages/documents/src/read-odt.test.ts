import { plainResume } from "@postulo/resume-parser/plain-resume";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { mutatedFile } from "./testing/mutated-file.ts";
import { odtFile } from "./testing/odt-file.ts";
import { parseDocument } from "./testing/parse-document.ts";
import { writtenResumes } from "./testing/written-resumes.ts";

const p = (text: string, style = "Standard") =>
  `<text:p text:style-name="${style}">${text}</text:p>`;
const h = (text: string) =>
  `<text:h text:style-name="Heading_20_1" text:outline-level="1">${text}</text:h>`;
const span = (text: string, style = "T1") =>
  `<text:span text:style-name="${style}">${text}</text:span>`;
const list = (...items: readonly string[]) =>
  `<text:list text:style-name="L1">${items.map((item) => `<text:list-item>${item}</text:list-item>`).join("")}</text:list>`;
const table = (...rows: readonly (readonly string[])[]) =>
  `<table:table>${rows.map((cells) => `<table:table-row>${cells.map((cell) => `<table:table-cell>${cell}</table:table-cell>`).join("")}</table:table-row>`).join("")}</table:table>`;
const box = (content: string) =>
  `<draw:frame><draw:text-box>${content}</draw:text-box></draw:frame>`;

const first = p("Ada Example, gardener in the parks of Leith");

async function documentOf(body: string) {
  const outcome = await readDocument(odtFile({ body: first + body }));
  if (outcome.kind !== "lines") throw new Error(outcome.reason);
  return outcome.document;
}
const linesOf = async (body: string) => (await documentOf(body)).main.slice(1);

const outcomeOf = async (file: Uint8Array) => {
  const outcome = await readDocument(file);
  return outcome.kind === "rejected" ? outcome.reason : outcome.kind;
};

const resume = odtFile({
  header: p("Inès Castellan") + p("ines.castellan@exemple.fr | 06 55 44 33 22"),
  body:
    h("Expérience professionnelle") +
    p(`${span("Logisticienne")}<text:tab/>mars 2020 – aujourd'hui`) +
    p("Port Atlantique, La Rochelle") +
    list(p("Planification de quarante convois")) +
    h("Formation") +
    table([p("2016 – 2018"), p(`${span("Master en logistique")}, Université du Havre`)]) +
    p(box(h("Compétences") + list(p("Douane"), p("Incoterms")))),
});

describe("an OpenDocument text", () => {
  test("is read as a résumé", async () => {
    expect(plainResume(await parseDocument(resume))).toMatchObject({
      profile: { first_name: "Inès", last_name: "Castellan", phone_number: "06 55 44 33 22" },
      experiences: [
        {
          title: "Logisticienne",
          company: "Port Atlantique",
          location: "La Rochelle",
          start_date: "2020-03",
          is_current: true,
        },
      ],
      education: [{ degree: "Master", school: "Université du Havre", end_date: "2018" }],
      competencies: ["Douane", "Incoterms"],
    });
  });

  test("has the formatting of its styles", async () => {
    const lines = await linesOf(
      h("Title") + p(`plain ${span("bold")}${span(" caps", "T2")}${span("hidden", "T3")}`, "P1"),
    );
    expect(lines[0]).toMatchObject({ text: "Title", size: 16.5, bold: true });
    expect(lines[1]).toMatchObject({ text: "plain bold CAPS", size: 11, left: 36 });
    expect(lines[1]?.cells[0]?.runs.map(({ bold, italic }) => [bold, italic])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  test("has tabs, spaces, line breaks and links, and no notes or deleted text", async () => {
    const { main, links } = await documentOf(
      `<text:tracked-changes><text:changed-region>${p("deleted")}</text:changed-region></text:tracked-changes>` +
        p(
          'a<text:s text:c="6"/>b<text:tab/>c<text:line-break/>d\n  e<text:note><text:note-body><text:p>note</text:p></text:note-body></text:note> <text:a xlink:href="https://ada.example">site</text:a><text:s text:c="999999999"/>',
        ),
    );
    expect(main.slice(1).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ["a", "b", "c"],
      ["d e site"],
    ]);
    expect(links).toEqual([{ url: "https://ada.example", line: 2 }]);
  });

  test("has list items, but no items of lists without markers", async () => {
    const lines = await linesOf(
      list(p("One") + p("Its second paragraph") + list(p("Inner"))) +
        list(p("Unmarked")).replace("L1", "L2"),
    );
    expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ["One", true],
      ["Its second paragraph", false],
      ["Inner", true],
      ["Unmarked", false],
    ]);
  });

  test("has tables, and tables in tables row by row", async () => {
    const lines = await linesOf(
      table([p("2019"), table([p("Gardener"), p("Leith")], [p("Cook"), p("Bath")])]),
    );
    expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ["2019", "Gardener", "Leith"],
      ["Cook", "Bath"],
    ]);
  });

  test("is known without its media type, and by its namespaces whatever their prefixes", async () => {
    const { mimetype: _, ...files } = unzipSync(resume);
    const renamed = Object.entries(files).map(([name, file]): [string, Uint8Array] => [
      name,
      strToU8(
        strFromU8(file)
          .replaceAll("text:p", "x:p")
          .replaceAll("text:h", "x:h")
          .replaceAll(
            "xmlns:text=",
            'xmlns:x="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:text=',
          ),
      ),
    ]);
    expect(await readDocument(zipSync(Object.fromEntries(renamed)))).toEqual(
      await readDocument(resume),
    );
  });
});

describe("a hostile or other OpenDocument file", () => {
  const withContent = (content: string) =>
    odtFile({ body: "", extra: { "content.xml": strToU8(content) } });

  test.each([
    [
      "custom entities",
      withContent('<!DOCTYPE w [<!ENTITY a "ha">]><office:document-content/>'),
      "corrupt_file",
    ],
    ["no content", withContent(""), "corrupt_file"],
    ["half of its bytes", resume.slice(0, resume.length / 2), "corrupt_file"],
    [
      "a zip bomb",
      odtFile({ body: first, extra: { "styles.xml": new Uint8Array(60 * 1024 * 1024) } }),
      "corrupt_file",
    ],
    ["deep nesting", odtFile({ body: "<text:section>".repeat(600) }), "too_complex"],
    ["too many tags", odtFile({ body: "<text:s/>".repeat(450_000) }), "too_complex"],
    [
      "too many cells in a row",
      odtFile({ body: table(Array.from({ length: 2_000 }, () => p(""))) }),
      "too_complex",
    ],
    ["a line of a million letters", odtFile({ body: p("a".repeat(1_000_000)) }), "too_complex"],
    ["little text", odtFile({ body: p("Ada") }), "no_text"],
    [
      "a password",
      odtFile({
        body: "",
        extra: { "META-INF/manifest.xml": strToU8("<manifest:encryption-data/>") },
      }),
      "encrypted_file",
    ],
    [
      "a spreadsheet",
      withContent(
        "<office:document-content><office:body><office:spreadsheet/></office:body></office:document-content>",
      ),
      "unsupported_type",
    ],
  ])("with %s is rejected", async (_, file, reason) => {
    expect(await outcomeOf(file)).toBe(reason);
  });

  test("is rejected or read when damaged, never thrown", { timeout: 30_000 }, async () => {
    for (let seed = 0; seed < 300; seed += 1)
      expect(await outcomeOf(mutatedFile(resume, seed))).toMatch(
        /^(?:lines|corrupt_file|no_text|unsupported_type|too_complex|empty_file|encrypted_file)$/,
      );
  });
});

describe("a Pages document", () => {
  const pdf = writtenResumes().find(({ name }) => name.endsWith(".pdf"))?.bytes;
  const pagesFile = (files: Readonly<Record<string, Uint8Array>>) =>
    zipSync({ "Index/Document.iwa": strToU8("iwa"), ...files });

  test.each(["preview.pdf", "QuickLook/Preview.pdf"])("is read by its %s", async (name) => {
    if (!pdf) throw new Error("No written résumé is a PDF");
    expect(await readDocument(pagesFile({ [name]: pdf }))).toEqual(await readDocument(pdf));
  });

  test("without a preview as PDF is an unsupported type", async () => {
    expect(await outcomeOf(pagesFile({ "preview.jpg": new Uint8Array(9) }))).toBe(
      "unsupported_type",
    );
  });

  test("with a damaged preview or archive is corrupt", async () => {
    const damaged = pagesFile({ "preview.pdf": strToU8("%PDF-1.7 once") });
    expect(await outcomeOf(damaged)).toBe("corrupt_file");
    expect(await outcomeOf(damaged.slice(0, -30))).toBe("corrupt_file");
    const bomb = pagesFile({ "preview.pdf": new Uint8Array(60 * 1024 * 1024) });
    expect(await outcomeOf(bomb)).toBe("corrupt_file");
  });
});
