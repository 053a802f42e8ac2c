import * as z from "zod";
import type { Row } from "../row.ts";
import { builtScript, runInFreshPage } from "./autofill-page.ts";

/** The questions of the long form and their allowed values; unknown questions stay empty. */
const fillAndLook = `(async () => {
  const { fields, filled } = await measureLongForm(2000);
  const may = {
    "First name": /^Camille$/,
    "Last name": /^Durand$/,
    "Email address": /^camille@durand\\.example$/,
    "Mobile phone": /6 ?12 ?34 ?56 ?78$/,
    City: /^Lyon$/,
    Country: /^France$/,
    "How did you hear about us?": /^LinkedIn$/,
    "When can you start?": /^(01\\/02\\/2027|2027-02-01|February 1, 2027)$/,
    "Notice period": /^3 months$/,
    "Are you willing to relocate?": /^Yes$/,
    "Expected salary": /^48000$/,
    "LinkedIn profile": /linkedin\\.com\\/in\\/camille$/,
    "Why do you want to work here?": /^I like building useful things\\.$/,
    "Will you require visa sponsorship?": /^No$/,
  };
  const held = Array.from({ length: 2000 }, (_, at) => document.getElementById("c" + at));
  const isWrong = ({ value, labels: [label] }) =>
    !["", "-"].includes(value) && may[label.textContent]?.test(value) !== true;
  return { fields, filled, wrong: held.filter(isWrong).length };
})()`;

const seen = z.object({
  fields: z.literal(2000),
  filled: z.number().min(1000),
  wrong: z.number(),
});

/** A page far larger than any form: nothing breaks, and each field holds its own value or none. */
export const manyFieldsRows: readonly Row[] = [
  {
    name: "autofill: wrong values in a page of 2,000 fields, filled and read back",
    unit: "fields",
    budget: { atMost: 0 },
    measure: async () => {
      const page = "<!doctype html><title>-</title><body></body>";
      return seen.parse(await runInFreshPage(page, [builtScript("measure"), fillAndLook])).wrong;
    },
  },
];
