import { expect, test } from "vitest";
import { foreignCharacter, runWithSystemFonts } from "../testing/system-fonts.ts";

const sample = `Zoé Œuvrard, Αθήνα, Київ, שלום, النور, नमस्ते: 12 € – “oui” ✓ ☺ ⌘ ∑ ┃ 😀 ${foreignCharacter}`;

const line = (role: string, isRtl = false) => ({ role, lines: [sample, sample], isRtl });
const letter = {
  language: "fr",
  paper: "a4",
  title: sample,
  author: sample,
  size: 11,
  air: 1,
  parts: [line("sender"), line("recipient"), line("subject"), line("paragraph", true)],
};
const report = {
  language: "en",
  title: sample,
  name: sample,
  period: sample,
  made: sample,
  totals: [{ label: sample, count: sample }],
  columns: Array.from({ length: 6 }, () => sample),
  rows: [Array.from({ length: 6 }, () => sample)],
  empty: "",
};
const resume = {
  name: sample,
  contact: [sample],
  summary: sample,
  parts: [
    {
      title: sample,
      entries: [{ title: sample, place: sample, dates: sample, lines: [sample] }],
    },
  ],
  skills: [sample],
};

const printed = (template: string, data: unknown) => `
  const { openTypst } = await import(${JSON.stringify(new URL("typst.ts", import.meta.url).href)});
  const typst = await openTypst(new URL(${JSON.stringify(new URL(template, import.meta.url).href)}));
  const pdf = typst.pdf(typst.compile(${JSON.stringify(data)}), new Date(0));
  process.stdout.write(pdf.toString("base64"));`;

test.each([
  ["letter", "../cover-letters/letter.typ", letter],
  ["report", "../reports/report.typ", report],
  ["résumé of the demo", "../demo/resume.typ", resume],
])("a %s has the same bytes whatever fonts the system has", async (_name, template, data) => {
  const { without, withFonts } = await runWithSystemFonts(printed(template, data));
  expect(without.length).toBeGreaterThan(10_000);
  expect(withFonts === without).toBe(true);
});

test("the fonts of these systems would change the output", async () => {
  const { without, withFonts } = await runWithSystemFonts(`
    const { NodeCompiler } = await import(${JSON.stringify(import.meta.resolve("@myriaddreamin/typst-ts-node-compiler"))});
    const pdf = NodeCompiler.create().pdf({ mainFileContent: ${JSON.stringify(sample)} }, { creationTimestamp: 0 });
    process.stdout.write(String(pdf.toString("latin1").match(/FontName \\/[^ \\n]+/g)));`);
  expect(without).not.toMatch(/System|SourceSerif/);
  expect(withFonts).toMatch(/SourceSerif|NotoSerif/);
});
