import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { readDocument } from "@postulo/documents/read-document";
import type { LineDocument } from "@postulo/resume-parser/line";
import { parseResume } from "@postulo/resume-parser/parse-resume";
import { plainResume } from "@postulo/resume-parser/plain-resume";
import { readingWeights, studyWeights } from "@postulo/resume-parser/reading-weights";

/** Scores of one field or list: F1, and the share of entries without any wrong value. */
type Scores = {
  readonly macro: number;
  readonly exact: Readonly<Record<"experiences" | "education", { readonly share: number }>>;
};
/** A scorer of résumés (`run`), such as that of the measuring kit; hashed truth needs its salt. */
type Scorer = {
  readonly run: (
    predictionOf: (name: string) => unknown,
    names: readonly string[],
    load: (name: string) => unknown,
  ) => Scores;
  readonly hashTruth?: (...call: readonly unknown[]) => unknown;
};

const { values } = parseArgs({
  options: {
    files: { type: "string" },
    truth: { type: "string" },
    scorer: { type: "string" },
    salt: { type: "string" },
    studies: { type: "boolean", default: false },
    /** A pattern of the names of the weights that may change. */
    only: { type: "string", default: "" },
    seconds: { type: "string", default: "300" },
  },
});

async function readFiles(folder: string): Promise<Map<string, LineDocument>> {
  const documents = new Map<string, LineDocument>();
  for (const name of (await readdir(folder)).sort()) {
    const outcome = await readDocument(new Uint8Array(await readFile(path.join(folder, name))));
    if (outcome.kind === "lines") documents.set(path.parse(name).name, outcome.document);
  }
  return documents;
}

type Setting = { readonly files: string; readonly truth: string; readonly scorer: string };

async function objectiveOf({ files, truth, scorer }: Setting): Promise<() => number> {
  const documents = await readFiles(files);
  const module: Scorer = await import(pathToFileURL(path.resolve(scorer)).href);
  if (values.salt !== undefined)
    module.hashTruth?.(
      { file: "", profile: {} },
      "",
      "",
      (await readFile(values.salt, "utf8")).trim(),
    );
  const names = [...documents.keys()];
  const truths = new Map<string, unknown>();
  for (const name of names)
    truths.set(name, JSON.parse(await readFile(path.join(truth, `${name}.json`), "utf8")));
  return () => {
    const read = new Map(
      [...documents].map(([name, one]) => [name, plainResume(parseResume(one))]),
    );
    const scores = module.run(
      (name) => read.get(name),
      names,
      (name) => truths.get(name),
    );
    const { education, experiences } = scores.exact;
    return scores.macro + 0.3 * (education.share + experiences.share);
  };
}

/** Changes one weight after the other, keeps what raises the score, and halves the step when nothing does. */
function tune(weights: Record<string, number>, objective: () => number, seconds: number): void {
  const end = performance.now() + seconds * 1000;
  let best = objective();
  process.stdout.write(`${best.toFixed(4)} at the start\n`);
  for (let step = 0.6; step > 0.05; step /= 2) {
    for (let moved = true; moved;) {
      moved = false;
      const chosen = Object.keys(weights).filter((name) => new RegExp(values.only).test(name));
      for (const [name, change] of chosen.flatMap(
        (key) =>
          [
            [key, step],
            [key, -step],
          ] as const,
      )) {
        if (performance.now() > end) return;
        const before = weights[name] ?? 0;
        weights[name] = Math.round((before + change) * 100) / 100;
        const score = objective();
        if (score > best + 1e-6) {
          [best, moved] = [score, true];
          process.stdout.write(`${score.toFixed(4)} ${name}: ${weights[name]}\n`);
        } else weights[name] = before;
      }
    }
  }
}

const { files, truth, scorer } = values;
if (files === undefined || truth === undefined || scorer === undefined) {
  process.stderr.write(
    "Usage: npm run -s tune:reading -- --files DIR --truth DIR --scorer FILE.mjs [--salt FILE] [--studies] [--only PATTERN] [--seconds N]\n",
  );
  process.exitCode = 2;
} else {
  const weights: Record<string, number> = values.studies ? studyWeights : readingWeights;
  tune(weights, await objectiveOf({ files, truth, scorer }), Number(values.seconds));
  process.stdout.write(`${JSON.stringify(weights, null, 2)}\n`);
}
