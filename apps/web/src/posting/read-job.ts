import { numericOrderOf } from "@postulo/domain/mail/numeric-order";
import { statedDeadlines } from "@postulo/domain/mail/stated-day";
import { findContactAddress } from "@postulo/domain/posting/contact-address";
import { findContactPhone } from "@postulo/domain/posting/contact-phone";
import { jobBoardOf } from "@postulo/domain/posting/job-board";
import { findContract } from "@postulo/domain/posting/posted-contract";
import { findSalary } from "@postulo/domain/posting/posted-salary";
import { findPostingUrl } from "@postulo/domain/posting/posting-url";
import { findContactName } from "@postulo/posting/contact";
import { type Posting, readPosting } from "@postulo/posting/posting";
import { localToday, ownZone } from "../schedule/when.ts";

/** What a posting says beyond doubt about its job, by column; empty where it does not. */
export interface ReadJob {
  readonly job_title: string;
  readonly job_url: string;
  /** The job board of the link. */
  readonly source: string;
  readonly company_name: string;
  readonly location: string;
  readonly employment_type: string;
  readonly salary: string;
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_phone: string;
  /** The last day to apply, `YYYY-MM-DD`. */
  readonly next_action_date: string;
}

/** The last day to apply; empty where the posting names none that is to come, or several. */
function closingDay({ text, language }: Posting): string {
  const order = numericOrderOf(text, { zone: ownZone(), address: "" });
  const stated = statedDeadlines(text, { today: localToday(), language, order });
  const [day = "", ...others] = new Set(stated.map((one) => one.day));
  return others.length === 0 ? day : "";
}

/** Reads the job of a posting. Imported on first use, because the word lists behind it are large. */
export function readJob(pasted: string): ReadJob {
  const posting = readPosting(pasted);
  const { text, title = "", company = "", place = "" } = posting;
  const url = findPostingUrl(pasted) ?? "";
  return {
    job_title: title,
    job_url: url,
    source: jobBoardOf(url) ?? "",
    company_name: company,
    location: place,
    employment_type: findContract(text, title) ?? "",
    salary: findSalary(text) ?? "",
    contact_name: findContactName(posting) ?? "",
    contact_email: findContactAddress(text) ?? "",
    contact_phone: findContactPhone(text) ?? "",
    next_action_date: closingDay(posting),
  };
}
