import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { htmlText } from "@postulo/domain/mail/html-text";
import { pastedMail } from "@postulo/domain/mail/mail-sections";
import { readMail } from "@postulo/domain/mail/read-mail";
import { mailLimits, receivedMail } from "@postulo/domain/mail/received-mail";
import { isTimeZone } from "@postulo/domain/zoned-time";
import PostalMime from "postal-mime";
import * as z from "zod";

/** `read-mail --applications A.json --mail FILE.eml|FILE.txt [--zone Europe/Paris]` prints what the mail proposes, as JSON. */
const usage = "Usage: read-mail --applications A.json --mail FILE.eml|FILE.txt [--zone NAME]";

const text = z.string().nullish();
/** Keyed by the columns of the table, or by the columns of an export. */
const row = z.object({
  id: z.string(),
  job_title: text,
  company_name: text,
  company: text,
  job_url: text,
  application_link: text,
  contact_name: text,
  contact_email: text,
  reference: text,
});

const knownApplication = (one: z.infer<typeof row>) => ({
  id: one.id,
  job_title: one.job_title ?? "",
  company_name: one.company_name ?? one.company ?? "",
  job_url: one.job_url ?? one.application_link ?? null,
  contact_name: one.contact_name ?? null,
  contact_email: one.contact_email ?? null,
  reference: one.reference ?? null,
});

/** The text of a web page, by the same parser as in tests: the browser's own is not here. */
async function createHtmlText() {
  const { JSDOM } = await import("jsdom");
  return (html: string) => htmlText(new JSDOM(html).window.document.body);
}

const decode = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

async function openMail(file: string, zone: string) {
  const bytes = await readFile(file);
  if (bytes.length > mailLimits.bytes) throw new Error("The mail is too large.");
  if (!file.endsWith(".eml")) return pastedMail(bytes.toString("utf8"), zone);
  const tools = { decode, htmlText: await createHtmlText() };
  return receivedMail(await PostalMime.parse(bytes), tools);
}

async function read(): Promise<string> {
  const { values } = parseArgs({
    options: {
      applications: { type: "string" },
      mail: { type: "string" },
      zone: { type: "string", default: "Europe/Paris" },
    },
  });
  const { applications, mail, zone } = values;
  if (applications === undefined || mail === undefined || !isTimeZone(zone)) throw new Error(usage);
  const rows = z.array(row).parse(JSON.parse(await readFile(applications, "utf8")));
  const known = rows.map(knownApplication);
  const today = new Date().toISOString().slice(0, 10);
  const proposal = readMail(await openMail(mail, zone), { applications: known, zone, today });
  const { application, stage, date } = proposal;
  return JSON.stringify({
    application: application.id,
    stage: stage.stage,
    date: date && { iso: date.iso, kind: date.kind, zone: date.zone },
    reasons: {
      application: application.reasons,
      candidates: application.candidates.map(({ id, score }) => ({ id, score })),
      stage: stage.sentences,
    },
  });
}

try {
  process.stdout.write(`${await read()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
