import { readPosting } from "@postulo/posting/posting";
import { findSalary } from "./posting-salary.ts";

/** What a posting says beyond doubt about its job; empty where it does not. */
export interface ReadJob {
  readonly job_title: string;
  readonly company_name: string;
  readonly location: string;
  readonly salary: string;
}

/** Reads the job of a posting. Imported on first use, because the word lists behind it are large. */
export function readJob(pasted: string): ReadJob {
  const { text, title = "", company = "", place = "" } = readPosting(pasted);
  return {
    job_title: title,
    company_name: company,
    location: place,
    salary: findSalary(text) ?? "",
  };
}
