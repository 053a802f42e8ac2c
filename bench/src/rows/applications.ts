import {
  guessColumns,
  readLine,
  sheetLines,
  type SheetRow,
} from "@postulo/domain/sheet/application-sheet";
import { applicationRow } from "@postulo/domain/application";
import { readCsv, writeCsv } from "@postulo/domain/sheet/csv";
import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { applicantWith, createApplicant, type Applicant } from "../applicant.ts";
import {
  countNodes,
  framesOfScrolling,
  openDashboard,
  prepareOpening,
  timeToFirstRows,
  timeToOpen,
  timeToSort,
  waitForAll,
} from "../applications-page.ts";
import { assertOk } from "../measured-server.ts";
import { requestHttp, rowsOf } from "../over-http.ts";
import { ratioRows } from "../ratio-rows.ts";
import type { Row } from "../row.ts";
import { inTransaction } from "../through-pg.ts";
import { median, quantile } from "../timing.ts";

const very = 10_000;
const few = 30;
const columns = Object.keys(applicationRow.shape).join(",");

const sheetRow = z.extend(applicationRow, {
  salary: z.nullable(z.string()),
  notes: z.nullable(z.string()),
});

function whole(rows: readonly unknown[]): void {
  if (rows.length !== 100) throw new Error("The list is not whole");
}

async function listOverHttp(): Promise<void> {
  const { userId, session } = await applicantWith(very);
  const path = `/rest/v1/job_applied?select=${columns}&user_id=eq.${userId}&order=applied_at.desc.nullslast&limit=100`;
  const headers = { authorization: `Bearer ${session.access_token}` };
  whole(rowsOf(await requestHttp({ path, headers }, 200)));
}

/** The statement that the server sends, with the same role and claims, and its JSON read as the client reads it. */
async function listThroughPg(): Promise<void> {
  const { userId } = await applicantWith(very);
  const claims = { sub: userId, role: "authenticated" };
  const list = `select ${columns} from public.job_applied where user_id = $1 order by applied_at desc nulls last limit 100`;
  const { rows } = await inTransaction({ role: "authenticated", claims }, (client) =>
    client.query<{ body: string }>(
      `select coalesce(json_agg(r.*), '[]')::text as body from (${list}) as r`,
      [userId],
    ),
  );
  whole(JSON.parse(rows[0]?.body ?? "[]"));
}

const imported = 5000;
const atOnce = 500;
const reading = {
  dateOrder: "dayFirst",
  appliedAt: "2026-11-21",
  missingLinkNote: undefined,
} as const;

function readSheet(text: string): SheetRow[] {
  const [headings = [], ...lines] = readCsv(text);
  const places = guessColumns(headings);
  return lines.map((cells) => {
    const line = readLine(cells, places, reading);
    if (line.kind === "problems") throw new Error(`A line is refused: ${line.problems.join()}`);
    return line.row;
  });
}

async function store({ client, userId }: Applicant, rows: readonly SheetRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce);
    assertOk(
      await client
        .from("job_applied")
        .insert(part.map((row) => ({ ...row, user_id: userId, application_method: "extension" })))
        .select("id"),
    );
  }
}

async function readAll({ client, userId }: Applicant): Promise<SheetRow[]> {
  const all: SheetRow[] = [];
  for (let from = 0; from < imported; from += 1000) {
    const page = client.from("job_applied").select(`${columns},salary,notes`);
    const rows: unknown = assertOk(
      await page
        .eq("user_id", userId)
        .order("job_url")
        .range(from, from + 999),
    );
    all.push(...z.array(sheetRow).parse(rows));
  }
  return all;
}

const orderedText = (rows: readonly SheetRow[]) =>
  writeCsv(sheetLines(rows.toSorted((one, other) => (one.job_url < other.job_url ? -1 : 1))));

