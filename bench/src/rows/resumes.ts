import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import {
  type FuzzResult,
  defaultLimits,
  fuzzReading,
  measureReading,
  readMemoryPdfs,
} from "@postulo/server/measured-reading";
import {
  measureDescriptions,
  measureQuality,
  type ReadingQuality,
} from "@postulo/server/measured-quality";
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

let quality: Promise<ReadingQuality> | undefined;

const percent = (part: number, whole: number) => (100 * part) / whole;

/** A figure of the résumés of invented people that other programs wrote. They taught the rules: real files are read worse. */
const qualityRow = (
  name: string,
  budget: Row["budget"],
  of: (measured: ReadingQuality) => number,
): Row => ({
  name: `resumes of invented people, ${name}`,
  unit: "%",
  budget,
  measure: async () => of(await (quality ??= measureQuality())),
});

/** Entries that the review shows among those to check. */
const flaggedOf = ({ jobs, studies }: ReadingQuality) => ({
  right: jobs.right + studies.right,
  wrong: jobs.all + studies.all - jobs.right - studies.right,
  rightAndFlagged: jobs.rightAndFlagged + studies.rightAndFlagged,
  wrongAndFlagged: jobs.wrongAndFlagged + studies.wrongAndFlagged,
});

const qualityRows: readonly Row[] = [
  qualityRow("macro F1 of the values", { atLeast: 97 }, ({ macroF1 }) => 100 * macroF1),
  qualityRow("jobs entirely right", { atLeast: 95 }, ({ jobs }) => percent(jobs.right, jobs.all)),
  qualityRow("studies entirely right", { atLeast: 90 }, ({ studies }) =>
    percent(studies.right, studies.all),
  ),
  qualityRow("words in lines that nobody read", { atMost: 5 }, (measured) =>
    percent(measured.unreadShare, 1),
  ),
  qualityRow("right entries shown as doubtful", { atMost: 10 }, (measured) => {
    const { right, rightAndFlagged } = flaggedOf(measured);
    return percent(rightAndFlagged, right);
  }),
  qualityRow("entries that are wrong and not shown as doubtful", { atMost: 3 }, (measured) => {
    const { right, wrong, wrongAndFlagged } = flaggedOf(measured);
    return percent(wrong - wrongAndFlagged, right + wrong);
  }),
  {
    name: "resumes of invented people, words of descriptions in the right job",
    unit: "%",
    budget: { atLeast: 97 },
    measure: async () => percent(await measureDescriptions(), 1),
  },
];

/** Résumés as the server reads them, in processes of their own: sound ones of other programs, and damaged copies. */
export const resumeRows: readonly Row[] = [
  {
    name: "resumes as text PDF, median",
    unit: "ms",
    budget: { atMost: 250 },
    measure: async () => (await measureReading()).medianMs,
  },
  ...qualityRows,
  {
    name: "resumes, most memory of the process that reads them",
    unit: "MB",
    budget: { atMost: 256 },
    measure: readersPeakMb,
  },
  {
    // The kernel's limit of 512 MiB does not count Node's own code.
    name: "budget: memory of the reader of resumes with hostile PDFs, the most of seven",
    unit: "MB",
    budget: { atMost: 600 },
    measure: hostilePeakMb,
  },
  {
    name: "budget: memory of the reader of resumes with one of them and a limit of 4 GiB",
    unit: "MB",
    budget: { atLeast: 900 },
    measure: unlimitedPeakMb,
  },
  {
    name: "resumes without an answer, of 10,000 damaged files",
    unit: "",
    budget: { atMost: 0 },
    measure: unanswered,
  },
  {
    name: "resumes that ended their reader, of 10,000 damaged files",
    unit: "",
    budget: { atMost: 20 },
    measure: async () => (await fuzz()).stopped.length,
  },
];
