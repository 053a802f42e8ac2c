import { readFile } from "node:fs/promises";
import { type FuzzResult, fuzzReading, measureReading } from "@postulo/server/measured-reading";
import { processTree } from "../process-tree.ts";
import type { Row } from "../row.ts";

const damagedFiles = 10_000;

let fuzzed: Promise<FuzzResult> | undefined;

const fuzz = () => (fuzzed ??= fuzzReading(damagedFiles));

/** Damaged files that nobody answered for, and the sound one after them if it was not read. */
async function unanswered(): Promise<number> {
  const { outcomes, goesOn } = await fuzz();
  const answered = outcomes.parsed + outcomes.refused + outcomes.crashed;
  return damagedFiles - answered + (goesOn ? 0 : 1);
}

/** The most memory that a process of this bench which reads résumés has held, in MB. */
async function readersPeakMb(): Promise<number> {
  await measureReading(1);
  const peaks: number[] = [];
  for (const pid of await processTree(process.pid)) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (!command.includes("resume-worker")) continue;
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    peaks.push(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024);
  }
  if (peaks.length === 0) throw new Error("No process reads résumés");
  return Math.max(...peaks);
}

/** Résumés as the server reads them, in processes of their own: sound ones of other programs, and damaged copies. */
export const resumeRows: readonly Row[] = [
  {
    name: "resume as text PDF, median",
    unit: "ms",
    budget: { atMost: 250 },
    measure: async () => (await measureReading()).medianMs,
  },
  {
    name: "resume reader, most memory of its process",
    unit: "MB",
    budget: { atMost: 300 },
    measure: readersPeakMb,
  },
  {
    name: "resume files without an answer, of 10,000 damaged",
    unit: "",
    budget: { atMost: 0 },
    measure: unanswered,
  },
  {
    name: "resume files that ended their reader, of 10,000 damaged",
    unit: "",
    budget: { atMost: 20 },
    measure: async () => (await fuzz()).stopped.length,
  },
];
