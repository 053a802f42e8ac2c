import { readFile } from "node:fs/promises";
import path from "node:path";
import type { WordedReport } from "./worded-report.ts";

const fontFiles = [
  import.meta.resolve("@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf"),
  import.meta
    .resolve("@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf"),
].map((url) => new URL(url));

/** Is never made: a document that could name a file would find none. */
const emptyWorkspace = path.join(import.meta.dirname, "no-files");

/** Compilations after which an unused result is dropped from Typst's cache. */
const maxCacheAge = 2;

/** Words are not cut, but one as long as this would run into the next column. */
const longWord = /\S{18}/gu;
const zeroWidthSpace = "\u200B";

export type PrintReport = (report: WordedReport) => Promise<Buffer>;

async function openCompiler() {
  const [{ NodeCompiler }, template, ...fontBlobs] = await Promise.all([
    import("@myriaddreamin/typst-ts-node-compiler"),
    readFile(path.join(import.meta.dirname, "report.typ"), "utf8"),
    ...fontFiles.map((file) => readFile(file)),
  ]);
  return {
    compiler: NodeCompiler.create({ workspace: emptyWorkspace, fontArgs: [{ fontBlobs }] }),
    template,
  };
}

/** A printer of reports as tagged PDF; rows that do not fit go on below the same headings. Opened by the first one and kept. */
export function createReportPrinter(): PrintReport {
  let opened: ReturnType<typeof openCompiler> | undefined;
  return async (report) => {
    opened ??= openCompiler();
    const { compiler, template } = await opened;
    try {
      const compiled = compiler.compile({
        mainFileContent: template,
        inputs: { report: JSON.stringify(onPaper(report)) },
      });
      if (compiled.result) return compiler.pdf(compiled.result, { pdfTags: true });
      const told = JSON.stringify(compiled.takeError()?.shortDiagnostics);
      throw new Error(`Typst refused the report: ${told}`);
    } finally {
      compiler.evictCache(maxCacheAge);
    }
  };
}

function onPaper({
  language,
  title,
  name,
  period,
  made,
  totals,
  columns,
  rows,
  empty,
}: WordedReport) {
  const day = new Intl.DateTimeFormat(language, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
  return {
    language,
    title,
    name: name.text,
    period: period.text,
    made,
    totals: totals.map(({ label, count }) => ({ label, count: String(count) })),
    columns,
    rows: rows.map(([date = "", ...others]) => [
      day.format(new Date(`${date}T00:00:00Z`)),
      ...others.map((text) => text.replaceAll(longWord, `$&${zeroWidthSpace}`)),
    ]),
    empty,
  };
}
