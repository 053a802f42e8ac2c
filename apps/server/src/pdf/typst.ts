import { readFile } from "node:fs/promises";
import path from "node:path";
import type { NodeCompiler, NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";

/**
 * The fonts of all that is printed, the same on every machine: a character is set in the first family that has it. Typst
 * finds the system's fonts too: the templates name only these families and take no other (`fallback: false`), and of two
 * fonts with the same family and weight ours is found first. So each family is here in every weight of the templates
 * that it comes in.
 */
const families = {
  "Source Serif 4": [
    import.meta.resolve("@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf"),
    import.meta
      .resolve("@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf"),
    import.meta
      .resolve("@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf"),
  ],
  "Noto Naskh Arabic": [
    import.meta
      .resolve("@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf"),
    import.meta
      .resolve("@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf"),
  ],
  "Noto Serif Hebrew": [
    import.meta
      .resolve("@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf"),
    import.meta
      .resolve("@expo-google-fonts/noto-serif-hebrew/600SemiBold/NotoSerifHebrew_600SemiBold.ttf"),
  ],
  "Noto Serif Devanagari": [
    import.meta
      .resolve("@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf"),
    import.meta
      .resolve("@expo-google-fonts/noto-serif-devanagari/600SemiBold/NotoSerifDevanagari_600SemiBold.ttf"),
  ],
  "Noto Serif": [
    import.meta.resolve("@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf"),
    import.meta.resolve("@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf"),
  ],
  "Noto Sans Math": [
    import.meta.resolve("@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf"),
  ],
  "Noto Sans Symbols": [
    import.meta
      .resolve("@expo-google-fonts/noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf"),
    import.meta
      .resolve("@expo-google-fonts/noto-sans-symbols/600SemiBold/NotoSansSymbols_600SemiBold.ttf"),
  ],
  "Noto Sans Symbols 2": [
    import.meta
      .resolve("@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf"),
  ],
  "DejaVu Sans": [
    import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
    import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
  ],
  "Source Sans 3": [
    import.meta.resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
    import.meta.resolve("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
  ],
};

/** The files of the fonts that are printed with. */
export const fontFiles: readonly URL[] = Object.values(families)
  .flat()
  .map((url) => new URL(url));

/** Does not exist: a document that names a file finds none. */
const emptyWorkspace = path.join(import.meta.dirname, "no-files");

/** A template that is ready to be set. */
export interface Typst {
  /** Sets the template with the data. Throws an error with Typst's diagnostics. */
  readonly compile: (data: unknown) => NodeTypstDocument;
  /** The values of the metadata with that label. */
  readonly query: (document: NodeTypstDocument, label: string) => unknown;
  /** A tagged PDF. `date` is its creation date; `isAccessible` checks it against PDF/UA-1 and declares it. */
  readonly pdf: (document: NodeTypstDocument, date: Date, isAccessible?: boolean) => Buffer;
  /** The pages one below the other. Characters are paths. */
  readonly svg: (document: NodeTypstDocument) => string;
  /** Drops results of the cache that the last `maxAge` compilations did not use; it grows without end otherwise. */
  readonly evictCache: (maxAge: number) => void;
}

const readSources = async (files: readonly URL[]) =>
  (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");

/**
 * Opens a Typst template, which reads its data from `sys.inputs.data` and its fonts from `sys.inputs.fonts`, both as JSON.
 * Several files are one template, in their order. The compiler brings 60 MB of code: open it on first use.
 */
export const openTypst = async (...template: readonly URL[]): Promise<Typst> =>
  openSource(await readSources(template), template);

/**
 * Opens several templates as one document. Its data has that of each part by name; a part without data is left out. Each begins on a
 * page with the number 1.
 */
export async function openTypstParts(
  templates: Readonly<Record<string, readonly URL[]>>,
): Promise<Typst> {
  const parts = await Promise.all(
    Object.entries(templates).map(async ([name, files]) => {
      const data = `json.encode(parts.${name})`;
      return [
        `#if "${name}" in parts [`,
        "#pagebreak(weak: true)",
        "#counter(page).update(1)",
        `#let sys = (inputs: (data: bytes(${data}), fonts: sys.inputs.fonts))`,
        await readSources(files),
        "]",
      ].join("\n");
    }),
  );
  const source = ["#let parts = json(bytes(sys.inputs.data))", ...parts].join("\n");
  return openSource(source, Object.values(templates).flat());
}

async function openSource(mainFileContent: string, files: readonly URL[]): Promise<Typst> {
  const [{ NodeCompiler }, ...fontBlobs] = await Promise.all([
    import("@myriaddreamin/typst-ts-node-compiler"),
    ...fontFiles.map((file) => readFile(file)),
  ]);
  const compiler: NodeCompiler = NodeCompiler.create({
    workspace: emptyWorkspace,
    fontArgs: [{ fontBlobs }],
  });
  const fonts = JSON.stringify(Object.keys(families));
  return {
    compile: (data) => {
      const inputs = { fonts, data: JSON.stringify(data) };
      const compiled = compiler.compile({ mainFileContent, inputs });
      if (compiled.result) return compiled.result;
      const diagnostics = JSON.stringify(compiled.takeError()?.shortDiagnostics);
      const names = files.map(({ pathname }) => path.basename(pathname)).join(", ");
      throw new Error(`Typst rejected ${names}: ${diagnostics}`);
    },
    query: (document, label): unknown =>
      compiler.query(document, { selector: `<${label}>`, field: "value" }),
    pdf: (document, date, isAccessible = false) =>
      compiler.pdf(document, {
        ...(isAccessible ? { pdfStandard: "ua-1" } : {}),
        pdfTags: true,
        creationTimestamp: Math.floor(date.getTime() / 1000),
      }),
    svg: (document) => compiler.plainSvg(document),
    evictCache: (maxAge) => compiler.evictCache(maxAge),
  };
}
