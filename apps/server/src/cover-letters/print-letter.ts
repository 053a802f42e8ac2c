import { readFile } from "node:fs/promises";
import path from "node:path";
import type { LetterPage } from "./letter-page.ts";

export type PrintedLetter = { readonly pdf: Buffer; readonly pages: number };
export type PrintLetter = (page: LetterPage) => Promise<PrintedLetter>;

const fontFiles = [
  import.meta.resolve("@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf"),
  import.meta
    .resolve("@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf"),
].map((url) => new URL(url));

const fullSize = 11;
/** Tried in turn until the letter fits one page; a letter that is still longer gets a second one. */
const smallerSizes = [10.5, 10];

/** Compilations after which an unused result is dropped from Typst's cache, which grows for ever otherwise. */
const maxCacheAge = 10;

/** Is never made: a document that could name a file would find none. */
const emptyWorkspace = path.join(import.meta.dirname, "no-files");

/** Loads the compiler, which brings 60 MB of code: on first use only. */
async function openCompiler() {
  const [{ NodeCompiler }, template, ...fontBlobs] = await Promise.all([
    import("@myriaddreamin/typst-ts-node-compiler"),
    readFile(path.join(import.meta.dirname, "letter.typ"), "utf8"),
    ...fontFiles.map((file) => readFile(file)),
  ]);
  return {
    compiler: NodeCompiler.create({ workspace: emptyWorkspace, fontArgs: [{ fontBlobs }] }),
    template,
  };
}

function compileAt(
  size: number,
  { compiler, template }: Awaited<ReturnType<typeof openCompiler>>,
  page: LetterPage,
) {
  const compiled = compiler.compile({
    mainFileContent: template,
    inputs: { page: JSON.stringify({ ...page, size }) },
  });
  const { result } = compiled;
  if (result) return result;
  throw new Error(
    `Typst refused the letter: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`,
  );
}

/** A printer of letters as tagged PDF. The compiler is opened by the first letter and kept. */
export function createPrinter(): PrintLetter {
  let opened: ReturnType<typeof openCompiler> | undefined;

  return async (page) => {
    opened ??= openCompiler();
    const typst = await opened;
    try {
      let document = compileAt(fullSize, typst, page);
      for (const size of smallerSizes) {
        if (document.numOfPages === 1) break;
        document = compileAt(size, typst, page);
      }
      return { pdf: typst.compiler.pdf(document, { pdfTags: true }), pages: document.numOfPages };
    } finally {
      typst.compiler.evictCache(maxCacheAge);
    }
  };
}
