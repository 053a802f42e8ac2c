import { statSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import type { Row } from "../row.ts";
import { median } from "../timing.ts";
import { builtScript, platformPages, runInFreshPage } from "./autofill-page.ts";

const longFormTimes = z.object({
  fields: z.literal(150),
  plannedMs: z.number(),
  filledMs: z.number(),
  filled: z.number().min(100),
});

const blank = "<!doctype html><title>-</title><body></body>";
const freshPages = 5;

/** In new pages, because a user fills a form once. */
async function longFormFigure(part: "plannedMs" | "filledMs"): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < freshPages; at++) {
    const times = await runInFreshPage(blank, [builtScript("measure"), "measureLongForm(150)"]);
    taken.push(longFormTimes.parse(times)[part]);
  }
  return median(taken);
}

const formTimes = z.object({
  fields: z.number().min(1),
  collectedMs: z.number(),
  classifiedMs: z.number(),
});
type FormTimes = z.infer<typeof formTimes>;

let known: readonly FormTimes[] | undefined;

/** Each platform's page is read once for all rows. */
async function timesOfForms(): Promise<readonly FormTimes[]> {
  if (known) return known;
  const times: FormTimes[] = [];
  for (const html of platformPages())
    times.push(
      formTimes.parse(await runInFreshPage(html, [builtScript("measure"), "measureForm()"])),
    );
  known = times;
  return times;
}

const medianOfForms = async (msOf: (times: FormTimes) => number) =>
  median((await timesOfForms()).map(msOf));

const article = `<!doctype html><title>News</title><body><form role="search"><input type="search" name="q"></form>${"<section><h2>A heading</h2><p>Words and <a href='#'>links</a>, many of them.</p><x-card></x-card></section>".repeat(800)}</body>`;

/** The only script on pages without a form, as the browser runs it: parsed, compiled and run once. */
async function lookAtArticle(): Promise<number> {
  const script = `(() => {
    globalThis.chrome = { dom: { openOrClosedShadowRoot: () => null }, runtime: { sendMessage: () => Promise.resolve() } };
    document.body.getBoundingClientRect();
    const source = ${JSON.stringify(builtScript("notice"))};
    const started = performance.now();
    (0, eval)(source);
    return performance.now() - started;
  })()`;
  const taken: number[] = [];
  for (let at = 0; at < freshPages; at++)
    taken.push(z.number().parse(await runInFreshPage(article, [script])));
  return median(taken);
}

const packed = path.join(import.meta.dirname, "../../../apps/extension/build/chrome");

/** The form engine in a real Chromium, each time in a page where it never ran before. */
export const autofillRows: readonly Row[] = [
  {
    name: "autofill: 150 fields collected, classified and planned, first time on a page, median",
    unit: "ms",
    budget: { atMost: 50 },
    measure: () => longFormFigure("plannedMs"),
  },
  {
    name: "autofill: 150 fields filled and read back, median",
    unit: "ms",
    budget: { atMost: 2000 },
    measure: () => longFormFigure("filledMs"),
  },
  {
    name: "autofill: the form of a platform classified, first time, median",
    unit: "ms",
    budget: { atMost: 15 },
    measure: () => medianOfForms(({ classifiedMs }) => classifiedMs),
  },
  {
    // Twice the budget of its second half; the sum has no separate budget.
    name: "autofill: the same form collected and classified, first time, median",
    unit: "ms",
    budget: { atMost: 30 },
    measure: () => medianOfForms(({ collectedMs, classifiedMs }) => collectedMs + classifiedMs),
  },
  {
    name: "autofill: on a page without a form (4,800 elements), median",
    unit: "ms",
    budget: { atMost: 5 },
    measure: lookAtArticle,
  },
  {
    name: "autofill: content script",
    unit: "KB",
    budget: { atMost: 150 },
    measure: () => {
      builtScript("notice");
      return Promise.resolve(statSync(path.join(packed, "content.js")).size / 1000);
    },
  },
];
