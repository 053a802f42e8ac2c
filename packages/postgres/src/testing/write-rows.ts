import { createInterface } from "node:readline";
import { startEmbedded } from "../embedded.ts";
import { createPool } from "../pool.ts";

/**
 * A process for tests to kill: `node write-rows.ts DATA_DIR` starts the database and prints a line. Each input line
 * is a number of rows to write; each row's number is printed after its commit. It stops in order when its input ends.
 */
const [dataDir = ""] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const database = await startEmbedded({ dataDir, log: (sentence) => say(`told ${sentence}`) });
  const pool = createPool(database.owner);
  await pool.query("create table if not exists written (number int primary key)");
  say(`started ${database.owner.host}`);
  const found = await pool.query<{ last: number }>(
    "select coalesce(max(number), 0) as last from written",
  );
  let number = found.rows[0]?.last ?? 0;
  for await (const line of createInterface(process.stdin)) {
    for (const last = number + Number(line); number < last;) {
      number += 1;
      await pool.query("insert into written values ($1)", [number]);
      say(`wrote ${number}`);
    }
  }
  await pool.end();
  await database.stop();
  say("stopped");
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
