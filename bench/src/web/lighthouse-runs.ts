import lighthouse, { desktopConfig } from "lighthouse";
import { median } from "../timing.ts";
import { openMeasuredBrowser } from "./measured-browser.ts";
import type { MeasuredPage } from "./pages.ts";

const maxAttempts = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/** Medians of several runs: scores of 100, and how far the layout shifted. */
export interface Measured {
  readonly scores: Readonly<Record<Category, number>>;
  readonly shift: number;
  /** What was not whole, as Lighthouse names it, in the last run. */
  readonly failed: readonly string[];
  /** How fast the machine was meanwhile, as Lighthouse rates it; below 1,000 it says little about performance. */
  readonly machine: number;
}

type At = { readonly screen: MeasuredPage["screen"]; readonly port: number };

async function runOnce(address: string, { screen, port }: At) {
  const config = screen === "desktop" ? desktopConfig : undefined;
  const result = await lighthouse(
    address,
    { port, logLevel: "error", output: "json", onlyCategories: [...categories] },
    config,
  );
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  return result.lhr;
}
type Report = Awaited<ReturnType<typeof runOnce>>;

/** A busy browser now and then loses the trace of a run; that one is taken again. */
async function runWhole(address: string, at: At): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await runOnce(address, at);
    if (!report.runtimeError) return report;
    if (attempt === maxAttempts)
      throw new Error(`Lighthouse failed at ${address}: ${report.runtimeError.message}`);
  }
}

const scoreOf = (report: Report, category: Category) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** Everything but performance says yes or no. */
function failedAudits({ categories: judged, audits }: Report): string[] {
  const refs = Object.values(judged).filter(({ id }) => id !== "performance");
  const ids = refs.flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return ids.filter((id) => {
    const score = audits[id]?.score;
    return typeof score === "number" && score < 1;
  });
}

/** Medians of several cold loads of a page, in its own browser. */
export async function measurePage(page: MeasuredPage, runs: number): Promise<Measured> {
  const browser = await openMeasuredBrowser(page.isSignedIn);
  try {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      const at = { screen: page.screen, port: browser.port };
      const report = await runWhole(`${browser.url}${page.path}`, at);
      if (new URL(report.finalDisplayedUrl).pathname !== page.path)
        throw new Error(`${page.path} led to ${report.finalDisplayedUrl}`);
      reports.push(report);
    }
    const of = (category: Category) => median(reports.map((report) => scoreOf(report, category)));
    const shifts = reports.map(
      ({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Infinity,
    );
    const last = reports.at(-1);
    return {
      scores: {
        performance: of("performance"),
        accessibility: of("accessibility"),
        "best-practices": of("best-practices"),
        seo: of("seo"),
      },
      shift: median(shifts),
      failed: last ? failedAudits(last) : [],
      machine: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    };
  } finally {
    await browser.close();
  }
}
