import { describe, expect, test } from "vitest";
import type { Application } from "./application.ts";
import { computeStatistics, findMetric, medianOf, type Metric } from "./application-statistics.ts";
import { sampleApplication } from "./testing/sample-application.ts";
import type { StageEvent } from "./stage-history.ts";
import { stages, type Stage } from "./stage.ts";

const application = (id: string, columns: Partial<Application>): Application =>
  sampleApplication(id, { applied_at: "2026-10-01", ...columns });
const history = (applicationId: string, ...steps: readonly [Stage, string][]): StageEvent[] =>
  steps.map(([to, time], at) => ({
    applicationId,
    from: steps[at - 1]?.[0],
    to,
    at: Date.parse(time),
  }));
const ids = (figure: Metric | undefined) => figure?.ids.join("");

/**
 * Four applications, counted by hand. a: sent Thursday 1 October, phone screen on the 5th, rejected on the 8th.
 * b: sent Monday 5 October, offer on the 12th, declined on the 13th. c: sent Monday 12 October, no answer yet.
 * d: sent Wednesday 21 October, withdrawn the next day.
 */
const rows = [
  application("a", { applied_at: "2026-10-01", source: "Indeed", application_stage: "rejected" }),
  application("b", { applied_at: "2026-10-05", source: "APEC", application_stage: "withdrawn" }),
  application("c", { applied_at: "2026-10-12", source: "Indeed" }),
  application("d", { applied_at: "2026-10-21", application_stage: "withdrawn" }),
];
const events = [
  ...history(
    "a",
    ["applied", "2026-10-01T09:00:00Z"],
    ["phoneScreen", "2026-10-05T09:00:00Z"],
    ["rejected", "2026-10-08T21:00:00Z"],
  ),
  ...history(
    "b",
    ["applied", "2026-10-05T09:00:00Z"],
    ["offer", "2026-10-12T09:00:00Z"],
    ["withdrawn", "2026-10-13T09:00:00Z"],
  ),
  ...history("c", ["applied", "2026-10-12T09:00:00Z"]),
  ...history("d", ["applied", "2026-10-21T09:00:00Z"], ["withdrawn", "2026-10-22T09:00:00Z"]),
];
/** All applications were sent more than 14 days before, c more than 21. */
const planned = { tasks: [], interviews: [] };
const clock = { today: "2026-11-04", timeZone: "UTC", planned };
const statistics = computeStatistics(rows, events, clock);

describe("statistics of an example counted by hand", () => {
  test("have three counters: a declined offer counts as received, a terminal stage as completed", () => {
    expect([ids(statistics.total), ids(statistics.offers), ids(statistics.completed)]).toEqual([
      "abcd",
      "b",
      "abd",
    ]);
  });

  test("count the stages reached before the rejection, with those that a later one implies", () => {
    const reached = statistics.reached.map(({ stage, figure }) => [stage, ids(figure)]);
    expect(reached.filter(([, those]) => those !== "")).toEqual([
      ["applied", "abcd"],
      ["phoneScreen", "a"],
      ["offer", "b"],
      ["rejected", "a"],
      ["withdrawn", "bd"],
    ]);
  });

  test("distinguish responded, ended without a response, and waiting", () => {
    const { answered, unanswered, waiting } = statistics.answers;
    expect([ids(answered), ids(unanswered), ids(waiting)]).toEqual(["ab", "d", "c"]);
    expect(
      statistics.bySource.map(({ source, answers }) => [source, ids(answers.answered)]),
    ).toEqual([
      ["Indeed", "a"],
      ["APEC", "b"],
      [null, ""],
    ]);
    expect(statistics.byMonth.map(({ month, answers }) => [month, ids(answers.all)])).toEqual([
      ["2026-10", "abcd"],
    ]);
    expect(statistics.byWeekday.map(({ weekday, answers }) => [weekday, ids(answers.all)])).toEqual(
      [
        [1, "bc"],
        [3, "d"],
        [4, "a"],
      ],
    );
  });

  test("have medians: of 4 and 7 days to the response 5.5; of 4, 7 and 1 days in the stage applied 4", () => {
    expect(statistics.daysToAnswer.median).toBe(5.5);
    expect(statistics.daysInStage.map(({ stage, median }) => [stage, median])).toEqual([
      ["applied", 4],
      ["phoneScreen", 3.5],
      ["offer", 1],
    ]);
  });

  test("include weeks without an application, also since the last one", () => {
    const later = [...rows, application("e", { applied_at: "2026-11-08" })];
    const weeks = computeStatistics(later, [], { ...clock, today: "2026-11-17" });
    expect(weeks.perWeek.map(({ monday, figure }) => [monday, figure.ids.length])).toEqual([
      ["2026-09-28", 1],
      ["2026-10-05", 1],
      ["2026-10-12", 1],
      ["2026-10-19", 1],
      ["2026-10-26", 0],
      ["2026-11-02", 1],
      ["2026-11-09", 0],
      ["2026-11-16", 0],
    ]);
  });

  test("contain the transitions that happened", () => {
    expect(statistics.transitions.map(({ from, to, figure }) => [from, to, ids(figure)])).toEqual([
      ["applied", "phoneScreen", "a"],
      ["applied", "offer", "b"],
      ["applied", "withdrawn", "d"],
      ["phoneScreen", "rejected", "a"],
      ["offer", "withdrawn", "b"],
    ]);
  });

  test("list the applications of each number", () => {
    expect(ids(findMetric(statistics, "source.Indeed.waiting"))).toBe("c");
    expect(ids(findMetric(statistics, "move.applied.offer"))).toBe("b");
    expect(findMetric(statistics, "nonsense")).toBeUndefined();
  });
});

