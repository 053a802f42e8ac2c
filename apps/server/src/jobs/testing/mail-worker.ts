import { setTimeout as delay } from "node:timers/promises";
import { createPool } from "@postulo/postgres/pool";
import { createMailQueue } from "../../mailing-list/queued-mails.ts";
import { createMailTurns } from "../../mail/mail-turns.ts";
import { openMail } from "../../mail/open-mail.ts";
import { createDigestQueue } from "../../reminders/digest-queue.ts";
import { createScheduler } from "../scheduler.ts";

/** The mails of a server process, again and again until it is killed. */
const [database = "{}", smtpUrl, now = ""] = process.argv.slice(2);
const publicUrl = "http://localhost:3000";
const intervalMs = 50;

const pool = createPool({ ...JSON.parse(database), max: 4 });
const mail = openMail({
  smtpUrl,
  from: undefined,
  publicUrl,
  inboxFolder: "unused",
  log: () => {},
});
const { deliver } = mail;
const { signal } = new AbortController();
const scheduler = createScheduler({ log: () => {}, signal });
const mailing = { pool, publicUrl, deliver, inMailTurn: createMailTurns() };
const digests = createDigestQueue({ ...mailing, now: () => new Date(now) });
scheduler.schedule("digests", intervalMs, digests);
scheduler.schedule("mailing list", intervalMs, createMailQueue(mailing));
process.stdout.write("ready\n");
await delay(3_600_000);
