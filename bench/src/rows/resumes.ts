import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import {
  type FuzzResult,
  fuzzReading,
  measureReading,
  readPdfBomb,
} from "@postulo/server/measured-reading";
import { processTree } from "../process-tree.ts";
import type { Row } from "../row.ts";

const damagedFiles = 10_000;

let fuzzed: Promise<FuzzResult> | undefined;

const fuzz = () => (fuzzed ??= fuzzReading(damagedFiles));

/** Damaged files that nobody answered for, and the sound one after them if it was not read. */
async function unanswered(): Promise<number> {
  const { outcomes, goesOn } = await fuzz();
  const answered = outcomes.parsed + outcomes.rejected + outcomes.crashed;
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

/** The same with a PDF that unpacks to 150 MB: sampled, as the process may end. Readers of other rows do not count. */
async function hostilePeakMb(): Promise<number> {
  const others = new Set((await readerPeaks()).keys());
  const reading = new AbortController();
  const outcome = readPdfBomb().finally(() => reading.abort());
  let pid: number | undefined;
  let most = 0;
  while (!reading.signal.aborted) {
    pid ??= [...(await readerPeaks()).keys()].find((one) => !others.has(one));
    if (pid !== undefined) most = Math.max(most, (await peakMb(pid)) ?? 0);
    await setTimeout(1);
  }
  const { kind } = await outcome;
  if (kind === "parsed" || most === 0)
    throw new Error(`The PDF was ${kind}, its reader took ${most} MB`);
  return most;
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
    // The kernel's limit of 512 MiB does not count Node's own code.
    name: "budget: memory of a resume reader with a hostile PDF",
    unit: "MB",
    budget: { atMost: 600 },
    measure: hostilePeakMb,
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
