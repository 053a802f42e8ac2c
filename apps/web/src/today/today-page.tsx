import { quietDays } from "@postulo/domain/application-news";
import { useId, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { InterviewItem } from "../schedule/interview-item.tsx";
import { ReadMailButton } from "../schedule/read-mail-button.tsx";
import { TaskItem } from "../schedule/task-item.tsx";
import {
  useSchedule,
  type PlannedInterview,
  type Position,
  type Schedule,
} from "../schedule/use-schedule.ts";
import { dayOf } from "../schedule/when.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { IconFileText, IconSun } from "../ui/icons.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { todayMessages } from "./messages.ts";
import {
  dueTasks,
  interviewsOfWeek,
  interviewsToAsk,
  quietApplications,
  weekDays,
  type QuietApplication,
} from "./today-rows.ts";
import classes from "./today.module.css";
import { useDrafts, useSentApplications } from "./use-today.ts";

/** Of each group; the others are counted. */
const maxShown = 5;

const pathOf = (id: string) => `/dashboard/applications/${id}`;

/** What to do now: due tasks, interviews of the week, applications without news, letters ready to send. */
export function TodayPage() {
  const t = useTranslate(todayMessages);
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  return (
    <>
      <PageHeader
        title={t("title")}
        action={<ReadMailButton />}
        description={new Intl.DateTimeFormat(language, { dateStyle: "full" }).format(now)}
      />
      <TodayBody now={now} />
    </>
  );
}

/** Nothing is shown before all of it is known, so that nothing moves. */
function TodayBody({ now }: { readonly now: number }) {
  const t = useTranslate(todayMessages);
  const schedule = useSchedule();
  const sent = useSentApplications();
  const drafts = useDrafts();
  if (schedule.data && sent.data && drafts.data)
    return <TodayGroups now={now} schedule={schedule.data} sent={sent.data} drafts={drafts.data} />;
  const failed = [schedule, sent, drafts].find(({ isError }) => isError);
  if (failed) return <LoadFailure title={t("loadFailed")} onRetry={() => void failed.refetch()} />;
  return <SkeletonRows height={44} />;
}

interface TodayGroupsProps {
  /** When the page was opened: nothing moves while it is read. */
  readonly now: number;
  readonly schedule: Schedule;
  readonly sent: NonNullable<ReturnType<typeof useSentApplications>["data"]>;
  readonly drafts: NonNullable<ReturnType<typeof useDrafts>["data"]>;
}

function TodayGroups({ now, schedule, sent, drafts }: TodayGroupsProps) {
  const t = useTranslate(todayMessages);
  const today = dayOf(now);
  const due = dueTasks(schedule, today);
  const ask = interviewsToAsk(schedule, now);
  const week = interviewsOfWeek(schedule, now);
  const quiet = quietApplications(sent, schedule, now);
  const isCalm = [due, ask, week, quiet, drafts].every((rows) => rows.length === 0);
  const interviewOf = (interview: PlannedInterview) => (
    <InterviewItem
      key={interview.id}
      interview={interview}
      all={schedule.interviews}
      now={now}
      today={today}
      where={<PositionLink id={interview.application_id} position={interview.job_applied} />}
    />
  );
  return (
    <div className={classes["today"]}>
      {isCalm ? (
        <EmptyState icon={<IconSun size={24} aria-hidden />}>{t("calm")}</EmptyState>
      ) : null}
      <Group title={t("due")} rows={due}>
        {(task) => (
          <TaskItem
            key={task.id}
            task={task}
            today={today}
            canSnooze
            where={<PositionLink id={task.application_id} position={task.job_applied} />}
          />
        )}
      </Group>
      <Group title={t("week", { days: weekDays })} rows={week}>
        {interviewOf}
      </Group>
      <Group title={t("asked")} rows={ask}>
        {interviewOf}
      </Group>
      <Group title={t("quiet", { count: quietDays })} rows={quiet}>
        {(row) => <QuietItem key={row.id} row={row} />}
      </Group>
      <Group title={t("drafts")} rows={drafts}>
        {(letter) => <DraftItem key={letter.id} letter={letter} />}
      </Group>
    </div>
  );
}

function QuietItem({ row }: { readonly row: QuietApplication }) {
  const t = useTranslate(todayMessages);
  return (
    <li className={classes["row"]}>
      <PositionLink id={row.id} position={row} />
      <span className={classes["when"]}>{t("quietFor", { count: row.days })}</span>
    </li>
  );
}

function DraftItem({ letter }: { readonly letter: TodayGroupsProps["drafts"][number] }) {
  const t = useTranslate(todayMessages);
  return (
    <li className={classes["row"]}>
      <IconFileText size={16} aria-hidden />
      <span>
        <Link to={`/dashboard/cover-letter?letter=${letter.id}`}>
          {t("letterFor", { title: letter.job_applied.job_title })}
        </Link>{" "}
        {letter.job_applied.company_name}
      </span>
    </li>
  );
}

interface GroupProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}

function Group<Row>({ title, rows, children }: GroupProps<Row>) {
  const t = useTranslate(todayMessages);
  const id = useId();
  if (rows.length === 0) return null;
  const others = rows.length - maxShown;
  return (
    <div className={classes["group"]}>
      <h2 id={id}>
        {title} <span>{rows.length}</span>
      </h2>
      <ul aria-labelledby={id}>{rows.slice(0, maxShown).map((row) => children(row))}</ul>
      {others > 0 ? <p className={classes["calm"]}>{t("more", { count: others })}</p> : null}
    </div>
  );
}

interface PositionLinkProps {
  readonly id: string;
  readonly position: Pick<Position, "job_title" | "company_name"> | null;
}

function PositionLink({ id, position }: PositionLinkProps) {
  if (!position) return null;
  return (
    <span>
      <Link to={pathOf(id)}>{position.job_title}</Link> {position.company_name}
    </span>
  );
}
