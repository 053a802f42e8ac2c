import { endOf, isToBeAsked, startOf } from "@postulo/domain/interview";
import { compareTasks } from "@postulo/domain/task";
import { Suspense, useRef, useState, type RefObject } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { Button } from "../ui/form/button.tsx";
import { useMediaQuery } from "../ui/hooks/use-media-query.ts";
import { useFileDrop } from "../ui/hooks/use-file-drop.ts";
import { IconMail, IconPlus } from "../ui/icons.tsx";
import { ChunkBoundary, lazyComponent } from "../ui/lazy-component.tsx";
import { ActionMenu } from "../ui/overlay/action-menu.tsx";
import { CancelOnEscape } from "../ui/overlay/cancel-on-escape.tsx";
import { InterviewForm } from "./interview-form.tsx";
import { isCalendarFile, readCalendarFile } from "./invitation/read-file.ts";
import { InterviewItem } from "./interview-item.tsx";
import { scheduleMessages } from "./messages.ts";
import classes from "./schedule.module.css";
import { TaskForm } from "./task-form.tsx";
import { TaskItem } from "./task-item.tsx";
import { newInterview, newTask, useScheduleChange } from "./use-schedule-change.ts";
import {
  useSchedule,
  type PlannedInterview,
  type PlannedTask,
  type Schedule,
} from "./use-schedule.ts";
import { dayOf } from "./when.ts";

const InvitationForm = lazyComponent(() => import("./invitation/invitation-form.tsx"));

type Planned =
  | { readonly kind: "task"; readonly at: string; readonly task: PlannedTask }
  | { readonly kind: "interview"; readonly at: string; readonly interview: PlannedInterview };

const afterAll = "9999-12-31";
const beforeAll = "0000-01-01";

/**
 * What is planned, in its order: interviews to be asked about, then tasks and interviews by their day, so that overdue ones are
 * first; undated tasks and what is over come last.
 */
export function inOrder({ tasks, interviews }: Schedule, now: number): Planned[] {
  const placeOf = (interview: PlannedInterview) => {
    if (isToBeAsked(interview, now)) return beforeAll;
    return startOf(interview) < now || interview.outcome !== null
      ? `${afterAll}T`
      : interview.starts_at;
  };
  return [
    ...tasks.toSorted(compareTasks).map((task): Planned => {
      return { kind: "task", at: task.due_date ?? afterAll, task };
    }),
    ...interviews
      .toSorted((one, other) => startOf(one) - startOf(other))
      .map((interview): Planned => ({ kind: "interview", at: placeOf(interview), interview })),
  ].toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1));
}

/** The first interview that is not over, before tasks and other interviews. */
const nextOf = (interviews: readonly PlannedInterview[], now: number) =>
  interviews
    .filter((interview) => interview.outcome === null && endOf(interview) > now)
    .toSorted((one, other) => startOf(one) - startOf(other))[0];

interface NextListProps {
  readonly applicationId: string;
  /** Whether the application is closed, so that no interview is to be prepared. */
  readonly isClosed: boolean;
}

/** The tasks and interviews of an application: added, edited, done and undone in place. */
export function NextList({ applicationId, isClosed }: NextListProps) {
  const t = useTranslate(scheduleMessages);
  const schedule = useSchedule();
  const { data } = schedule;
  if (data) return <Planning applicationId={applicationId} isClosed={isClosed} schedule={data} />;
  if (schedule.isError)
    return <LoadFailure title={t("loadFailed")} onRetry={() => void schedule.refetch()} />;
  return <SkeletonRows rows={2} height={44} />;
}

function Planning(props: NextListProps & { readonly schedule: Schedule }) {
  const { applicationId, isClosed, schedule } = props;
  const t = useTranslate(scheduleMessages);
  // The hour at which the list was opened: nothing moves while it is read.
  const [now] = useState(() => Date.now());
  const today = dayOf(now);
  const isOfApplication = (row: { readonly application_id: string }) =>
    row.application_id === applicationId;
  const interviews = schedule.interviews.filter(isOfApplication);
  const next = isClosed ? undefined : nextOf(interviews, now);
  const planned = inOrder(
    {
      tasks: schedule.tasks.filter(isOfApplication),
      interviews: interviews.filter((interview) => interview !== next),
    },
    now,
  );
  return (
    <div className={classes["next"]}>
      <AddPart applicationId={applicationId} all={schedule.interviews} />
      {planned.length === 0 && !next ? <p className={classes["calm"]}>{t("empty")}</p> : null}
      <ul className={classes["list"]}>
        {next ? (
          <InterviewItem
            key={next.id}
            interview={next}
            all={schedule.interviews}
            now={now}
            today={today}
            isNext
          />
        ) : null}
        {planned.map((item) =>
          item.kind === "task" ? (
            <TaskItem key={item.task.id} task={item.task} today={today} />
          ) : (
            <InterviewItem
              key={item.interview.id}
              interview={item.interview}
              all={schedule.interviews}
              now={now}
              today={today}
              isNext={false}
            />
          ),
        )}
      </ul>
    </div>
  );
}

