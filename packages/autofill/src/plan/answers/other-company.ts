import type { Applicant } from "../../applicant.ts";
import { plainWords } from "../../classify/phrase.ts";

const legalForms = /(?: (?:inc|ltd|llc|gmbh|sas|sarl|sa|plc|corp|co|ag|bv|limited|group|groupe))+$/;
const minNameLength = 3;

const nameOf = (company: string) => plainWords(company).replace(legalForms, "");

const says = (text: string, name: string) => ` ${text} `.includes(` ${name} `);

/** Whether a text names a company other than the target and the user's employers, so it was written for another one. */
export function namesCompany(text: string, applicant: Applicant): boolean {
  const words = plainWords(text);
  const allowed = [applicant.target?.company ?? "", ...applicant.jobs.map((job) => job.company)]
    .map(nameOf)
    .filter((name) => name !== "");
  return (applicant.otherCompanies ?? [])
    .map(nameOf)
    .some(
      (name) =>
        name.length >= minNameLength &&
        says(words, name) &&
        !allowed.some((one) => says(one, name) || says(name, one)),
    );
}
