import { createResumeReader, defaultLimits, type ReaderOutcome } from "../resume-reader.ts";
import { readDocument } from "@postulo/documents/read-document";
import { memoryPdfs } from "@postulo/documents/testing/hostile-files";
import { mutatedFile } from "@postulo/documents/testing/mutated-file";
import { odtOfLines, rtfOfLines } from "@postulo/documents/testing/plain-files";
import { type WrittenResume, writtenResumes } from "@postulo/documents/testing/written-resumes";

export { defaultLimits };

/** How long files took in a warm reader. */
export interface ReadingTimes {
  readonly files: number;
  readonly medianMs: number;
  readonly slowestMs: number;
}

/**
 * Reads the written résumés one after the other in a reader as the server has it, `rounds` times, after one file to warm up.
 * @param ends how the names of the files end that are read: `.pdf` alone by default.
 */
export async function measureReading(rounds = 3, ends = ".pdf"): Promise<ReadingTimes> {
  const files = writtenResumes().filter(({ name }) => name.endsWith(ends));
  const read = createResumeReader({ ...defaultLimits, concurrency: 1 });
  await read(files[0]?.bytes ?? new Uint8Array(), "one");
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { bytes } of files) {
      const start = performance.now();
      await read(bytes, "one");
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  return {
    files: times.length,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    slowestMs: times.at(-1) ?? 0,
  };
}

/** Outcomes of damaged files. */
export interface FuzzResult {
  readonly files: number;
  readonly outcomes: Readonly<Record<ReaderOutcome["kind"], number>>;
  /** Names and seeds of the files that a reader was stopped for, to read them again. */
  readonly stopped: readonly string[];
  readonly slowestMs: number;
  /** The sound file is still read after all of them. */
  readonly goesOn: boolean;
}

interface Fuzzed {
  readonly file: Pick<WrittenResume, "name" | "bytes">;
  readonly seed: number;
}

/** The written résumés, and the lines of some as OpenDocument and RTF files. */
async function filesToDamage(): Promise<Pick<WrittenResume, "name" | "bytes">[]> {
  const written = writtenResumes();
  const others = await Promise.all(
    written
      .filter(({ name }) => name.endsWith(".docx"))
      .map(async ({ name, bytes }) => {
        const outcome = await readDocument(bytes);
        if (outcome.kind !== "lines") throw new Error(`${name}: ${outcome.reason}`);
        return [
          { name: `${name}.odt`, bytes: odtOfLines(outcome.document) },
          { name: `${name}.rtf`, bytes: rtfOfLines(outcome.document) },
        ];
      }),
  );
  return [...written, ...others.flat()];
}

/**
 * Reads `count` damaged copies of files of every format; the same seed damages them in the same way.
 * @param atOnce how many processes read.
 */
export async function fuzzReading(
  count: number,
  seed = 1,
  { concurrency: atOnce } = defaultLimits,
): Promise<FuzzResult> {
  const files = await filesToDamage();
  const read = createResumeReader({ ...defaultLimits, concurrency: atOnce });
  const outcomes: Record<ReaderOutcome["kind"], number> = {
    parsed: 0,
    rejected: 0,
    crashed: 0,
    timedOut: 0,
    outOfMemory: 0,
    tooManyAtOnce: 0,
    busy: 0,
  };
  const stopped: string[] = [];
  let slowestMs = 0;
  const one = async ({ file, seed: own }: Fuzzed) => {
    const start = performance.now();
    const { kind } = await read(mutatedFile(file.bytes, own), String(own));
    slowestMs = Math.max(slowestMs, performance.now() - start);
    outcomes[kind] += 1;
    if (kind !== "parsed" && kind !== "rejected") stopped.push(`${file.name} ${own} ${kind}`);
  };
  for (let at = 0; at < count; at += atOnce) {
    const pair = Array.from({ length: Math.min(atOnce, count - at) }, (_, place) => {
      const file = files[(at + place) % files.length];
      return file ? [one({ file, seed: seed + at + place })] : [];
    });
    await Promise.all(pair.flat());
  }
  const sound = await read(files[0]?.bytes ?? new Uint8Array(), "one");
  return { files: count, outcomes, stopped, slowestMs, goesOn: sound.kind === "parsed" };
}

/** The bytes of a résumé that is read without difficulty. */
export function soundPdf(): Uint8Array {
  const sound = writtenResumes().find(({ name }) => name.endsWith(".pdf"));
  if (!sound) throw new Error("No written résumé is a PDF");
  return sound.bytes;
}

/** Outcomes of a hostile PDF, and of another user's valid one after it. */
export interface HostileReading {
  readonly name: string;
  readonly outcome: ReaderOutcome["kind"];
  readonly next: ReaderOutcome["kind"];
}

/**
 * Reads each of the PDFs that exceed the memory limit, in a reader of one process with the server's limits by
 * default.
 */
export async function readMemoryPdfs(
  limits = defaultLimits,
  names = Object.keys(memoryPdfs),
): Promise<HostileReading[]> {
  const sound = soundPdf();
  const read = createResumeReader({ ...limits, concurrency: 1 });
  const readings: HostileReading[] = [];
  for (const name of names) {
    const bytes = memoryPdfs[name]?.() ?? new Uint8Array();
    const hostile = read(bytes, "one");
    const next = read(sound, "another");
    readings.push({ name, outcome: (await hostile).kind, next: (await next).kind });
  }
  return readings;
}