test("count saved applications in the total only, and a withdrawal not as a response", () => {
  const more = computeStatistics(
    [
      ...rows,
      application("e", { application_stage: "saved" }),
      application("f", { application_stage: "noResponse" }),
    ],
    events,
    clock,
  );
  expect([ids(more.total), ids(more.sent), ids(more.completed)]).toEqual([
    "abcdef",
    "abcdf",
    "abdf",
  ]);
  expect([ids(more.answers.unanswered), ids(more.answers.waiting)]).toEqual(["df", "c"]);
});

describe("statistics of a history", () => {
  test("that begins with a response have no duration", () => {
    const late = computeStatistics(
      [application("a", { application_stage: "interview1" })],
      history("a", ["interview1", "2026-10-20T09:00:00Z"]),
      clock,
    );
    expect([ids(late.answers.answered), late.daysToAnswer.median]).toEqual(["a", undefined]);
  });

  test("without entries are empty", () => {
    const empty = computeStatistics([], [], clock);
    expect([empty.perWeek, empty.transitions, empty.daysToAnswer.median]).toEqual([
      [],
      [],
      undefined,
    ]);
    expect(medianOf([])).toBeUndefined();
    expect(medianOf([3, 1, 2])).toBe(2);
  });
});

/** A generator of numbers from 0 to 1 that begins the same each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The steps that no later one takes back, without repetitions. */
function lastingSteps(steps: readonly StageEvent[]): readonly StageEvent[] {
  const ends: readonly Stage[] = ["rejected", "withdrawn", "noResponse"];
  const isBefore = (one: Stage, other: Stage) =>
    ends.includes(other) ? one !== other : stages.indexOf(one) < stages.indexOf(other);
  return steps
    .filter(({ to }, at) => !steps.slice(at + 1).some((later) => isBefore(later.to, to)))
    .filter(({ to }, at, kept) => kept[at - 1]?.to !== to);
}

