import { createPool } from "@postulo/postgres/pool";
import { createMailTurns } from "../../mail/mail-turns.ts";
import { openMail } from "../../mail/open-mail.ts";
import { createDigestQueue } from "../digest-queue.ts";

/** One run of the digests in a child process, which a test may kill. */
const [database = "{}", smtpUrl, now = ""] = process.argv.slice(2);
const pool = createPool(JSON.parse(database));
const mail = openMail({
  smtpUrl,
  from: undefined,
  publicUrl: "http://localhost:3000",
  inboxFolder: "unused",
  log: () => {},
});
const run = createDigestQueue({
  pool,
  publicUrl: "http://localhost:3000",
  deliver: mail.deliver,
  inMailTurn: createMailTurns(),
  now: () => new Date(now),
});
await run(new AbortController().signal);
await mail.close();
await pool.end();
