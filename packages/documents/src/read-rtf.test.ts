import { execFile } from "node:child_process";
import path from "node:path";
import { plainResume } from "@postulo/resume-parser/plain-resume";
import { describe, expect, test, vi } from "vitest";
import { readDocument } from "./read-document.ts";
import { mutatedFile } from "./testing/mutated-file.ts";
import { parseDocument } from "./testing/parse-document.ts";

const head = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss\fcharset0 Arial;}{\f1\froman\fcharset2 Symbol;}{\f2\fswiss\fcharset238{\*\panose 020b}Arial CE;}{\f3\fnil\fcharset128 MS Mincho;}}{\colortbl;\red0\green0\blue0;}{\stylesheet{\s1 Title one;}}{\info{\title Hidden title}{\author Someone else}}\pard\plain\f0\fs22 `;
const long = String.raw`Ada Example, gardener in the parks of Leith\par `;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const rtf = (body: string) => bytesOf(`${head}${body}}`);

async function linesOf(body: string) {
  const outcome = await readDocument(rtf(long + body));
  if (outcome.kind !== "lines") throw new Error(outcome.reason);
  return outcome.document;
}

const textsOf = async (body: string) => (await linesOf(body)).main.slice(1).map(({ text }) => text);

const outcomeOf = async (file: Uint8Array) => {
  const outcome = await readDocument(file);
  return outcome.kind === "rejected" ? outcome.reason : outcome.kind;
};

/**
 * The outcome in a process in which V8 does not optimize regular expressions. It stops optimizing them where much code has
 * been compiled; unbounded repetition then fails on long texts.
 */
async function outcomeUnoptimized(file: Uint8Array): Promise<string> {
  const script = path.join(import.meta.dirname, "testing/print-outcome.ts");
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = execFile(process.execPath, ["--no-regexp-optimization", script], (error, stdout) =>
    error ? reject(error) : resolve(stdout),
  );
  child.stdin?.end(file);
  return promise;
}

const listItem = (text: string) =>
  String.raw`{\listtext\pard\plain\f1 \'b7\tab}\pard\fi-360\li720\ls1 ${text}\par`;

const resume = String.raw`{\header\pard\plain In\'e8s Castellan\par ines.castellan@exemple.fr | 06 55 44 33 22\par}
\pard\b\fs28 EXP\'c9RIENCE PROFESSIONNELLE\b0\fs22\par
\b Logisticienne\b0\tab mars 2020 \u8211\'96 aujourd\rquote hui\par
Port Atlantique, La Rochelle\par
${listItem("Planification de quarante convois")}
\pard\b\fs28 FORMATION\b0\fs22\par
\trowd\cellx2000\cellx9000\pard\intbl 2016 \endash  2018\cell{\b Master en logistique}, Universit\'e9 du Havre\cell\row
\pard\b\fs28 LANGUES\b0\fs22\par
${listItem("Espagnol : courant")}
{\shp{\*\shpinst{\sp{\sn shapeType}{\sv 202}}{\shptxt\pard\b\fs28 COMP\'c9TENCES\b0\fs22\par ${listItem("Douane")}${listItem("Incoterms")}}}{\shprslt{\*\do\dptxbxtext Copy}}}
`;

describe("an RTF file", () => {
  test("is read as a résumé, whatever its name", async () => {
    expect(plainResume(await parseDocument(rtf(resume)))).toMatchObject({
      profile: {
        first_name: "Inès",
        last_name: "Castellan",
        email: "ines.castellan@exemple.fr",
        phone_number: "06 55 44 33 22",
      },
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
          end_date: "2018",
        },
      ],
      competencies: ["Douane", "Incoterms", "Espagnol"],
    });
  });

  test("has formatting by group, hidden and deleted text dropped", async () => {
    const { main } = await linesOf(
      String.raw`{\b bold {\i both\fs40 } end} plain {\v hidden}{\deleted gone}{\caps caps}\par\plain\b\f0\fs30 Large\par`,
    );
    expect(main[1]?.text).toBe("bold both end plain CAPS");
    expect(
      main[1]?.cells[0]?.runs.map(({ text, bold, italic }) => [text.trim(), bold, italic]),
    ).toEqual([
      ["bold", true, false],
      ["both", true, true],
      ["end", true, false],
      ["plain CAPS", false, false],
    ]);
    expect(main[2]).toMatchObject({ text: "Large", size: 15, bold: true });
  });

  test.each([
    ["Windows-1252", String.raw`\'e9t\'e9 \'80`, "été €"],
    ["the code page of the font", String.raw`{\f2 \'e8as} \'e8`, "čas è"],
    ["double bytes, also across two escapes", String.raw`{\f3 \'93\'fa\'96\'7b}`, "日本"],
    ["Unicode with its fallback", String.raw`\u8364\'80 {\uc2\u233\'c3\'a9}{\uc0\u233 t}`, "€ éét"],
    ["numbers below zero", String.raw`a\u-3913\'3f b`, "a• b"],
    [
      "quotes, dashes and escapes",
      String.raw`\lquote a\rquote  \{b\} \\ c\_d \emdash`,
      "‘a’ {b} \\ c-d —",
    ],
    ["a Unicode form beside the plain one", String.raw`{\upr{ansi}{\*\ud{Lod\u378?}}}`, "Lodź"],
  ])("is decoded: %s", async (_, body, expected) => {
    expect(await textsOf(`${body}\\par`)).toEqual([expected]);
  });

  test("has tabs as cells, line breaks as lines, and raw newlines as nothing", async () => {
    const { main } = await linesOf("left\\tab right\\line be\r\nlow\\\nnext\\par");
    expect(main.slice(1).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ["left", "right"],
      ["below"],
      ["next"],
    ]);
  });

  test("has list items, but no numbered headings and no lists without markers", async () => {
    const { main } = await linesOf(
      [
        listItem("Item"),
        String.raw`{\pntext\f1\'b7\tab}{\*\pn\pnlvlblt{\pntxtb\'b7}}Old item\par`,
        String.raw`\pard{\listtext 1.\tab}\outlinelevel0 Heading\par`,
        String.raw`\pard{\listtext\tab}Unmarked\par`,
      ].join("\n"),
    );
    expect(main.slice(1).map(({ text, bullet, left }) => [text, bullet, left])).toEqual([
      ["Item", true, 36],
      ["Old item", true, 36],
      ["Heading", false, 0],
      ["Unmarked", false, 0],
    ]);
  });

  test("has links by their fields", async () => {
    const { links, main } = await linesOf(
      String.raw`Site: {\field\fldedit{\*\fldinst { HYPERLINK "https://ada.example"}}{\fldrslt {\ul my site}}}, page {\field{\*\fldinst PAGE}{\fldrslt 3}}\par`,
    );
    expect(main[1]?.text).toBe("Site: my site, page 3");
    expect(links).toEqual([{ url: "https://ada.example", line: 1 }]);
  });

  test("has tables, and tables in tables row by row", async () => {
    const { main } = await linesOf(
      String.raw`\trowd\cellx1\cellx2\pard\intbl Experience\cell
\pard\intbl\itap2 Gardener\nestcell 2019\nestcell{\*\nesttableprops\trowd\cellx1\nestrow}{\nonesttables\par}
Cook\nestcell 2017\nestcell{\*\nesttableprops\trowd\nestrow}\pard\intbl After\cell\row\pard Text below\par`,
    );
    expect(main.slice(1).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ["Experience", "Gardener", "2019"],
      ["Cook", "2017"],
      ["After"],
      ["Text below"],
    ]);
  });

  test("has page headers before the text, boxes and footers beside it, and no pictures", async () => {
    const { main, sides } = await linesOf(
      String.raw`{\footer Foot\par}{\shp{\*\shpinst{\shptxt Box\par}}}{\*\shppict{\pict\pngblip 89504e47}}{\nonshppict{\pict ffd8}}{\pict\bin5 {}}}x}{\object{\*\objdata 00}{\result Shown}}{\header Head\par}\par`,
    );
    expect(main.map(({ text }) => text)).toEqual([
      "Head",
      "Ada Example, gardener in the parks of Leith",
      "Shown",
    ]);
    expect(sides.map((side) => side.map(({ text }) => text))).toEqual([["Foot"], ["Box"]]);
  });
});

