import type { Application } from "@postulo/domain/application";
import { referenceOf } from "@postulo/domain/mail/mail-application";
import type { KnownApplication } from "@postulo/domain/mail/known-application";

/** What mails are compared with. */
export const knownApplication = (row: Application): KnownApplication => ({
  id: row.id,
  job_title: row.job_title,
  company_name: row.company_name,
  job_url: row.job_url,
  contact_name: row.contact_name,
  contact_email: row.contact_email,
  reference: referenceOf(row.job_url),
});
