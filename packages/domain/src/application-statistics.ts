import type { Application } from "./application.ts";
import { visitsOf, type StageEvent, type Visit } from "./stage-history.ts";
import { isOver, stages, type Stage } from "./stage.ts";

/** A number and the applications behind it. `key` names it in an address. */
export interface Figure {
  readonly key: string;
  readonly ids: readonly string[];
}

/** Of the applications of a group, how many were answered, ended without an answer, or still wait for one. */
export interface Answers {
  readonly all: Figure;
  readonly answered: Figure;
  readonly unanswered: Figure;
  readonly waiting: Figure;
}

export interface Statistics {
  readonly total: Figure;
  /** All but those that were only saved; every share is of these. */
  readonly sent: Figure;
  readonly offers: Figure;
  readonly completed: Figure;
  readonly answers: Answers;
  /** For each stage, the applications that were ever in it. */
  readonly reached: readonly { readonly stage: Stage; readonly figure: Figure }[];
  readonly bySource: readonly { readonly source: string | null; readonly answers: Answers }[];
  /** Months as `YYYY-MM`, the earliest first. */
  readonly byMonth: readonly { readonly month: string; readonly answers: Answers }[];
  /** Monday is 1, Sunday 7. */
  readonly byWeekday: readonly { readonly weekday: number; readonly answers: Answers }[];
  /** Days from the application to its first answer. */
  readonly daysToAnswer: { readonly median: number | undefined; readonly figure: Figure };
  /** Days in a stage, of the stays that are over. */
  readonly daysInStage: readonly {
    readonly stage: Stage;
    readonly median: number;
    readonly figure: Figure;
  }[];
  /** Weeks by their Monday, none left out between the first and the last. */
  readonly perWeek: readonly { readonly monday: string; readonly figure: Figure }[];
  readonly transitions: readonly {
    readonly from: Stage;
    readonly to: Stage;
    readonly figure: Figure;
  }[];
}

/** Below this a rate says little. */
export const fewApplications = 10;

const dayMs = 86_400_000;

/** An interview, an offer or a refusal is an answer; saving, applying, withdrawing and giving up are the person's own doing. */
const ownDoing: readonly Stage[] = ["saved", "applied", "withdrawn", "noResponse"];
const isAnswer = (stage: Stage) => !ownDoing.includes(stage);

/** An application that was sent, so that it has a date. */
type Sent = Application & { readonly applied_at: string };

const isSent = (row: Application): row is Sent =>
  row.application_stage !== "saved" && row.applied_at !== null;

interface Tracked {
  readonly row: Sent;
  readonly visits: readonly Visit[];
  readonly outcome: "answered" | "unanswered" | "waiting";
}

function track(row: Sent, events: readonly StageEvent[]): Tracked {
  const visits = visitsOf(events);
  const known = [...visits.map(({ stage }) => stage), row.application_stage];
  const isAtEnd = isOver(row.application_stage);
  const outcome = known.some(isAnswer) ? "answered" : isAtEnd ? "unanswered" : "waiting";
  return { row, visits, outcome };
}

const figureOf = (key: string, tracked: readonly Tracked[]): Figure => ({
  key,
  ids: tracked.map(({ row }) => row.id),
});

function answersOf(key: string, tracked: readonly Tracked[]): Answers {
  const those = (outcome: Tracked["outcome"]) =>
    figureOf(
      `${key}.${outcome}`,
      tracked.filter((one) => one.outcome === outcome),
    );
  return {
    all: figureOf(key, tracked),
    answered: those("answered"),
    unanswered: those("unanswered"),
    waiting: those("waiting"),
  };
}

/** The middle value; of an even number the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7 (ISO 8601). */
function weekdayOf(day: string): number {
  const weekday = new Date(startOfDay(day)).getUTCDay();
  return weekday === 0 ? 7 : weekday;
}

const mondayOf = (day: string) => dayOf(startOfDay(day) - (weekdayOf(day) - 1) * dayMs);

/** Whole days from the applied date to the day of the first answer; undefined when nobody saw when it came. */
function daysToAnswerOf({ row, visits }: Tracked): number | undefined {
  // A first stage that is an answer already was recorded later than it came.
  const answer = visits.slice(1).find(({ stage }) => isAnswer(stage));
  if (!answer || visits.slice(0, 1).some(({ stage }) => isAnswer(stage))) return undefined;
  const days = (startOfDay(dayOf(answer.since)) - startOfDay(row.applied_at)) / dayMs;
  return Math.max(days, 0);
}

function groupBy<Key>(tracked: readonly Tracked[], keyOf: (row: Sent) => Key) {
  return [...Map.groupBy(tracked, ({ row }) => keyOf(row))];
}

const inOrder = <Entry extends readonly [string | number, unknown]>([one]: Entry, [other]: Entry) =>
  one < other ? -1 : one > other ? 1 : 0;

