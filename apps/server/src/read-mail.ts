import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { dayIn } from "@postulo/domain/calendar-days";
import { knownApplication } from "@postulo/domain/mail/known-application";
import { isStep } from "@postulo/domain/mail/mail-meeting";
import { mailOfSource, mailOfText, type MailTools } from "@postulo/domain/mail/mail-source";
import { readMail } from "@postulo/domain/mail/read-mail";
import { mailLimits } from "@postulo/domain/mail/received-mail";
import { paragraphText } from "@postulo/domain/page-text";
import { isTimeZone } from "@postulo/domain/zoned-time";
import type { JSDOM } from "jsdom";
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

const storedRow = (one: z.infer<typeof row>) => ({
  id: one.id,
  job_title: one.job_title ?? "",
  company_name: one.company_name ?? one.company ?? "",
  job_url: one.job_url ?? one.application_link ?? null,
  contact_name: one.contact_name ?? null,
  contact_email: one.contact_email ?? null,
  reference: one.reference ?? null,
});

/** Parses mails. The parser of HTML is loaded with the first formatted mail; the browser's own does not exist here. */
function mailTools(): MailTools {
  let Page: typeof JSDOM | undefined;
  return {
    parse: async (source, options) => {
      const parsed = await PostalMime.parse(source, options);
      if (parsed.html !== undefined) ({ JSDOM: Page } = await import("jsdom"));
      return parsed;
    },
    htmlText: (html) => (Page ? paragraphText(new Page(html).window.document.body) : ""),
  };
}

async function openMail(file: string, zone: string) {
  const bytes = await readFile(file);
  if (bytes.length > mailLimits.bytes) throw new Error("The mail is too large.");
  const tools = mailTools();
  const mail = await (file.endsWith(".eml")
    ? mailOfSource(bytes, tools)
    : mailOfText(bytes.toString("utf8"), zone, tools));
  if (!mail) throw new Error("This is no mail.");
  return mail;
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
  const known = rows.map(storedRow).map(knownApplication);
  const today = dayIn(Date.now(), zone);
  const proposal = readMail(await openMail(mail, zone), { applications: known, zone, today });
  const { application, stage, date, meeting } = proposal;
  return JSON.stringify({
    application: application.id,
    stage: meeting && !isStep(meeting) ? "none" : stage.stage,
    date: date && { iso: date.iso, kind: date.kind, zone: date.zone ?? date.likelyZone },
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
