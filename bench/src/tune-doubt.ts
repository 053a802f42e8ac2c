import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { readDocument } from "@postulo/documents/read-document";
import { doubtFeatures } from "@postulo/resume-parser/entry-doubt";
import { parseResume } from "@postulo/resume-parser/parse-resume";
import { plainResume } from "@postulo/resume-parser/plain-resume";

const lists = ["experiences", "education"] as const;
type List = (typeof lists)[number];

/** An entry as the model sees it. */
interface Example {
  readonly file: string;
  readonly features: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
}

/** A scorer of the measuring kits (`scoreFile`); hashed truth needs its salt. */
type Scorer = {
  readonly scoreFile: (
    truth: unknown,
    prediction: unknown,
  ) => { readonly ex: Readonly<Record<List, readonly number[]>> };
  readonly hashTruth?: (...call: readonly unknown[]) => unknown;
};

/** `FILES,TRUTH,SCORER[,WEIGHT[,SALT]]` */
type Collection = readonly string[];

/** Whether one entry alone is right by the truth. */
function isRight({ scoreFile }: Scorer, truth: unknown, [list, entry]: readonly [List, unknown]) {
  const none = { profile: {}, education: [], experiences: [], competencies: [], websites: [] };
  const { ex } = scoreFile(truth, { ...none, contributions: [], [list]: [entry] });
  return (ex[list][0] ?? 0) > 0;
}

async function examplesOf([files = "", truths = "", kit = "", weight = "1", salt]: Collection) {
  const scorer: Scorer = await import(pathToFileURL(path.resolve(kit)).href);
  if (salt !== undefined)
    scorer.hashTruth?.({ file: "", profile: {} }, "", "", (await readFile(salt, "utf8")).trim());
  const examples: Record<List, Example[]> = { experiences: [], education: [] };
  for (const file of (await readdir(files)).sort()) {
    const name = path.parse(file).name;
    const outcome = await readDocument(new Uint8Array(await readFile(path.join(files, file))));
    if (outcome.kind !== "lines") continue;
    const truth: unknown = JSON.parse(await readFile(path.join(truths, `${name}.json`), "utf8"));
    const resume = parseResume(outcome.document);
    const plain = plainResume(resume);
    const add = (list: List, features: readonly number[], at: number) =>
      examples[list].push({
        file: `${files}/${file}`,
        features,
        isRight: isRight(scorer, truth, [list, plain[list][at]]),
        weight: Number(weight),
      });
    const { experiences, education } = resume;
    for (const [at, features] of doubtFeatures(experiences, resume).entries())
      add("experiences", features, at);
    for (const [at, features] of doubtFeatures(education, resume).entries())
      add("education", features, at);
  }
  return examples;
}

const probability = (weights: readonly number[], features: readonly number[]) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));

/** Strength of the penalty on large weights; the first weight has none. */
const penalty = 2;
const [steps, rate] = [3000, 2];

/** Logistic regression by gradient descent. */
function fit(examples: readonly Example[]): number[] {
  const size = examples[0]?.features.length ?? 0;
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : penalty * weight));
    for (const { features, isRight: right, weight } of examples) {
      const error = (probability(weights, features) - Number(right)) * weight;
      features.forEach((value, at) => {
        slope[at] = (slope[at] ?? 0) + error * value;
      });
    }
    weights = weights.map((weight, at) => weight - (rate * (slope[at] ?? 0)) / total);
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
}

const folds = 8;

/** The probabilities of examples by models that did not see their file. */
function crossValidated(examples: readonly Example[]) {
  const files = [...new Set(examples.map(({ file }) => file))];
  return Array.from({ length: folds }, (_, fold) => {
    const held = new Set(files.filter((__, at) => at % folds === fold));
    const weights = fit(examples.filter(({ file }) => !held.has(file)));
    return examples
      .filter(({ file }) => held.has(file))
      .map((one) => ({ ...one, probability: probability(weights, one.features) }));
  }).flat();
}

/** Prints which shares of wrong and right entries are below each threshold. */
function printFigures(list: List, examples: readonly Example[]): void {
  const judged = crossValidated(examples).filter(({ weight }) => weight >= 1);
  const [wrong, right] = [false, true].map((is) => judged.filter((one) => one.isRight === is));
  for (const least of [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75]) {
    const [ofWrong, ofRight] = [wrong, right].map((all = []) => {
      const low = all.filter((one) => one.probability < least).length;
      return `${low} of ${all.length} (${((100 * low) / Math.max(1, all.length)).toFixed(0)} %)`;
    });
    process.stdout.write(`${list} below ${least}: wrong ${ofWrong}, right ${ofRight}\n`);
  }
  process.stdout.write(`${JSON.stringify(fit(examples))}\n`);
}

const { positionals } = parseArgs({ allowPositionals: true });
if (positionals.length === 0) {
  process.stderr.write(
    "Usage: npm run -s tune:doubt -- FILES,TRUTH,SCORER[,WEIGHT[,SALT]]...\n" +
      "Figures are of the collections of weight 1 or more.\n",
  );
  process.exitCode = 2;
} else {
  const all = await Promise.all(positionals.map((one) => examplesOf(one.split(","))));
  for (const list of lists)
    printFigures(
      list,
      all.flatMap((one) => one[list]),
    );
}
