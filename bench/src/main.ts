import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { failedFigure, type Figure, type Row } from "./row.ts";
import { groups } from "./rows.ts";

/** Against hanging: the slowest group, the soak, takes 11 minutes. */
const groupTimeLimitMs = 16 * 60_000;
/** After the last figure or the time limit: for the group to stop its server and its database. */
const closingLimitMs = 60_000;

const { values: options } = parseArgs({
  options: { json: { type: "boolean", default: false }, only: { type: "string" } },
});

const word = options.only?.toLowerCase();
const picked = groups.map((rows) =>
  rows.filter(({ name }) => word === undefined || name.toLowerCase().includes(word)),
);
if (picked.every((rows) => rows.length === 0)) {
  throw new Error(`No row's name contains "${options.only}"`);
}

const figures: Figure[] = [];
for (const [group, rows] of picked.entries()) {
  if (rows.length > 0) await measureGroup(group, rows);
}
if (options.json) console.log(JSON.stringify(figures, null, 2));
process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1;

function report(figure: Figure): void {
  figures.push(figure);
  if (!options.json) console.log(tableLine(figure));
  if (figure.error !== undefined) console.error(figure.error);
}

/** A process per group: a row that fails, hangs or ends its process costs no other group's figures. */
async function measureGroup(group: number, rows: readonly Row[]): Promise<void> {
  const missing = new Map(rows.map((row) => [row.name, row]));
  const names = rows.map(({ name }) => name);
  const file = fileURLToPath(new URL("measure-group.ts", import.meta.url));
  const child = fork(file, [String(group), ...names]);
  child.on("message", (figure: Figure) => {
    missing.delete(figure.name);
    report(figure);
  });
  const timer = setTimeout(() => void endGroup(child), groupTimeLimitMs);
  const [code, signal] = await once(child, "exit");
  clearTimeout(timer);
  for (const row of missing.values()) {
    report(failedFigure(row, `The process of the row ended (${code ?? signal}).`));
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), closingLimitMs);
  await once(child, "exit");
  clearTimeout(timer);
}

function tableLine({ name, value, unit, budget, ok }: Figure): string {
  const shown = value === null ? "failed" : `${shortNumber(value)} ${unit}`;
  return `${ok ? "ok  " : "OVER"}  ${name.padEnd(78)} ${shown.padStart(14)}   ${budget} ${unit}`;
}

function shortNumber(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
