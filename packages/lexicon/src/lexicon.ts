import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compileSource, listsIn, parsePatterns, type Pattern, type PatternFile } from "./match.ts";
import { parseLists, type Phrase, type PhraseLists } from "./phrase-lists.ts";

/** The folder of this package. */
export const lexiconFolder = path.join(import.meta.dirname, "..");

/** A file of patterns with the lists they are compiled from. */
export interface PatternGroup extends PatternFile {
  readonly name: string;
  /** By language, in the order of their phrases in a pattern; `any` is last. */
  readonly lists: ReadonlyMap<string, PhraseLists>;
}

const languageIndependent = "any";

function languagesIn(folder: string): string[] {
  const names = readdirSync(path.join(folder, "data")).toSorted();
  return [
    ...names.filter((name) => name !== languageIndependent),
    ...names.filter((name) => name === languageIndependent),
  ];
}

/** The lists of all languages, those of the same name joined. */
export function mergeLists(all: Iterable<PhraseLists>): PhraseLists {
  const merged = new Map<string, readonly Phrase[]>();
  for (const [name, phrases] of [...all].flatMap((lists) => [...lists]))
    merged.set(name, [...(merged.get(name) ?? []), ...phrases]);
  return merged;
}

/** Reads `patterns/*.txt` with the files of the same name in `data/<language>`; a new language is a new folder. */
export function readLexicon(folder = lexiconFolder): PatternGroup[] {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const files = readdirSync(path.join(folder, "patterns")).toSorted();
  const languages = languagesIn(folder);
  for (const language of languages)
    for (const file of readdirSync(path.join(folder, "data", language)))
      if (!files.includes(file)) throw new Error(`No patterns for data/${language}/${file}`);
  return files.map((file) => ({
    ...parsePatterns(read(`patterns/${file}`)),
    name: file.replace(/\.txt$/, ""),
    lists: new Map(
      languages
        .map((language) => [language, `data/${language}/${file}`] as const)
        .filter(([, data]) => existsSync(path.join(folder, data)))
        .map(([language, data]) => [language, parseLists(read(data))]),
    ),
  }));
}

/** In characters, as the formatter breaks lines. */
const maxLineLength = 100;

function literal(pattern: Pattern, lists: PhraseLists, group: PatternGroup): string {
  const source = compileSource(pattern, lists, group.shortGroups);
  return pattern.isList ? `${JSON.stringify(source)}.split("|")` : `/${source}/${pattern.flags}`;
}

function declarePattern(pattern: Pattern, group: PatternGroup): string {
  const comment = pattern.comment === "" ? "" : `/** ${pattern.comment} */\n`;
  const start = `${comment}export const ${pattern.name} =`;
  if (!group.perLanguage) {
    const value = `${literal(pattern, mergeLists(group.lists.values()), group)};`;
    const length = `export const ${pattern.name} = ${value}`.length;
    return `${start}${length > maxLineLength ? "\n  " : " "}${value}\n`;
  }
  const members = [...group.lists]
    .filter(([, lists]) => listsIn(pattern.source).every((list) => lists.has(list)))
    .map(([language, lists]) => `  ${language}: ${literal(pattern, lists, group)},\n`);
  return `${start} {\n${members.join("")}};\n`;
}

/** The source of each module of `src/generated`, by its name. */
export function generatedModules(groups: readonly PatternGroup[]): Map<string, string> {
  return new Map(
    groups.map((group) => [
      group.name,
      [
        `// Generated from patterns/${group.name}.txt by \`npm run lexicon\`.\n`,
        ...group.patterns.map((pattern) => declarePattern(pattern, group)),
      ].join("\n"),
    ]),
  );
}
