import type { KnownApplication } from "../mail/known-application.ts";
import { readMail } from "../mail/read-mail.ts";
import type { ReceivedMail } from "../mail/received-mail.ts";

export const application = (id: string, values: Partial<KnownApplication>): KnownApplication => ({
  id,
  job_title: "Baker",
  company_name: "Lenoir",
  job_url: null,
  contact_name: null,
  contact_email: null,
  ...values,
});

export const applications = [
  application("baker", { job_url: "https://www.lenoir.test/jobs/7" }),
  application("nurse", {
    job_title: "Night nurse",
    company_name: "Hôpital Sainte-Odile",
    contact_email: "rh@sainte-odile.test",
  }),
  application("driver", {
    job_title: "Bus driver",
    company_name: "Tramline",
    reference: "TR-4417",
  }),
  application("planner", { job_title: "Route planner", company_name: "Tramline" }),
];

export const mail = (text: string, values: Partial<ReceivedMail> = {}): ReceivedMail => ({
  from: { name: "Lenoir", address: "jobs@lenoir.test" },
  subject: "Your application as a baker",
  // A Tuesday.
  date: "2026-09-08T08:00:00.000Z",
  messageId: null,
  text,
  calendars: [],
  ...values,
});

export const read = (received: ReceivedMail) =>
  readMail(received, { applications, zone: "Europe/Paris", today: "2026-09-08" });
