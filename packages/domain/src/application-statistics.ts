import type { Application } from "./application.ts";
import { quietDaysCounter, type PlannedSteps } from "./application-news.ts";
import {
  daysToResponse,
  hasKnownPromptness,
  isPromptlyAnswered,
  isSent,
  track,
  type Sent,
  type Tracked,
} from "./application-tracking.ts";
import { dayAfter } from "./calendar-days.ts";
import type { StageEvent } from "./stage-history.ts";
import { impliedStages, isTerminalStage, stages, type Stage } from "./stage.ts";

/** A metric and its applications. `key` identifies it in a URL. */
export interface Metric {
  readonly key: string;
  readonly ids: readonly string[];
}

/** Applications of a group by response: answered, ended without a response, or waiting. */
export interface Responses {
  readonly all: Metric;
  readonly answered: Metric;
  readonly unanswered: Metric;
  readonly waiting: Metric;
}

export interface Statistics {
  readonly total: Metric;
  /** All except saved ones; the base of every share. */
  readonly sent: Metric;
  readonly offers: Metric;
  readonly completed: Metric;
  readonly answers: Responses;
  /** Applications whose answer within 14 days came, among those of which it is known. */
  readonly prompt: { readonly all: Metric; readonly answered: Metric };
  /** Applications without news and without anything planned, see `quietDaysCounter`. */
  readonly quiet: Metric;
  /** For each stage, the applications that ever reached it or a stage that implies it. */
  readonly reached: readonly { readonly stage: Stage; readonly figure: Metric }[];
  readonly bySource: readonly { readonly source: string | null; readonly answers: Responses }[];
  /** Months as `YYYY-MM`, the earliest first. */
  readonly byMonth: readonly { readonly month: string; readonly answers: Responses }[];
  /** Monday is 1, Sunday 7. */
  readonly byWeekday: readonly { readonly weekday: number; readonly answers: Responses }[];
  /** Days from the application to its first response. */
  readonly daysToAnswer: { readonly median: number | undefined; readonly figure: Metric };
  /** Days in a stage, of completed stays. */
  readonly daysInStage: readonly {
    readonly stage: Stage;
    readonly median: number;
    readonly figure: Metric;
  }[];
  /** Weeks by their Monday, including empty ones, up to the current one. */
  readonly perWeek: readonly { readonly monday: string; readonly figure: Metric }[];
  readonly transitions: readonly {
    readonly from: Stage;
    readonly to: Stage;
    readonly figure: Metric;
  }[];
}

/** Below this number rates are not meaningful. */
export const fewApplications = 10;

const dayMs = 86_400_000;

const toMetric = (key: string, tracked: readonly Tracked[]): Metric => ({
  key,
  ids: tracked.map(({ row }) => row.id),
});

function responsesOf(key: string, tracked: readonly Tracked[]): Responses {
  const those = (outcome: Tracked["outcome"]) =>
    toMetric(
      `${key}.${outcome}`,
      tracked.filter((one) => one.outcome === outcome),
    );
  return {
    all: toMetric(key, tracked),
    answered: those("answered"),
    unanswered: those("unanswered"),
    waiting: those("waiting"),
  };
}

/** The median; the mean of the two middle values for an even number. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** Monday is 1, Sunday 7 (ISO 8601). */
function weekdayOf(day: string): number {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return weekday === 0 ? 7 : weekday;
}

const mondayOf = (day: string) => dayAfter(day, 1 - weekdayOf(day));

function groupBy<Key>(tracked: readonly Tracked[], keyOf: (row: Sent) => Key) {
  return [...Map.groupBy(tracked, ({ row }) => keyOf(row))];
}

const inOrder = <Entry extends readonly [string | number, unknown]>([one]: Entry, [other]: Entry) =>
  one < other ? -1 : one > other ? 1 : 0;

function perWeek(tracked: readonly Tracked[], today: string): Statistics["perWeek"] {
  const weeks = new Map(groupBy(tracked, ({ applied_at }) => mondayOf(applied_at)));
  const mondays = [...weeks.keys(), mondayOf(today)].toSorted();
  const [first, last] = [mondays[0], mondays.at(-1)];
  if (weeks.size === 0 || first === undefined || last === undefined) return [];
  const result: Statistics["perWeek"][number][] = [];
  for (let monday = first; monday <= last; monday = dayAfter(monday, 7)) {
    result.push({ monday, figure: toMetric(`week.${monday}`, weeks.get(monday) ?? []) });
  }
  return result;
}

function daysInStage(tracked: readonly Tracked[]): Statistics["daysInStage"] {
  return stages.flatMap((stage) => {
    const stays = tracked.flatMap((one) =>
      one.stays.flatMap(({ stage: visited, since, until }) =>
        visited === stage && until !== undefined ? [{ one, days: (until - since) / dayMs }] : [],
      ),
    );
    const median = medianOf(stays.map(({ days }) => days));
    const behind = [...new Set(stays.map(({ one }) => one))];
    return median === undefined
      ? []
      : [{ stage, median, figure: toMetric(`stay.${stage}`, behind) }];
  });
}

function transitionsOf(tracked: readonly Tracked[]): Statistics["transitions"] {
  const moves = tracked.flatMap((one) =>
    one.stays.flatMap(({ stage: from }, position) => {
      const to = one.stays[position + 1]?.stage;
      return to === undefined ? [] : [{ from, to, one }];
    }),
  );
  return stages.flatMap((from) =>
    stages.flatMap((to) => {
      const those = moves.filter((move) => move.from === from && move.to === to);
      const figure = toMetric(
        `move.${from}.${to}`,
        those.map(({ one }) => one),
      );
      return those.length === 0 ? [] : [{ from, to, figure }];
    }),
  );
}

