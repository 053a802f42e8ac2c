import * as z from "zod";
import type { Row } from "../row.ts";
import { builtScript, runInFreshPage } from "./autofill-page.ts";

/** The ten questions of the long form and their allowed values; unknown questions stay empty. */
const fillAndLook = `(async () => {
  const { fields, filled } = await measureLongForm(2000);
  const may = [
    /^Camille$/, /^Durand$/, /^camille@durand\\.example$/, /6 ?12 ?34 ?56 ?78$/, /^Lyon$/, /^France$/,
    /linkedin\\.com\\/in\\/camille$/, /^I like building useful things\\.$/, /^No$/, /^$/,
  ];
  const held = Array.from({ length: 2000 }, (_, at) => document.getElementById("c" + at).value);
  const isWrong = (value, at) => !["", "-"].includes(value) && !may[at % 10].test(value);
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