function perWeek(tracked: readonly Tracked[]): Statistics["perWeek"] {
  const weeks = new Map(groupBy(tracked, ({ applied_at }) => mondayOf(applied_at)));
  const mondays = [...weeks.keys()].toSorted();
  const [first, last] = [mondays[0], mondays.at(-1)];
  if (first === undefined || last === undefined) return [];
  const result: Statistics["perWeek"][number][] = [];
  for (let at = startOfDay(first); at <= startOfDay(last); at += 7 * dayMs) {
    const monday = dayOf(at);
    result.push({ monday, figure: figureOf(`week.${monday}`, weeks.get(monday) ?? []) });
  }
  return result;
}

function daysInStage(tracked: readonly Tracked[]): Statistics["daysInStage"] {
  return stages.flatMap((stage) => {
    const stays = tracked.flatMap((one) =>
      one.visits.flatMap(({ stage: visited, since, until }) =>
        visited === stage && until !== undefined ? [{ one, days: (until - since) / dayMs }] : [],
      ),
    );
    const median = medianOf(stays.map(({ days }) => days));
    const behind = [...new Set(stays.map(({ one }) => one))];
    return median === undefined
      ? []
      : [{ stage, median, figure: figureOf(`stay.${stage}`, behind) }];
  });
}

function transitionsOf(tracked: readonly Tracked[]): Statistics["transitions"] {
  const moves = tracked.flatMap((one) =>
    one.visits.flatMap(({ stage: from }, position) => {
      const to = one.visits[position + 1]?.stage;
      return to === undefined ? [] : [{ from, to, one }];
    }),
  );
  return stages.flatMap((from) =>
    stages.flatMap((to) => {
      const those = moves.filter((move) => move.from === from && move.to === to);
      const figure = figureOf(
        `move.${from}.${to}`,
        those.map(({ one }) => one),
      );
      return those.length === 0 ? [] : [{ from, to, figure }];
    }),
  );
}

/** Everything the analytics show. Each formula is explained in docs/design/statistics.md. */
export function computeStatistics(
  rows: readonly Application[],
  events: readonly StageEvent[],
): Statistics {
  const histories = Map.groupBy(
    events.toSorted((one, other) => one.at - other.at),
    ({ applicationId }) => applicationId,
  );
  // What was only saved was not sent: nobody could answer it.
  const sent = rows.filter(isSent);
  const tracked = sent.map((row) => track(row, histories.get(row.id) ?? []));
  const everIn = (stage: Stage) =>
    tracked.filter(
      ({ row, visits }) =>
        row.application_stage === stage || visits.some((visit) => visit.stage === stage),
    );
  const answeredInTime = tracked.flatMap((one) => {
    const days = daysToAnswerOf(one);
    return days === undefined ? [] : [{ one, days }];
  });
  return {
    total: { key: "total", ids: rows.map(({ id }) => id) },
    sent: figureOf("sent", tracked),
    offers: figureOf("offers", everIn("offer")),
    completed: figureOf(
      "completed",
      tracked.filter(({ row }) => isOver(row.application_stage)),
    ),
    answers: answersOf("all", tracked),
    reached: stages.map((stage) => ({
      stage,
      figure: figureOf(`reached.${stage}`, everIn(stage)),
    })),
    bySource: groupBy(tracked, ({ source }) => source)
      .map(([source, those]) => ({
        source,
        answers: answersOf(`source.${named(source ?? "")}`, those),
      }))
      .toSorted((one, other) => other.answers.all.ids.length - one.answers.all.ids.length),
    byMonth: groupBy(tracked, ({ applied_at }) => applied_at.slice(0, 7))
      .toSorted(inOrder)
      .map(([month, those]) => ({ month, answers: answersOf(`month.${month}`, those) })),
    byWeekday: groupBy(tracked, ({ applied_at }) => weekdayOf(applied_at))
      .toSorted(inOrder)
      .map(([weekday, those]) => ({ weekday, answers: answersOf(`weekday.${weekday}`, those) })),
    daysToAnswer: {
      median: medianOf(answeredInTime.map(({ days }) => days)),
      figure: figureOf(
        "answerTime",
        answeredInTime.map(({ one }) => one),
      ),
    },
    daysInStage: daysInStage(tracked),
    perWeek: perWeek(tracked),
    transitions: transitionsOf(tracked),
  };
}

/** A dot would end the name within a key. */
const named = (name: string) => name.replaceAll(".", " ");

const figuresOfAnswers = ({ all, answered, unanswered, waiting }: Answers) => [
  all,
  answered,
  unanswered,
  waiting,
];

/** The figure of that key; undefined when there is none, as after the last application behind it was deleted. */
export function findFigure(statistics: Statistics, key: string): Figure | undefined {
  const { bySource, byMonth, byWeekday } = statistics;
  const figures = [
    statistics.total,
    statistics.sent,
    statistics.offers,
    statistics.completed,
    statistics.daysToAnswer.figure,
    ...figuresOfAnswers(statistics.answers),
    ...[...bySource, ...byMonth, ...byWeekday].flatMap(({ answers }) => figuresOfAnswers(answers)),
    ...[
      ...statistics.reached,
      ...statistics.daysInStage,
      ...statistics.perWeek,
      ...statistics.transitions,
    ].map(({ figure }) => figure),
  ];
  return figures.find((figure) => figure.key === key);
}
