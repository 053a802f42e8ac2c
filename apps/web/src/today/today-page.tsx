import { quietDays } from "@postulo/domain/application-news";
import { startOf } from "@postulo/domain/interview";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { ReadMailButton } from "../schedule/read-mail-button.tsx";
import { useSchedule, type PlannedInterview, type PlannedTask } from "../schedule/use-schedule.ts";
import { dayOf, weekdayAndDay } from "../schedule/when.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { IconChecklist } from "../ui/icons.tsx";
import { useMediaQuery } from "../ui/hooks/use-media-query.ts";
import { useNow } from "../ui/hooks/use-now.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Agenda } from "./agenda.tsx";
import { Group } from "./group.tsx";
import { todayMessages } from "./messages.ts";
import { NextInterview } from "./next-interview.tsx";
import { AskRow, DraftRow, QuietRow } from "./other-rows.tsx";
import { TaskRow } from "./task-row.tsx";
import {
  interviewsToAsk,
  plannedInterviews,
  quietApplications,
  tasksToDo,
  type QuietApplication,
} from "./today-rows.ts";
import { inWords, summaryText } from "./summary-text.ts";
import { summaryOf } from "./today-summary.ts";
import classes from "./today.module.css";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useDrafts, useHasNone, useSentApplications, type Draft } from "./use-today.ts";

/** What to do now: tasks, interviews of the week, applications without news, letters and CVs that are ready. */
export function TodayPage() {
  const t = useTranslate(todayMessages);
  const { language } = useLanguage();
  const now = useNow();
  const day = useDay(now);
  const { rows } = day;
  const isWide = useMediaQuery("(min-width: 48em)");
  const title = weekdayAndDay(dayOf(now), language);
  return (
    <>
      <PageHeader
        title={title.charAt(0).toUpperCase() + title.slice(1)}
        documentTitle={t("title")}
        description={
          rows ? (
            isCalm(rows) ? (
              t("calm")
            ) : (
              summaryText(rows.summary, { t, language })
            )
          ) : (
            <FreeLines count={isWide ? 1 : 2} />
          )
        }
        action={<ReadMailButton />}
      />
      <TodayBody day={day} now={now} />
    </>
  );
}

/** Keeps the lines of the summary free before it is known. */
function FreeLines({ count }: { readonly count: 1 | 2 }) {
  return (
    <>
      {"\u00A0"}
      {count === 2 ? <br /> : null}
      {count === 2 ? "\u00A0" : null}
    </>
  );
}

/** All of the page; undefined before all of it is known, so that nothing moves. */
function useDay(now: number) {
  const schedule = useSchedule();
  const sent = useSentApplications();
  const drafts = useDrafts();
  const rows =
    schedule.data && sent.data && drafts.data
      ? {
          all: schedule.data.interviews,
          tasks: tasksToDo(schedule.data, dayOf(now)),
          asked: interviewsToAsk(schedule.data, now),
          ...plannedInterviews(schedule.data, now),
          quiet: quietApplications(sent.data, schedule.data, now),
          drafts: drafts.data,
          summary: summaryOf(schedule.data, now),
        }
      : undefined;
  return { rows, failed: [schedule, sent, drafts].find(({ isError }) => isError) };
}
type Day = ReturnType<typeof useDay>;
type DayRows = NonNullable<Day["rows"]>;

/** Whether there is nothing to show. */
const isCalm = ({ tasks, asked, quiet, drafts, next }: DayRows): boolean =>
  !next && [tasks, asked, quiet, drafts].every((group) => group.length === 0);

interface TodayBodyProps {
  readonly day: Day;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

function TodayBody({ day: { rows, failed }, now }: TodayBodyProps) {
  const t = useTranslate(todayMessages);
  const onFocus = useKeptFocus();
  if (!rows && failed)
    return <LoadFailure title={t("loadFailed")} onRetry={() => void failed.refetch()} />;
  if (!rows)
    return (
      <div className={classes["today"]}>
        <div>
          <SkeletonRows height={52} />
        </div>
        <div>
          <SkeletonRows height={148} rows={1} />
        </div>
      </div>
    );
  return (
    <div onFocus={onFocus}>{isCalm(rows) ? <Calm /> : <TodayGroups rows={rows} now={now} />}</div>
  );
}

/** Nothing to do: the list, or for a new user what leads to a first application. */
function Calm() {
  const t = useTranslate(todayMessages);
  const hasNone = useHasNone(true);
  if (hasNone.isPending) return null;
  if (hasNone.data !== true)
    return (
      <LinkButton variant="default" to="/dashboard/applications">
        {t("applications")}
      </LinkButton>
    );
  return (
    <EmptyState
      icon={<IconChecklist size={22} aria-hidden />}
      action={
        <LinkButton to="/dashboard/applications" state="add">
          {t("first.action")}
        </LinkButton>
      }
    >
      {t("first.text")}
    </EmptyState>
  );
}

interface TodayGroupsProps extends Pick<TodayBodyProps, "now"> {
  readonly rows: DayRows;
}

/** Two columns; on narrow screens one, with the next interview first if it is today. */
function TodayGroups({ rows, now }: TodayGroupsProps) {
  const isWide = useMediaQuery("(min-width: 60em)");
  const { next, others, tasks } = rows;
  const today = dayOf(now);
  const isNextToday = next !== undefined && dayOf(startOf(next)) <= today;
  const interview = (
    <NextInterview
      interview={next}
      others={rows.all.filter(({ id }) => id !== next?.id)}
      now={now}
    />
  );
  const agenda = <Agenda interviews={others} next={next} isApart={!isWide && isNextToday} />;
  const toDo = <ToDo tasks={tasks} today={today} />;
  const rest = <OtherGroups rows={rows} today={today} />;
  return isWide ? (
    <div className={classes["today"]}>
      <div>
        {toDo}
        {rest}
      </div>
      <div>
        {interview}
        {agenda}
      </div>
    </div>
  ) : (
    <div className={classes["today"]}>
      {isNextToday ? interview : null}
      {toDo}
      {isNextToday ? null : interview}
      {agenda}
      {rest}
    </div>
  );
}

interface ToDoProps {
  readonly tasks: readonly PlannedTask[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

function ToDo({ tasks, today }: ToDoProps) {
  const t = useTranslate(todayMessages);
  return (
    <Group title={t("due")} rows={tasks} empty={t("noTask")}>
      {(task) => <TaskRow key={task.id} task={task} today={today} />}
    </Group>
  );
}

function OtherGroups({ rows, today }: { readonly rows: DayRows; readonly today: string }) {
  const t = useTranslate(todayMessages);
  const weeks = Math.floor(quietDays / 7);
  const quiet = t("quiet", { count: weeks, number: inWords(weeks, t("feminineNumbers")) });
  return (
    <>
      <Group title={t("asked")} rows={rows.asked}>
        {(interview: PlannedInterview) => (
          <AskRow key={interview.id} interview={interview} today={today} />
        )}
      </Group>
      <Group title={quiet} rows={rows.quiet}>
        {(row: QuietApplication) => <QuietRow key={row.id} row={row} today={today} />}
      </Group>
      <Group title={t("drafts")} rows={rows.drafts}>
        {(draft: Draft) => <DraftRow key={draft.id} draft={draft} today={today} />}
      </Group>
    </>
  );
}
