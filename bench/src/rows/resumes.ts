import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import {
  type FuzzResult,
  defaultLimits,
  fuzzReading,
  measureReading,
  readMemoryPdfs,
} from "@postulo/server/measured-reading";
import { processTree } from "../process-tree.ts";
import type { Row } from "../row.ts";

const damagedFiles = 10_000;

let fuzzed: Promise<FuzzResult> | undefined;

const fuzz = () => (fuzzed ??= fuzzReading(damagedFiles));

/** Damaged files without an outcome, and the valid file after them if it was not read. */
async function unanswered(): Promise<number> {
  const { outcomes, goesOn } = await fuzz();
  const answered = outcomes.parsed + outcomes.rejected + outcomes.crashed + outcomes.outOfMemory;
  return damagedFiles - answered + (goesOn ? 0 : 1);
}

/** The high-water mark (VmHWM) of a process in MB; undefined once it has ended. */
async function peakMb(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kib = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kib === undefined ? undefined : Number(kib) / 1024;
}

/** These of the processes of this bench that read résumés, by their identifier. */
async function readerPeaks(): Promise<Map<number, number>> {
  const peaks = new Map<number, number>();
  for (const pid of await processTree(process.pid)) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    const peak = command.includes("resume-worker") ? await peakMb(pid) : undefined;
    if (peak !== undefined) peaks.set(pid, peak);
  }
  return peaks;
}

/** The most memory that a process of this bench which reads résumés has held, in MB. */
async function readersPeakMb(): Promise<number> {
  await measureReading(1);
  const peaks = await readerPeaks();
  if (peaks.size === 0) throw new Error("No process reads résumés");
  return Math.max(...peaks.values());
}

/** The most memory in MB of a reader that starts while `work` runs: sampled, as it may end. Readers of other rows do not count. */
async function newReadersPeakMb(work: () => Promise<void>): Promise<number> {
  const others = new Set((await readerPeaks()).keys());
  const ended = new AbortController();
  const working = work().finally(() => ended.abort());
  let most = 0;
  while (!ended.signal.aborted) {
    for (const [pid, peak] of await readerPeaks())
      if (!others.has(pid)) most = Math.max(most, peak);
    await setTimeout(1);
  }
  await working;
  if (most === 0) throw new Error("No process read the PDFs");
  return most;
}

/** Each of the PDFs must end its reader at a limit, and a sound one must be read after it. */
const hostilePeakMb = () =>
  newReadersPeakMb(async () => {
    const readings = await readMemoryPdfs();
    const ends = new Set(["outOfMemory", "timedOut"]);
    const wrong = readings.filter(({ outcome, next }) => !ends.has(outcome) || next !== "parsed");
    const unlimited = readings.every(({ outcome }) => outcome !== "outOfMemory");
    if (wrong.length > 0 || unlimited) throw new Error(JSON.stringify(readings));
  });

/** What the first of them takes when it may: that it is the limit that ends the reader. */
const unlimitedPeakMb = () =>
  newReadersPeakMb(async () => {
    const limits = { ...defaultLimits, memoryMb: 4096, timeLimitMs: 60_000 };
    const [reading] = await readMemoryPdfs(limits, ["a drawing that unpacks to 450 MB"]);
    if (reading?.outcome !== "parsed") throw new Error(JSON.stringify(reading));
  });

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
    // The kernel's limit of 512 MiB does not count Node's own code.
    name: "budget: memory of a resume reader with hostile PDFs, the most of seven",
    unit: "MB",
    budget: { atMost: 600 },
    measure: hostilePeakMb,
  },
  {
    name: "budget: memory of a resume reader with one of them and a limit of 4 GiB",
    unit: "MB",
    budget: { atLeast: 900 },
    measure: unlimitedPeakMb,
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
