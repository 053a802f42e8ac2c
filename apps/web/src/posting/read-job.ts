import { findContactAddress } from "@postulo/domain/posting/contact-address";
import { findContract } from "@postulo/domain/posting/posted-contract";
import { findSalary } from "@postulo/domain/posting/posted-salary";
import { findPostingUrl } from "@postulo/domain/posting/posting-url";
import { findContactName } from "@postulo/posting/contact";
import { readPosting } from "@postulo/posting/posting";

/** What a posting says beyond doubt about its job, by column; empty where it does not. */
export interface ReadJob {
  readonly job_title: string;
  readonly job_url: string;
  readonly company_name: string;
  readonly location: string;
  readonly employment_type: string;
  readonly salary: string;
  readonly contact_name: string;
  readonly contact_email: string;
}

/** Reads the job of a posting. Imported on first use, because the word lists behind it are large. */
export function readJob(pasted: string): ReadJob {
  const posting = readPosting(pasted);
  const { text, title = "", company = "", place = "" } = posting;
  return {
    job_title: title,
    job_url: findPostingUrl(pasted) ?? "",
    company_name: company,
    location: place,
    employment_type: findContract(text, title) ?? "",
    salary: findSalary(text) ?? "",
    contact_name: findContactName(posting) ?? "",
    contact_email: findContactAddress(text) ?? "",
  };
}