describe("where V8 does not optimize regular expressions", () => {
  test("a file with a large picture is read", async () => {
    const picture = String.raw`{\pict\pngblip ${"89504e47\r\n".repeat(800_000)}}`;
    expect(await outcomeUnoptimized(rtf(long + picture))).toBe("lines");
  });

  test("a file with a letter per line is too complex", async () => {
    expect(await outcomeUnoptimized(rtf(long + "a\n".repeat(4_000_000)))).toBe("too_complex");
  });
});

describe("a hostile RTF file", () => {
  test.each([
    ["with groups nested too deeply", `${"{".repeat(600)}${"}".repeat(600)}`],
    ["of ten million braces", "{}".repeat(5_000_000)],
    ["of ten million open braces", "{".repeat(10_000_000)],
    ["with half a million control words", String.raw`\b`.repeat(500_000)],
    ["with a line of a million letters", "a".repeat(1_000_000)],
    ["with a letter per line", "a\n".repeat(4_000_000)],
    ["with a row of too many cells", `\\trowd\\intbl ${"\\cell".repeat(2_000)}\\row`],
    ["with too many paragraphs", "a\\par ".repeat(100_000)],
  ])("%s is too complex", { timeout: 20_000 }, async (_, body) => {
    expect(await outcomeOf(rtf(long + body))).toBe("too_complex");
  });

  test.each([
    ["binary data longer than the file", String.raw`\bin2147483647 a`],
    ["binary data that reaches the end", String.raw`\bin40 a`],
    ["a group that does not end", "{"],
  ])("with %s is corrupt", async (_, body) => {
    expect(await outcomeOf(rtf(long + body))).toBe("corrupt_file");
  });

  test("that was cut is corrupt", async () => {
    const whole = rtf(resume);
    expect(await outcomeOf(whole.slice(0, whole.length / 2))).toBe("corrupt_file");
  });

  test("with broken escapes keeps its text and writes no warning", async () => {
    const warn = vi.spyOn(console, "warn");
    expect(
      await textsOf(
        String.raw`a\'zzb \u? \u99999999999999?c \u- \uc-5 \f-1 \fs99999999 \li-20 \\'qd\par`,
      ),
    ).toEqual([expect.stringMatching(/^a.*b .*c .*d$/)]);
    expect(warn).not.toHaveBeenCalled();
  });

  test("with a paragraph of too many letters is read without it", async () => {
    const { main, unread } = await linesOf(String.raw`${"word ".repeat(1_200)}\par Leith\par`);
    expect(main.map(({ text }) => text)).toEqual([expect.stringMatching(/^Ada/), "Leith"]);
    expect(unread?.flatMap(({ text }) => text.split(" "))).toHaveLength(1_200);
  });

  test("with little text has no text", async () => {
    expect(await outcomeOf(rtf("Ada"))).toBe("no_text");
  });

  test("is rejected or read when damaged, never thrown", { timeout: 30_000 }, async () => {
    const whole = rtf(resume);
    for (let seed = 0; seed < 500; seed += 1)
      expect(await outcomeOf(mutatedFile(whole, seed))).toMatch(
        /^(?:lines|corrupt_file|no_text|unsupported_type|too_complex|empty_file)$/,
      );
  });
});