/** Steps far enough apart that none is a slip. */
function randomSearch(seed: number) {
  const random = randomFrom(seed);
  const pick = <T>(values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const stageSet: readonly [Stage, ...Stage[]] = ["applied", ...stages.slice(2)];
  const made = Array.from({ length: Math.floor(random() * 30) }, (_, at) => {
    const id = `id-${at}`;
    let time = Date.parse("2026-01-01T00:00:00Z") + Math.floor(random() * 200) * 86_400_000;
    const applied_at = new Date(time).toISOString().slice(0, 10);
    const steps: StageEvent[] = [];
    const count = 1 + Math.floor(random() * 5);
    for (let step = 0; step < count; step += 1) {
      const from = steps.at(-1)?.to;
      const to = from === undefined ? "applied" : pick(stageSet);
      if (to !== from) steps.push({ applicationId: id, from, to, at: time });
      time += 3_600_000 + Math.floor(random() * 20) * 86_400_000;
    }
    const row = application(id, {
      applied_at,
      source: pick([null, "A", "B"]),
      application_stage: steps.at(-1)?.to ?? "applied",
    });
    return { row, steps };
  });
  return { rows: made.map(({ row }) => row), events: made.flatMap(({ steps }) => steps) };
}

test("statistics equal a naive implementation for 200 random histories", () => {
  let counted = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const search = randomSearch(seed);
    const result = computeStatistics(search.rows, search.events.toReversed(), clock);
    const stepsOf = (id: string) =>
      lastingSteps(search.events.filter(({ applicationId }) => applicationId === id));
    const pairs = search.rows.flatMap(({ id }) =>
      stepsOf(id).flatMap(({ to }, at, steps) => (at === 0 ? [] : [`${steps[at - 1]?.to} ${to}`])),
    );
    const interviews = ["interview1", "interview2", "interview3"];
    const reached = result.reached.map(({ stage }) => {
      const at = interviews.indexOf(stage);
      const sufficient: readonly string[] = at < 0 ? [stage] : interviews.slice(at);
      return search.rows
        .filter(
          ({ id }) => stage === "applied" || stepsOf(id).some(({ to }) => sufficient.includes(to)),
        )
        .map(({ id }) => id);
    });
    expect(result.reached.map(({ figure }) => figure.ids)).toEqual(reached);
    counted += reached.flat().length;
    const listed = result.transitions.flatMap(({ from, to, figure }) =>
      figure.ids.map(() => `${from} ${to}`),
    );
    expect(listed.toSorted()).toEqual(pairs.toSorted());
    const noAnswer: readonly Stage[] = ["applied", "withdrawn", "noResponse"];
    const waits: number[] = [];
    const answered: string[] = [];
    for (const row of search.rows) {
      const first = stepsOf(row.id).find(({ to }) => !noAnswer.includes(to));
      if (!first) continue;
      answered.push(row.id);
      waits.push(Math.floor(first.at / 86_400_000) - Date.parse(row.applied_at ?? "") / 86_400_000);
    }
    expect(result.answers.answered.ids.toSorted()).toEqual(answered.toSorted());
    waits.sort((one, other) => one - other);
    const middle = waits.length / 2;
    const naiveMedian = Number.isInteger(middle)
      ? ((waits[middle - 1] ?? Number.NaN) + (waits[middle] ?? Number.NaN)) / 2
      : waits[Math.floor(middle)];
    expect(result.daysToAnswer.median ?? Number.NaN).toEqual(naiveMedian);
    for (const groups of [result.bySource, result.byMonth, result.byWeekday]) {
      const all = groups.flatMap(({ answers }) => answers.all.ids);
      expect(all.toSorted()).toEqual(search.rows.map(({ id }) => id).toSorted());
      const parts = groups.map(({ answers: { answered: some, unanswered, waiting } }) =>
        [some, unanswered, waiting].flatMap((part) => part.ids).toSorted(),
      );
      expect(parts).toEqual(groups.map(({ answers }) => answers.all.ids.toSorted()));
    }
    const weeks = result.perWeek.reduce((sum, { figure }) => sum + figure.ids.length, 0);
    expect(weeks).toBe(search.rows.length);
  }
  expect(counted).toBeGreaterThan(1000);
});

test("each number of the page is found by its key", () => {
  const keys = [
    "total",
    "sent",
    "offers",
    "completed",
    "answerTime",
    "all.answered",
    "reached.offer",
    "prompt",
    "prompt.answered",
    "quiet",
  ];
  const others = [
    "stay.applied",
    "source.APEC.answered",
    "month.2026-10.answered",
    "weekday.1.waiting",
  ];
  expect([...keys, ...others].map((key) => [key, ids(findMetric(statistics, key))])).toEqual([
    ["total", "abcd"],
    ["sent", "abcd"],
    ["offers", "b"],
    ["completed", "abd"],
    ["answerTime", "ab"],
    ["all.answered", "ab"],
    ["reached.offer", "b"],
    ["prompt", "abc"],
    ["prompt.answered", "ab"],
    ["quiet", "c"],
    ["stay.applied", "abd"],
    ["source.APEC.answered", "b"],
    ["month.2026-10.answered", "ab"],
    ["weekday.1.waiting", "c"],
  ]);
});
