import { plainResume } from "@postulo/resume-parser/plain-resume";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { mutatedFile } from "./testing/mutated-file.ts";
import { parseDocument } from "./testing/parse-document.ts";

const filler =
  "<p>Ada Example, gardener of the parks of Leith</p>" +
  "<p>Ten years of roses, hedges and lawns in all weathers, and of those who walk there.</p>" +
  "<p>I look for a garden with a pond, near the sea, and a team that plants in winter too.</p>" +
  "<p><br><br><br><br></p>";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const page = (body: string) =>
  bytesOf(`<html><head><title>A title</title></head><body>${filler}${body}</body></html>`);

async function linesOf(body: string) {
  const outcome = await readDocument(page(body));
  if (outcome.kind !== "lines") throw new Error(outcome.reason);
  return outcome.document.main.slice(3);
}

const textsOf = async (body: string) => (await linesOf(body)).map(({ text }) => text);

const outcomeOf = async (file: Uint8Array) => {
  const outcome = await readDocument(file);
  return outcome.kind === "rejected" ? outcome.reason : outcome.kind;
};

/** As Word saves a page: its namespaces, styles and list markers. */
const wordPage = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta http-equiv=Content-Type content="text/html; charset=windows-1252">
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=FR><div class=WordSection1>
<p class=MsoTitle><span style='font-size:20.0pt'>In\u00e8s Castellan<o:p></o:p></span></p>
<p class=MsoNormal>ines.castellan@exemple.fr | 06 55 44 33 22</p>
<h1>Exp\u00e9rience professionnelle</h1>
<p class=MsoNormal><b>Logisticienne</b><span style='mso-tab-count:1'>      </span>mars 2020 \u2013 aujourd'hui</p>
<p class=MsoNormal>Port Atlantique, La Rochelle</p>
<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>\u00b7<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Planification de quarante convois</p>
<h1>Formation</h1>
<table class=MsoTableGrid><tr><td><p>2016 \u2013 2018</p></td><td><p><b>Master en logistique</b>, Universit\u00e9 du Havre</p></td></tr></table>
<h1>Langues</h1><ul><li>Espagnol : courant</li></ul>
</div></body></html>`;

describe("an HTML page", () => {
  test("of Word is read as a résumé", async () => {
    // U+2013 is 0x96 in Windows-1252; the other letters have their Latin-1 bytes.
    const bytes = Buffer.from(wordPage.replaceAll("\u2013", "\u0096"), "latin1");
    expect(plainResume(await parseDocument(new Uint8Array(bytes)))).toMatchObject({
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
      education: [
        {
          degree: "Master",
          field_of_study: "logistique",
          school: "Université du Havre",
          start_date: "2016",
        },
      ],
      competencies: ["Espagnol"],
    });
  });

  test.each([
    ["UTF-8 without a declaration", Buffer.from(`<!DOCTYPE html>${filler}<p>été`)],
    ["UTF-16", Buffer.from(`\ufeff<html>${filler}<p>été`, "utf16le")],
    ["bytes that are not UTF-8", Buffer.from(`<html>${filler}<p>été`, "latin1")],
    [
      "an unknown declaration",
      Buffer.from(`<html><meta charset="x-none">${filler}<p>été`, "latin1"),
    ],
    ["a comment before it", Buffer.from(`<!-- saved -->\n<html>${filler}<p>été`)],
    ["an XML declaration", Buffer.from(`<?xml version="1.0"?><html>${filler}<p>été`)],
  ])("in %s is read", async (_, bytes) => {
    expect(await readDocument(new Uint8Array(bytes))).toMatchObject({
      document: { main: { 3: { text: "été" } } },
    });
  });

  test("has formatting by elements and styles", async () => {
    const lines = await linesOf(
      `<h2>Title</h2><p style="font-size:16px;font-weight:600">Strong <i style="font-weight:normal">slanted</i></p>
      <p><font size=5>Large</font></p><p style="text-transform:uppercase">caps</p>`,
    );
    expect(lines.map(({ text, size, bold }) => [text, size, bold])).toEqual([
      ["Title", 18, true],
      ["Strong slanted", 12, expect.any(Boolean)],
      ["Large", 18, false],
      ["CAPS", 12, false],
    ]);
    expect(lines[1]?.cells[0]?.runs).toMatchObject([
      { bold: true, italic: false },
      { bold: false, italic: true },
    ]);
  });

  test("has no scripts, styles, comments, forms or hidden text", async () => {
    const texts = await textsOf(
      `<script>run()</script><style>p{}</style><!-- note --><nav>Menu</nav><noscript>Enable it</noscript>
       <p>Shown <span style="display: none">hidden</span><del>deleted</del><button>Print</button></p>`,
    );
    expect(texts).toEqual(["Shown"]);
  });

  test("has lists, line breaks, links and gaps of spaces", async () => {
    const lines = await linesOf(
      `<ul><li>One<ul><li>Inner</li></ul></li><li><p>Two</p></li></ul>Left&nbsp;&nbsp;&nbsp; &nbsp;Right<br>below
       <a href="https://ada.example">site</a><pre>a    b\nc</pre>`,
    );
    expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ["One", true],
      ["Inner", true],
      ["Two", true],
      [expect.stringMatching(/^Left\s+Right$/), false],
      ["below site", false],
      [expect.stringMatching(/^a\s+b$/), false],
      ["c", false],
    ]);
    expect(lines[3]?.cells.map(({ text }) => text)).toEqual(["Left", "Right"]);
    expect(lines[4]?.cells[0]?.runs.at(-1)?.url).toBe("https://ada.example");
  });

  test("has tables, tables in tables, and tables that only place their content", async () => {
    const lines = await linesOf(
      `<table><tbody><tr><td><p>Placed</p><table><tr><th>2019</th><td>Gardener<table><tr><td>x</td><td>y</td></tr></table></td></tr></table></td></tr></tbody></table>`,
    );
    expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ["Placed"],
      ["2019", "Gardener"],
      ["x", "y"],
    ]);
  });
});

describe("a page that is no document", () => {
  test.each([
    ["little text", bytesOf(`<html><body>${"<p></p>".repeat(20)}<p>Please enable JavaScript</p>`)],
    ["no structure", bytesOf(`<html><body>${"word ".repeat(200)}`)],
    ["a password to enter", page('<form><input name="p" type="password"></form>')],
  ])("because of %s is an unsupported type", async (_, file) => {
    expect(await outcomeOf(file)).toBe("unsupported_type");
  });

  test("nor is text that mentions elements", async () => {
    expect(await outcomeOf(bytesOf(`Dear <p> ${filler}`))).toBe("unsupported_type");
  });
});

describe("a hostile page", () => {
  test.each([
    ["nested too deeply", "<div>".repeat(600)],
    ["of two million open elements", "<b>".repeat(2_000_000)],
    ["of too many elements", "<br>".repeat(450_000)],
    [
      "whose formatting multiplies",
      `<p>${Array.from({ length: 400 }, (_, at) => `<b id=${at}>`).join("")}</p>${"<p>a</p>".repeat(5_000)}`,
    ],
    ["with a line of a million letters", "a".repeat(1_000_000)],
    ["with a row of too many cells", `<table><tr>${"<td>".repeat(2_000)}</table>`],
    ["of ten million angle brackets", "<".repeat(9_000_000)],
  ])("%s is too complex", { timeout: 20_000 }, async (_, body) => {
    expect(await outcomeOf(page(body))).toBe("too_complex");
  });

  test("with one long tag, style or comment is read", { timeout: 20_000 }, async () => {
    for (const body of [
      `<p style="${"a:b;".repeat(1_000_000)}">x`,
      `<p ${"a ".repeat(20_000)}>x`,
      `<input ${" ".repeat(5_000_000)}>x`,
      `<!--${"-".repeat(5_000_000)}-->`,
    ])
      expect(await outcomeOf(page(body))).toBe("lines");
  });

  test("is rejected or read when damaged, never thrown", { timeout: 30_000 }, async () => {
    const whole = bytesOf(wordPage);
    for (let seed = 0; seed < 500; seed += 1)
      expect(await outcomeOf(mutatedFile(whole, seed))).toMatch(
        /^(?:lines|corrupt_file|no_text|unsupported_type|too_complex|empty_file)$/,
      );
  });
});