const visitedStages = ({ row, stays }: Tracked): readonly Stage[] => [
  ...stays.map(({ stage }) => stage),
  row.application_stage,
];

function reachedStages(tracked: readonly Tracked[]): Statistics["reached"] {
  const known = tracked.map((one) => ({
    one,
    reached: new Set(visitedStages(one).flatMap((stage) => [stage, ...impliedStages(stage)])),
  }));
  return stages.map((stage) => {
    const those = known.filter(({ reached }) => reached.has(stage)).map(({ one }) => one);
    return { stage, figure: toMetric(`reached.${stage}`, those) };
  });
}

function newsOf(
  tracked: readonly Tracked[],
  { planned, ...clock }: Surroundings,
): Pick<Statistics, "prompt" | "quiet"> {
  const quietDaysOf = quietDaysCounter(planned, clock);
  const known = tracked.filter((one) => hasKnownPromptness(one, clock.today));
  const quiet = tracked.filter(({ row, stays }) => quietDaysOf(row, stays) !== undefined);
  return {
    prompt: {
      all: toMetric("prompt", known),
      answered: toMetric("prompt.answered", known.filter(isPromptlyAnswered)),
    },
    quiet: toMetric("quiet", quiet),
  };
}

const groupsOf = (
  tracked: readonly Tracked[],
): Pick<Statistics, "bySource" | "byMonth" | "byWeekday"> => ({
  bySource: groupBy(tracked, ({ source }) => source)
    .map(([source, those]) => ({
      source,
      answers: responsesOf(`source.${named(source ?? "")}`, those),
    }))
    .toSorted((one, other) => other.answers.all.ids.length - one.answers.all.ids.length),
  byMonth: groupBy(tracked, ({ applied_at }) => applied_at.slice(0, 7))
    .toSorted(inOrder)
    .map(([month, those]) => ({ month, answers: responsesOf(`month.${month}`, those) })),
  byWeekday: groupBy(tracked, ({ applied_at }) => weekdayOf(applied_at))
    .toSorted(inOrder)
    .map(([weekday, those]) => ({ weekday, answers: responsesOf(`weekday.${weekday}`, those) })),
});

/** The day on which statistics are computed, and the schedule of the user. */
export interface Surroundings {
  /** ISO date */
  readonly today: string;
  /** IANA name of the zone in which events have their days. */
  readonly timeZone: string;
  readonly planned: PlannedSteps;
}

/** All metrics of the analytics page. Formulas are in docs/design/statistics.md. */
export function computeStatistics(
  rows: readonly Application[],
  events: readonly StageEvent[],
  surroundings: Surroundings,
): Statistics {
  const { today, timeZone } = surroundings;
  const histories = Map.groupBy(
    events.toSorted((one, other) => one.at - other.at),
    ({ applicationId }) => applicationId,
  );
  // Saved applications were not sent, so they cannot be answered.
  const sent = rows.filter(isSent);
  const tracked = sent.map((row) => track(row, histories.get(row.id) ?? [], timeZone));
  const everInOffer = tracked.filter((one) => visitedStages(one).includes("offer"));
  const respondedInTime = tracked.flatMap((one) => {
    const days = daysToResponse(one);
    return days === undefined ? [] : [{ one, days }];
  });
  return {
    total: { key: "total", ids: rows.map(({ id }) => id) },
    sent: toMetric("sent", tracked),
    offers: toMetric("offers", everInOffer),
    completed: toMetric(
      "completed",
      tracked.filter(({ row }) => isTerminalStage(row.application_stage)),
    ),
    answers: responsesOf("all", tracked),
    ...newsOf(tracked, surroundings),
    reached: reachedStages(tracked),
    ...groupsOf(tracked),
    daysToAnswer: {
      median: medianOf(respondedInTime.map(({ days }) => days)),
      figure: toMetric(
        "answerTime",
        respondedInTime.map(({ one }) => one),
      ),
    },
    daysInStage: daysInStage(tracked),
    perWeek: perWeek(tracked, today),
    transitions: transitionsOf(tracked),
  };
}

/** A dot separates the parts of a key. */
const named = (name: string) => name.replaceAll("%", "%25").replaceAll(".", "%2E");

/** The parts of a key. */
export const partsOfKey = (key: string): readonly string[] =>
  key.split(".").map((part) => part.replaceAll("%2E", ".").replaceAll("%25", "%"));

const responseMetrics = ({ all, answered, unanswered, waiting }: Responses) => [
  all,
  answered,
  unanswered,
  waiting,
];

/** The metric of a key; undefined when its last application was deleted. */
export function findMetric(statistics: Statistics, key: string): Metric | undefined {
  const { bySource, byMonth, byWeekday } = statistics;
  const metrics = [
    statistics.total,
    statistics.sent,
    statistics.offers,
    statistics.completed,
    statistics.quiet,
    statistics.prompt.all,
    statistics.prompt.answered,
    statistics.daysToAnswer.figure,
    ...responseMetrics(statistics.answers),
    ...[...bySource, ...byMonth, ...byWeekday].flatMap(({ answers }) => responseMetrics(answers)),
    ...[
      ...statistics.reached,
      ...statistics.daysInStage,
      ...statistics.perWeek,
      ...statistics.transitions,
    ].map(({ figure }) => figure),
  ];
  return metrics.find((figure) => figure.key === key);
}
