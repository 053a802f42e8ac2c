import { describe, expect, test } from "vitest";
import { adviceOf as adviceWith, bestSource, chanceOf } from "./answer-advice.ts";
import { computeStatistics } from "./application-statistics.ts";
import { sampleApplication } from "./testing/sample-application.ts";
import type { StageEvent } from "./stage-history.ts";

const clock = { today: "2026-11-23", timeZone: "UTC" };

interface Group {
  readonly source: string | null;
  readonly all: number;
  /** How many were answered after a week. */
  readonly answered?: number;
  /** ISO date */
  readonly sent?: string;
  readonly isPlanned?: boolean;
}

function search(...groups: readonly Group[]) {
  const rows = groups.flatMap(({ source, all, sent = "2026-11-03" }, group) =>
    Array.from({ length: all }, (_, at) =>
      sampleApplication(`${group}-${at}`, { source, applied_at: sent }),
    ),
  );
  const tasks = groups.flatMap(({ all, isPlanned = true }, group) =>
    Array.from({ length: isPlanned ? all : 0 }, (_, at) => ({ application_id: `${group}-${at}` })),
  );
  const events = groups.flatMap(({ answered = 0, sent = "2026-11-03" }, group) =>
    Array.from({ length: answered }, (_, at): StageEvent[] => {
      const applicationId = `${group}-${at}`;
      const start = Date.parse(sent);
      return [
        { applicationId, from: undefined, to: "applied", at: start },
        { applicationId, from: "applied", to: "phoneScreen", at: start + 7 * 86_400_000 },
      ];
    }).flat(),
  );
  return computeStatistics(rows, events, { ...clock, planned: { tasks, interviews: [] } });
}

const adviceOf = (statistics: ReturnType<typeof search>) =>
  adviceWith(statistics, bestSource(statistics));

describe("the probability by chance", () => {
  test("equals Fisher's exact test of known tables", () => {
    // The lady tasting tea: 1/70 for all cups, 17/70 for three of four or better.
    expect(chanceOf({ answered: 4, all: 4 }, { answered: 0, all: 4 })).toBeCloseTo(1 / 70, 10);
    expect(chanceOf({ answered: 3, all: 4 }, { answered: 1, all: 4 })).toBeCloseTo(17 / 70, 10);
    expect(chanceOf({ answered: 0, all: 6 }, { answered: 2, all: 9 })).toBeCloseTo(1, 10);
    expect(chanceOf({ answered: 0, all: 0 }, { answered: 0, all: 0 })).toBe(1);
  });
});

describe("the advice", () => {
  test("is to apply while nothing was sent", () => {
    expect(adviceOf(search())).toEqual({ kind: "apply" });
  });

  test("names a source that is clearly better, with both shares and a ratio rounded down", () => {
    const advice = adviceOf(
      search(
        { source: "Referral", all: 8, answered: 7 },
        { source: "Indeed", all: 20, answered: 5 },
      ),
    );
    expect(advice).toMatchObject({
      kind: "useSource",
      comparison: {
        source: "Referral",
        these: { answered: 7, all: 8 },
        others: { answered: 5, all: 20 },
        times: 3,
        isHint: false,
        figure: { key: "source.Referral" },
      },
    });
  });

  test("does not name a source by a difference that can be chance, which remains a hint", () => {
    const few = search(
      { source: "Referral", all: 6, answered: 4 },
      { source: "Indeed", all: 10, answered: 2 },
      { source: "APEC", all: 10, answered: 2 },
    );
    expect(bestSource(few)).toMatchObject({ source: "Referral", isHint: true, times: 3 });
    expect(adviceOf(few)).toEqual({ kind: "carryOn" });
  });

  test.each([
    ["four applications of a source", { source: "Referral", all: 4, answered: 4 }],
    ["applications without a source", { source: null, all: 9, answered: 9 }],
    ["a source that is not better", { source: "Referral", all: 9, answered: 2 }],
  ])("says nothing about %s", (_, group) => {
    expect(bestSource(search(group, { source: "Indeed", all: 12, answered: 2 }))).toBeUndefined();
  });

  test("has no ratio when none of the others was answered, below two, or above five", () => {
    const rare = search(
      { source: "A", all: 5, answered: 5 },
      { source: "B", all: 99, answered: 9 },
    );
    expect(bestSource(rare)?.times).toBeUndefined();
    const none = search({ source: "A", all: 6, answered: 5 }, { source: "B", all: 12 });
    const near = search(
      { source: "A", all: 60, answered: 45 },
      { source: "B", all: 60, answered: 30 },
    );
    expect([bestSource(none)?.times, bestSource(near)?.times]).toEqual([undefined, undefined]);
    expect([bestSource(none)?.isHint, bestSource(near)?.isHint]).toEqual([false, false]);
  });

  test("is to follow up what is without news, at any number", () => {
    const advice = adviceOf(
      search(
        { source: null, all: 2, sent: "2026-11-02", isPlanned: false },
        { source: null, all: 1 },
      ),
    );
    expect(advice).toEqual({ kind: "followUp", figure: { key: "quiet", ids: ["0-0", "0-1"] } });
  });

  test("says that few were sent, or that most are too recent", () => {
    expect(adviceOf(search({ source: null, all: 9 }))).toEqual({ kind: "tooFew", count: 9 });
    const recent = search({ source: null, all: 9, sent: "2026-11-20" }, { source: null, all: 1 });
    expect(adviceOf(recent)).toEqual({ kind: "tooEarly", count: 1 });
  });
});

test("at most one search in twenty names a source when all are answered alike", () => {
  const searches = 1000;
  let state = 7;
  // A linear congruential generator (Numerical Recipes, section 7.1): each run is the same.
  const random = () =>
    (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
  let named = 0;
  for (let at = 0; at < searches; at += 1) {
    const groups = ["A", "B", "C", "D"].map((source) => {
      const answers = Array.from({ length: 6 + Math.floor(random() * 15) }, () => random() < 0.3);
      return { source, all: answers.length, answered: answers.filter(Boolean).length };
    });
    if (adviceOf(search(...groups)).kind === "useSource") named += 1;
  }
  expect(named).toBeGreaterThan(0);
  expect(named).toBeLessThanOrEqual(searches / 20);
});
