import { parseArgs } from "node:util";
import { closeConnections } from "./over-http.ts";
import { stopServer } from "./measured-server.ts";
import { measurePage } from "./web/lighthouse-runs.ts";
import { kinds, nameOf, pages, weights } from "./web/pages.ts";
import { weighPage } from "./web/page-weight.ts";

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const runs = Number(options.runs);

let isWithinBudget = true;
let lines = 0;

/** Prints one row of a table in the README. */
function printRow(
  subject: string,
  value: number,
  budget: { atMost: number } | { atLeast: number },
) {
  const ok = "atMost" in budget ? value <= budget.atMost : value >= budget.atLeast;
  const bound = "atMost" in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`;
  const shown = Number.isInteger(value) ? String(value) : value.toPrecision(3);
  console.log(`| ${subject} | ${shown} | ${bound}${ok ? "" : " BROKEN"} |`);
  isWithinBudget &&= ok;
  lines += 1;
}

const isSelected = (path: string) => options.only === undefined || path === options.only;

async function printWeights(): Promise<void> {
  for (const { path, isSignedIn, most, jsBeforeLoad } of weights) {
    if (!isSelected(path)) continue;
    const weight = await weighPage(path, isSignedIn);
    for (const kind of kinds) {
      const atMost = most[kind];
      if (atMost !== undefined)
        printRow(`${path}, ${kind}, kB gzipped`, weight.kilobytes[kind], { atMost });
    }
    if (jsBeforeLoad !== undefined)
      printRow(`${path}, code asked for before load`, weight.jsBeforeLoad, {
        atMost: jsBeforeLoad,
      });
    printRow(`${path}, errors in the console, en and fr`, weight.errors.length, { atMost: 0 });
    for (const error of weight.errors) console.error(`  ${error}`);
    printRow(`${path}, inline scripts allowed`, Number(weight.hasUnsafeScripts), { atMost: 0 });
  }
}

async function printScores(): Promise<void> {
  for (const page of pages) {
    if (!isSelected(page.path)) continue;
    const measured = await measurePage(page, runs);
    for (const [category, atLeast] of Object.entries(page.scores)) {
      const found = Object.entries(measured.scores).find(([name]) => name === category);
      printRow(`${nameOf(page)}, ${category}`, found?.[1] ?? 0, { atLeast });
    }
    printRow(`${nameOf(page)}, layout shift`, measured.shift, { atMost: page.shift });
    if (measured.failed.length > 0) console.error(`  ${measured.failed.join(", ")}`);
    console.error(`  the machine meanwhile: ${Math.round(measured.machine)}`);
  }
}

console.log("| page and figure | measured | budget |\n| --- | ---: | ---: |");
try {
  await printWeights();
  await printScores();
} finally {
  closeConnections();
  await stopServer();
}
if (lines === 0) throw new Error(`No page is at ${options.only}`);
process.exitCode = isWithinBudget ? 0 : 1;
