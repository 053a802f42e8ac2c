import { parentPort, workerData } from "node:worker_threads";
import { createReportPrinter } from "./print-report.ts";

/** Prints the one report that it was started with. */
const pdf = await createReportPrinter()(workerData);
parentPort?.postMessage(pdf, []);
