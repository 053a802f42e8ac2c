import { startEmbedded } from "../embedded.ts";
import { createPool } from "../pool.ts";

/**
 * A process for tests to kill: `node write-endlessly.ts DATA_DIR` starts the database, says so, and tells the number of each
 * row after it was committed. It stops in order when its input ends.
 */
const [dataDir = ""] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const database = await startEmbedded({ dataDir, log: (sentence) => say(`told ${sentence}`) });
  const pool = createPool(database.owner);
  const input = process.stdin.resume();
  await pool.query("create table if not exists written (number int primary key)");
  say(`started ${database.owner.host}`);
  for (let number = 1; !input.readableEnded; number++) {
    await pool.query("insert into written values ($1) on conflict do nothing", [number]);
    say(`wrote ${number}`);
  }
  await pool.end();
  await database.stop();
  say("stopped");
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
