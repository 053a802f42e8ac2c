import { Worker } from "node:worker_threads";
import { createReportPrinter } from "./print-report.ts";
import type { PrintReport } from "./print-report.ts";
import type { WordedReport } from "./translated-report.ts";

/** Setting a row takes 3 ms, in which the process answers nobody: a longer report is set in a thread. */
const maxRowsInProcess = 60;
const maxWaiting = 8;

/** Prints short reports at once and long ones one after the other; undefined when too many wait already. */
export function createReportQueue(): (report: WordedReport) => Promise<Buffer | undefined> {
  const printHere = createReportPrinter();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (report) => {
    if (report.rows.length <= maxRowsInProcess) return printHere(report);
    if (waiting >= maxWaiting) return undefined;
    waiting += 1;
    const mine = last.then(() => printInThread(report)).finally(() => (waiting -= 1));
    // The next one waits for this one, however it ends.
    last = mine.catch(() => {});
    return mine;
  };
}

/** The thread, and the compiler that it loads, end with the report. */
const printInThread: PrintReport = (report) =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./report-thread.ts", import.meta.url), {
      workerData: report,
    });
    thread.once("message", (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("The report's thread ended without an answer")));
  });
