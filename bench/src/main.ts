import { parseArgs } from "node:util";
import { closeBrowser } from "./applications-page.ts";
import { rows } from "./rows.ts";
import { takeFigure, type Figure } from "./row.ts";
import { stopServer } from "./measured-server.ts";
import { closeConnections } from "./over-http.ts";
import { closeWidePool } from "./rows/credits.ts";
import { removeOwnFolder } from "./rows/storage.ts";
import { closePlainPool } from "./through-pg.ts";

const { values: options } = parseArgs({
  options: { json: { type: "boolean", default: false }, only: { type: "string" } },
});

const word = options.only?.toLowerCase();
const picked = rows.filter(({ name }) => word === undefined || name.toLowerCase().includes(word));
if (picked.length === 0) throw new Error(`No row's name holds "${options.only}"`);

const figures: Figure[] = [];
try {
  for (const row of picked) {
    const figure = await takeFigure(row);
    figures.push(figure);
    if (!options.json) console.log(tableLine(figure));
  }
} finally {
  await closeBrowser();
  closeConnections();
  await closePlainPool();
  await closeWidePool();
  await removeOwnFolder();
  await stopServer();
}
if (options.json) console.log(JSON.stringify(figures, null, 2));
process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1;

function tableLine({ name, value, unit, budget, ok }: Figure): string {
  const shown = value >= 100 ? value.toFixed(0) : value.toPrecision(3);
  return `${ok ? "ok  " : "OVER"}  ${name.padEnd(78)} ${`${shown} ${unit}`.padStart(14)}   ${budget} ${unit}`;
}