/** The text of an invitation that is dropped on the page while no other one is read. */
function useDroppedInvitation(isAdding: boolean) {
  const [dropped, setDropped] = useState<string>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isInviting = isAdding || dropped !== undefined;
  const read = async (file: File) => {
    setIsUnreadable(false);
    try {
      setDropped(await readCalendarFile(file));
    } catch {
      setIsUnreadable(true);
    }
  };
  useFileDrop(
    (file) => void read(file),
    (file) => isCalendarFile(file) && !isInviting,
  );
  return { dropped, isInviting, isUnreadable, end: () => setDropped(undefined) };
}

interface AddPartProps extends Pick<NextListProps, "applicationId"> {
  readonly all: readonly PlannedInterview[];
}

function AddPart({ applicationId, all }: AddPartProps) {
  const t = useTranslate(scheduleMessages);
  const change = useScheduleChange();
  const [adding, setAdding] = useState<Addable>();
  const opener = useRef<HTMLElement>(null);
  const invitationButton = useRef<HTMLButtonElement>(null);
  const { dropped, isInviting, isUnreadable, end } = useDroppedInvitation(adding === "invitation");
  const open = (kind: Addable, button: HTMLElement) => {
    opener.current = button;
    setAdding(kind);
  };
  const close = () => {
    setAdding(undefined);
    opener.current?.focus();
  };
  // A form that is being filled in stays open when an invitation is dropped, and after it.
  const closeInvitation = () => {
    end();
    if (adding === "invitation") setAdding(undefined);
    (invitationButton.current ?? opener.current)?.focus();
  };
  return (
    <>
      <AddButtons adding={adding} onAdd={open} invitationButton={invitationButton} />
      {isUnreadable ? <Notice tone="danger">{t("unreadableFile")}</Notice> : null}
      {isInviting ? (
        <ChunkBoundary fallback={<Notice tone="danger">{t("loadFailed")}</Notice>}>
          <Suspense fallback={<CancelOnEscape onCancel={closeInvitation} />}>
            <InvitationForm
              applicationId={applicationId}
              all={all}
              dropped={dropped}
              onClose={closeInvitation}
            />
          </Suspense>
        </ChunkBoundary>
      ) : null}
      {adding === "task" ? (
        <TaskForm
          onCancel={close}
          onSave={(values) => {
            close();
            change({ kind: "addTask", task: newTask(applicationId, values) }, t("task.added"));
          }}
        />
      ) : null}
      {adding === "interview" ? (
        <InterviewForm
          others={all}
          onCancel={close}
          onSave={(values) => {
            close();
            const interview = newInterview(applicationId, values);
            change({ kind: "addInterview", interview }, t("interview.added"));
          }}
        />
      ) : null}
    </>
  );
}

const addable = {
  task: { label: "addTask", Icon: IconPlus },
  interview: { label: "addInterview", Icon: IconPlus },
  invitation: { label: "addInvitation", Icon: IconMail },
} as const;
type Addable = keyof typeof addable;
const addables = ["task", "interview", "invitation"] as const;

/** On phones, the same in one menu. */
function AddMenu({ onAdd }: Pick<AddButtonsProps, "onAdd">) {
  const t = useTranslate(scheduleMessages);
  return (
    <div>
      <ActionMenu
        label={t("add")}
        icon={<IconPlus size={14} aria-hidden />}
        align="start"
        actions={addables.map((kind) => {
          const { label, Icon } = addable[kind];
          return {
            label: t(label),
            icon: <Icon size={16} aria-hidden />,
            onChoose: (button) => onAdd(kind, button),
          };
        })}
      />
    </div>
  );
}

interface AddButtonsProps {
  readonly adding: Addable | undefined;
  readonly onAdd: (kind: Addable, button: HTMLElement) => void;
  readonly invitationButton: RefObject<HTMLButtonElement | null>;
}

function AddButtons({ adding, onAdd, invitationButton }: AddButtonsProps) {
  const t = useTranslate(scheduleMessages);
  const isPhone = useMediaQuery("(max-width: 47.99em)");
  if (isPhone) return <AddMenu onAdd={onAdd} />;
  return (
    <div className={classes["tools"]}>
      {addables.map((kind) => {
        const { label, Icon } = addable[kind];
        return (
          <Button
            key={kind}
            ref={kind === "invitation" ? invitationButton : undefined}
            variant="subtle"
            color="neutral"
            size="compact-sm"
            leftSection={<Icon size={14} aria-hidden />}
            aria-expanded={adding === kind}
            onClick={({ currentTarget }) => onAdd(kind, currentTarget)}
          >
            {t(label)}
          </Button>
        );
      })}
    </div>
  );
}
