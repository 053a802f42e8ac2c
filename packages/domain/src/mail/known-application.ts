/** The facts by which the mails of an application are recognised. */
export interface KnownApplication {
  readonly id: string;
  readonly job_title: string;
  readonly company_name: string;
  readonly job_url: string | null;
  readonly contact_name: string | null;
  readonly contact_email: string | null;
  /** The reference of the posting, if known. */
  readonly reference?: string | null;
}

/** The number or code of a posting at the end of its address, such as `VE-26-0078`; null for another address. */
function referenceOf(url: string | null): string | null {
  const [address = ""] = (url ?? "").split(/[?#]/);
  const [last = ""] = address.split("/").slice(3).slice(-1);
  const isCode = last.length <= 20 && /^[a-z]{0,4}-?\d[\d-]+$/i.test(last);
  const isYear = /^(?:19|20)\d\d$/.test(last);
  return isCode && !isYear && last.length >= 4 ? last : null;
}

/** The facts of a stored application. Without a reference, it is the one at the end of the posting's address. */
export const knownApplication = (row: KnownApplication): KnownApplication => ({
  id: row.id,
  job_title: row.job_title,
  company_name: row.company_name,
  job_url: row.job_url,
  contact_name: row.contact_name,
  contact_email: row.contact_email,
  reference: row.reference ?? referenceOf(row.job_url),
});
