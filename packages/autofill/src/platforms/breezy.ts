import { scriptFrom } from "../embed.ts";
import type { Platform } from "../platform.ts";

/** AngularJS; a question is a heading, its control has no label. */
export const breezy: Platform = {
  name: "Breezy HR",
  hosts: ["*.breezy.hr"],
  markers: ['input[name="cName"]', 'input[name="cEmail"]'],
  embeds: [scriptFrom("breezy.hr")],
  fields: [
    ['[name="cName"]', "full_name"],
    ['[name="cEmail"]', "email"],
    ['[name="cPhoneNumber"]', "phone"],
    ['[name="cSummary"]', "summary"],
    ['[name="cCoverLetter"]', "cover_letter_text"],
    ['[name="cSalary"]', "salary_expectation"],
  ],
};
