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
import { isPlain, type PhraseLists } from "./phrase-lists.ts";

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
const unformatted = (text: string) => text.replaceAll(/,?\n\s*/g, "");

test("the generated modules are those of the data", () => {
  const folder = path.join(lexiconFolder, "src/generated");
  const expected = generatedModules(groups);
  expect(expected.size).toBeGreaterThan(10);
  expect(readdirSync(folder).toSorted()).toEqual(
    [...expected.keys()].map((name) => `${name}.ts`).toSorted(),
  );
  for (const [name, text] of expected) {
    const generated = readFileSync(path.join(folder, `${name}.ts`), "utf8");
    expect(unformatted(generated), name).toBe(unformatted(text));
  }
});

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
    for (const [list, phrases] of lists)
      for (const phrase of phrases) {
        const parents = patternsOf(group.patterns, lists, list);
        if (!isPlain(phrase)) expect.soft(phrase, list).toHaveProperty("example");
        if (parents.some(({ isList }) => isList)) expect.soft(phrase, list).toSatisfy(isPlain);
        const { example, counterExample } = phrase;
        if (example === undefined || counterExample === undefined) continue;
        for (const pattern of parents) {
          const alone = compileAlone(pattern, lists, { list, phrase });
          expect.soft(alone.test(example), `${phrase.text} matches ${example}`).toBe(true);
          expect
            .soft(alone.test(counterExample), `${phrase.text} does not match ${counterExample}`)
            .toBe(false);
        }
      }
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

/** Loads the text of a generated module. */
const load = (text: string | undefined): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text ?? "")}`);

describe("a new language", () => {
  test("is the files of a new folder", async () => {
    const folder = copyLexicon();
    writeFileSync(
      path.join(folder, "data/qps/requirement-marks.txt"),
      '[mustMark]\nprescribed by qps\nqps-\\d+ | "qps-7" | "qps-x"\n',
    );
    writeFileSync(path.join(folder, "data/qps/language-marks.txt"), "[contentWord]\nqpswort\n");
    const modules = generatedModules(readLexicon(folder));

    const { mustMark } = await load(modules.get("requirement-marks"));
    expect("this is prescribed by qps").toMatch(mustMark as RegExp);
    expect("see qps-7").toMatch(mustMark as RegExp);
    expect("see qps-x").not.toMatch(mustMark as RegExp);
    expect("vous avez le permis").toMatch(mustMark as RegExp);

    const { contentWord } = await load(modules.get("language-marks"));
    expect(Object.keys(contentWord as object)).toEqual(["en", "fr", "qps"]);
    expect(contentWord).toHaveProperty("qps", /^(?:qpswort)$/);
  });

  test("may leave files and lists out, but not invent them", () => {
    const folder = copyLexicon();
    expect(generatedModules(readLexicon(folder))).toEqual(generatedModules(groups));
    writeFileSync(path.join(folder, "data/qps/unheard-of.txt"), "[list]\nword\n");
    expect(() => readLexicon(folder)).toThrow("No patterns for data/qps/unheard-of.txt");
  });
});
