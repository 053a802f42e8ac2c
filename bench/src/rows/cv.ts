import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { letterPairs } from "@postulo/letter/testing/letter-pairs";
import {
  composeVersion,
  cvTemplateNames,
  lowestScore,
  measureReadback,
  mustsOnFirstPage,
  printVersion,
  readabilityDocument,
} from "@postulo/server/measured-cv";
import type { Row } from "../row.ts";
import { quantile } from "../timing.ts";

const pairs = letterPairs().map(({ request }) => ({
  profile: request.profile,
  jobDescription: request.jobDescription,
  language: request.language ?? request.fallbackLanguage,
}));
const warmUps = 12;

/** The 95th percentile over all pairs, after some that do not count. */
async function p95Ms(work: (pair: (typeof pairs)[number], at: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (const [at, pair] of [...pairs.slice(0, warmUps), ...pairs].entries()) {
    const start = performance.now();
    await work(pair, at);
    if (at >= warmUps) times.push(performance.now() - start);
  }
  return quantile(times, 0.95);
}

async function firstPageShare(): Promise<number> {
  let proven = 0;
  let onFirstPage = 0;
  for (const [at, pair] of pairs.entries()) {
    const counts = await mustsOnFirstPage(pair, at);
    proven += counts.proven;
    onFirstPage += counts.onFirstPage;
  }
  if (proven === 0) throw new Error("No pair proves a must");
  return (100 * onFirstPage) / proven;
}

/** Measures every template and writes docs/readability.md. */
async function measureAndWrite(): Promise<number> {
  const rows = [];
  for (const template of cvTemplateNames) rows.push(...(await measureReadback(template)));
  const file = fileURLToPath(new URL("../../../docs/readability.md", import.meta.url));
  await writeFile(file, readabilityDocument(rows));
  return lowestScore(rows);
}

/** CVs: their time, what is on their first page, and whether programs read them. */
export const cvRows: readonly Row[] = [
  {
    name: "cv version without a model, p95",
    unit: "ms",
    budget: { atMost: 150 },
    measure: () => p95Ms(composeVersion),
  },
  {
    name: "cv version with its PDF, p95",
    unit: "ms",
    budget: { atMost: 400 },
    measure: () => p95Ms(printVersion),
  },
  {
    name: "cv musts that the profile proves, on the first page",
    unit: "%",
    budget: { atLeast: 90 },
    measure: firstPageShare,
  },
  {
    name: "cv readback: lowest F1 of a field over templates and readers",
    unit: "",
    budget: { atLeast: 0.98 },
    measure: measureAndWrite,
  },
];
