import type { Applicant } from "../applicant.ts";
import { plainWords } from "../classify/phrase.ts";

const legalForms = /(?: (?:inc|ltd|llc|gmbh|sas|sarl|sa|plc|corp|co|ag|bv|limited|group|groupe))+$/;
const shortest = 3;

const nameOf = (company: string) => plainWords(company).replace(legalForms, "");

const says = (text: string, name: string) => ` ${text} `.includes(` ${name} `);

/**
 * Whether a text names a company that is neither the one applied to nor one where the person worked: such a text was written
 * for somebody else.
 */
export function namesCompany(text: string, applicant: Applicant): boolean {
  const words = plainWords(text);
  const allowed = [applicant.target?.company ?? "", ...applicant.jobs.map((job) => job.company)]
    .map(nameOf)
    .filter((name) => name !== "");
  return (applicant.otherCompanies ?? [])
    .map(nameOf)
    .some(
      (name) =>
        name.length >= shortest &&
        says(words, name) &&
        !allowed.some((one) => says(one, name) || says(name, one)),
    );
}