/** A sheet as another tool writes it, with all that is hard about sheets. */
const foreignSheet = () =>
  writeCsv([
    [
      "Title",
      "Company",
      "URL",
      "Location",
      "Date applied",
      "Status",
      "Contact",
      "Next action",
      "Reminder",
    ],
    ...Array.from({ length: imported }, (_, at) => [
      `Chef n° ${at}; "Nuit"`,
      "=Café, Société",
      `https://jobs.example/${at}`,
      "Saint-Étienne",
      `2026-0${(at % 9) + 1}-15`,
      ["Applied", "Phone screen", "Rejected", "Wishlist"][at % 4] ?? "",
      "Léa O'Brien",
      at % 2 ? "followUp" : "",
      at % 2 ? "yes" : "",
    ]),
  ]);

/** Import, export, import and export again; in seconds. */
async function thereAndBack(): Promise<number> {
  const [first, second] = [await createApplicant(0), await createApplicant(0)];
  const original = foreignSheet();
  const start = performance.now();
  await store(first, readSheet(original));
  const exported = orderedText(await readAll(first));
  await store(second, readSheet(exported));
  const again = orderedText(await readAll(second));
  const seconds = (performance.now() - start) / 1000;
  if (exported !== again) throw new Error("The second import has other rows than the first");
  return seconds;
}

/** The median of several visits, each in a new page. */
async function overVisits(
  count: number,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const page = await openDashboard(count);
    times.push(await measure(page));
    await page.context().close();
  }
  return median(times);
}

async function withWholeList(
  count: number,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await openDashboard(count);
  await timeToFirstRows(page);
  await waitForAll(page, count);
  const figure = await measure(page);
  await page.context().close();
  return figure;
}

async function sortSeveralTimes(page: Page): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 7; time += 1) times.push(await timeToSort(page));
  return median(times);
}

async function openSeveral(page: Page): Promise<number> {
  await prepareOpening(page);
  const times: number[] = [];
  for (let index = 0; index < 7; index += 1) times.push(await timeToOpen(page, index));
  return median(times);
}

const onPage = (count: number): readonly Row[] => {
  const name = `applications page, ${count.toLocaleString("en")} of them`;
  return [
    {
      name: `${name}: first rows`,
      unit: "ms",
      budget: { atMost: 300 },
      measure: () => overVisits(count, timeToFirstRows),
    },
    {
      name: `${name}: sort`,
      unit: "ms",
      budget: { atMost: 100 },
      measure: () => withWholeList(count, sortSeveralTimes),
    },
    {
      name: `${name}: an application opened`,
      unit: "ms",
      budget: { atMost: 100 },
      measure: () => withWholeList(count, openSeveral),
    },
    {
      name: `${name}: frame while scrolling, p95`,
      unit: "ms",
      budget: { atMost: 34 },
      measure: () =>
        overVisits(count, async (page) => {
          await timeToFirstRows(page);
          await waitForAll(page, count);
          return quantile(await framesOfScrolling(page), 0.95);
        }),
    },
  ];
};

/** Only of a long list: a short one is drawn whole, so that the browser's own search finds all of it. */
const nodesOnPage = (count: number): Row => ({
  name: `applications page, ${count.toLocaleString("en")} of them: DOM nodes`,
  unit: "",
  budget: { atMost: 1500 },
  measure: () => withWholeList(count, countNodes),
});

/** The tracker: its list through the table API, its sheets, and its page in a real Chromium. */
export const applicationRows: readonly Row[] = [
  ...ratioRows({
    name: "list of 100 of 10,000 applications, to the same SQL through pg",
    overHttp: listOverHttp,
    without: listThroughPg,
    atLeast: [0.6, 0.6],
  }),
  {
    name: "applications: 5,000 imported, exported and imported again, identical",
    unit: "s",
    budget: { atMost: 5 },
    measure: thereAndBack,
  },
  ...onPage(very),
  nodesOnPage(very),
  ...onPage(few),
];
