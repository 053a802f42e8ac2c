import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  mkdirSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { compileAlone, listsIn, type Pattern } from "./match.ts";
import {
  generatedModules,
  lexiconFolder,
  mergeLists,
  readLexicon,
  type PatternGroup,
} from "./lexicon.ts";
import { isPlain, type Phrase, type PhraseLists } from "./phrase-lists.ts";

const groups = readLexicon();

/** The patterns that contain a list, directly or through other lists. */
function patternsOf(patterns: readonly Pattern[], lists: PhraseLists, list: string) {
  const names = new Set([list]);
  for (let size = 0; size < names.size;) {
    size = names.size;
    for (const [name, phrases] of lists)
      if (phrases.some(({ text }) => listsIn(text).some((inner) => names.has(inner))))
        names.add(name);
  }
  return patterns.filter(({ source }) => listsIn(source).some((name) => names.has(name)));
}

/** The lists that are compiled together: of all languages, or of each. */
const listSets = ({
  perLanguage,
  lists,
}: PatternGroup): readonly (readonly [string, PhraseLists])[] =>
  perLanguage ? [...lists] : [["all languages", mergeLists(lists.values())]];

/** Without the line breaks and trailing commas of the formatter. */
const unformatted = (text: string) => text.replaceAll(/(?<==)\s+|,?\n\s*/g, "");

test("the generated modules are those of the data", () => {
  const folder = path.join(lexiconFolder, "src/generated");
  const expected = generatedModules(groups);
  expect(expected.size).toBeGreaterThan(10);
  expect(readdirSync(folder).toSorted()).toEqual(
    [...expected.keys()].map((name) => `${name}.ts`).toSorted(),
  );
  for (const [name, text] of expected) {
    const generated = readFileSync(path.join(folder, `${name}.ts`), "utf8");
    expect(unformatted(generated)).toBe(unformatted(text));
  }
});

interface PhraseContext {
  readonly list: string;
  readonly lists: PhraseLists;
  /** Those that contain the list. */
  readonly patterns: readonly Pattern[];
}

function faultsOf(phrase: Phrase, { list, lists, patterns }: PhraseContext): string[] {
  const { text, example, counterExample } = phrase;
  const isWord = isPlain(phrase);
  const faults = patterns
    .filter(({ isList }) => isList && !isWord)
    .map(({ name }) => `${name}: ${text} is a pattern`);
  if (example === undefined || counterExample === undefined)
    return isWord ? faults : [...faults, `${list}: ${text} has no examples`];
  const alone = patterns.map((pattern) => compileAlone(pattern, lists, { list, phrase }));
  return [
    ...faults,
    ...alone.filter((one) => !one.test(example)).map(() => `${text} does not match ${example}`),
    ...alone
      .filter((one) => one.test(counterExample))
      .map(() => `${text} matches ${counterExample}`),
  ];
}

describe.each(groups)("$name", (group) => {
  test.each(listSets(group))("uses each list of %s, and no phrase twice", (_, lists) => {
    expect(lists.size).toBeGreaterThan(0);
    for (const [list, phrases] of lists) {
      expect.soft(patternsOf(group.patterns, lists, list), list).not.toEqual([]);
      const texts = phrases.map(({ text }) => text);
      expect.soft(texts, list).toEqual([...new Set(texts)]);
      expect
        .soft(
          texts.filter((text) => text.length > 120),
          list,
        )
        .toEqual([]);
    }
  });

  test.each(listSets(group))("matches the examples of %s, not the counter-examples", (_, lists) => {
    const faults = [...lists].flatMap(([list, phrases]) => {
      const patterns = patternsOf(group.patterns, lists, list);
      return phrases.flatMap((phrase) => faultsOf(phrase, { list, lists, patterns }));
    });
    expect(faults).toEqual([]);
  });
});

/** A copy of the lexicon to which a test adds a language. */
function copyLexicon(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "lexicon-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["data", "patterns"])
    cpSync(path.join(lexiconFolder, name), path.join(folder, name), { recursive: true });
  mkdirSync(path.join(folder, "data/qps"));
  return folder;
}

const urlOf = (module: string | undefined) =>
  `data:text/javascript,${encodeURIComponent(module ?? "")}`;

describe("a new language", () => {
  test("consists of the files of a new folder", async () => {
    const folder = copyLexicon();
    writeFileSync(
      path.join(folder, "data/qps/requirement-marks.txt"),
      '[mustMark]\nprescribed by qps\nqps-\\d+ | "qps-7" | "qps-x"\n',
    );
    writeFileSync(path.join(folder, "data/qps/resume-language.txt"), "[functionWord]\nqpswort\n");
    const modules = generatedModules(readLexicon(folder));

    const { mustMark }: { mustMark: RegExp } = await import(
      /* @vite-ignore */ urlOf(modules.get("requirement-marks"))
    );
    expect("this is prescribed by qps").toMatch(mustMark);
    expect("see qps-7").toMatch(mustMark);
    expect("see qps-x").not.toMatch(mustMark);
    expect("vous avez le permis").toMatch(mustMark);

    const { functionWord }: { functionWord: Record<string, RegExp> } = await import(
      /* @vite-ignore */ urlOf(modules.get("resume-language"))
    );
    expect(Object.keys(functionWord)).toEqual(["en", "fr", "qps"]);
    expect(functionWord["qps"]).toEqual(/\b(?:qpswort)\b/g);
  });

  test("may omit files and lists, but not add unknown ones", () => {
    const folder = copyLexicon();
    expect(generatedModules(readLexicon(folder))).toEqual(generatedModules(groups));
    writeFileSync(path.join(folder, "data/qps/unheard-of.txt"), "[list]\nword\n");
    expect(() => readLexicon(folder)).toThrow("No patterns for data/qps/unheard-of.txt");
  });
});
