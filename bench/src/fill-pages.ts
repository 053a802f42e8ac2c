import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readApplicant } from "./fill-pages/applicant-rows.ts";
import { ExtensionBrowser } from "./fill-pages/extension-browser.ts";
import { judgePage, type FieldResult } from "./fill-pages/judge.ts";
import {
  capturedUrl,
  pageFiles,
  readExpected,
  type ExpectedPage,
} from "./fill-pages/page-files.ts";

/**
 * Fills captured pages with the built extension in Chromium and reports what stands in each field afterwards:
 * `npm run -s fill-pages -- --pages DIR --applicant A.json --json OUT`. `--applicant` may be given several times.
 * `--expected FILE` judges the values; `--part open` or `sealed` takes only these pages of it; `--live` lets inline
 * scripts of the pages run. Nothing is sent, and no host but loopback is reached. Ends with 1 when a value is wrong.
 */
const { values } = parseArgs({
  options: {
    pages: { type: "string" },
    applicant: { type: "string", multiple: true },
    json: { type: "string" },
    expected: { type: "string" },
    part: { type: "string" },
    live: { type: "boolean", default: false },
  },
});
const { pages: folder, applicant: applicants = [], json: out } = values;
if (folder === undefined || applicants.length === 0 || out === undefined)
  throw new Error("Usage: fill-pages --pages DIR --applicant A.json --json OUT [--expected FILE]");

const expected = values.expected === undefined ? undefined : readExpected(values.expected);
const isWanted = (file: string) => {
  const page = expected?.[path.basename(file)];
  if (expected && !page) return false;
  return values.part === undefined || (page?.sealed ?? false) === (values.part === "sealed");
};

type PageResult = {
  readonly page: string;
  readonly applicant: string;
  readonly platform: string;
  readonly sealed: boolean;
  readonly submitted: number;
  /** Hosts that the page asked for; none was reached. */
  readonly refused: readonly string[];
  readonly milliseconds: number;
  /** Why nothing was filled. */
  readonly failure?: string;
  readonly fields: readonly FieldResult[];
};

type Applicant = ReturnType<typeof readApplicant>;

const unplanned: ExpectedPage = { platform: "", live: false, sealed: false, fields: [] };

async function fillOne(
  browser: ExtensionBrowser,
  file: string,
  { rows, tables }: Applicant,
): Promise<Omit<PageResult, "applicant">> {
  const page = path.basename(file);
  const planned = expected?.[page];
  const { platform, sealed, live, url, fields: wanted } = planned ?? unplanned;
  const html = readFileSync(file, "utf8");
  const capture = { html, url: url ?? capturedUrl(html, file), isLive: values.live || live };
  const selectors = wanted.map(({ selector }) => selector);
  try {
    const toFill = wanted.filter(({ expect }) => !expect.includes("leave"));
    const filled = await browser.fillPage(capture, tables, {
      named: selectors,
      toFill: toFill.map(({ selector }) => selector),
    });
    const lost = selectors.filter((one) => filled.selectors[one] === null);
    if (lost.length > 0) process.stderr.write(`${page}: no control at ${lost.join(", ")}\n`);
    const { submitted, refused, milliseconds, failure } = filled;
    const fields = judgePage(filled, planned, rows);
    const failed = failure === undefined ? {} : { failure };
    return { page, platform, sealed, submitted, refused, milliseconds, ...failed, fields };
  } catch (error) {
    const failure = error instanceof Error ? error.message : "unknown";
    return {
      page,
      platform,
      sealed,
      submitted: 0,
      refused: [],
      milliseconds: 0,
      failure,
      fields: [],
    };
  }
}

const results: PageResult[] = [];
const date = new Date().toISOString().slice(0, 10);
mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
const browser = await ExtensionBrowser.open();
try {
  for (const applicantFile of applicants) {
    const read = readApplicant(applicantFile);
    const applicant = path.basename(applicantFile, ".json");
    for (const file of pageFiles(folder).filter(isWanted)) {
      results.push({ ...(await fillOne(browser, file, read)), applicant });
      writeFileSync(out, `${JSON.stringify({ date, results }, null, 1)}\n`);
    }
  }
} finally {
  await browser.close();
}

const all = results.flatMap(({ fields }) => fields);
const count = (isOne: (field: FieldResult) => boolean) => all.filter(isOne).length;
const wrong = count(({ verdict }) => verdict === "wrong");
const judged = expected
  ? `, right ${count(({ verdict }) => verdict === "right")}, wrong ${wrong} (binding ${count((one) => one.verdict === "wrong" && one.binding === true)}), missed ${count(({ verdict }) => verdict === "missed")}`
  : "";
process.stdout.write(
  `pages ${results.length}, fields ${all.length}, written ${count(({ outcome }) => outcome === "written")}${judged}, submitted ${results.reduce((sum, { submitted }) => sum + submitted, 0)}, failures ${results.filter(({ failure }) => failure !== undefined).length}\n`,
);
for (const { page, applicant, fields } of results)
  for (const { verdict, label, after, expected: expect, binding } of fields)
    if (verdict === "wrong")
      process.stdout.write(
        `wrong${binding === true ? " (binding)" : ""}: ${page} ${applicant}: ${label}: ${JSON.stringify(after)}, expected ${(expect ?? []).join(" or ")}\n`,
      );
process.exitCode = wrong > 0 ? 1 : 0;
