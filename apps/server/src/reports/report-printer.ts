import { Worker } from "node:worker_threads";
import { createReportPrinter } from "./print-report.ts";
import type { PrintReport } from "./print-report.ts";
import type { WordedReport } from "./translated-report.ts";

/** Typesetting a row blocks the process for 3 ms: longer reports are typeset in a worker thread. */
const maxRowsInProcess = 60;
const maxWaiting = 8;

/** Prints short reports immediately and long ones sequentially; undefined when too many wait. */
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
    thread.once("exit", () => reject(new Error("The report's thread ended without a result")));
  });
