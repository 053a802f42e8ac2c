import type { Interview, InterviewValues } from "../interview.ts";
import type { Task } from "../task.ts";

const owned = { created_at: "2026-11-01T00:00:00Z", version: 1 } as const;

/** An open task of an application. */
export const sampleTask = (applicationId: string, columns: Partial<Task> = {}): Task => ({
  ...owned,
  id: "66666666-6666-4666-8666-666666666666",
  application_id: applicationId,
  title: "Call Rose",
  action: null,
  due_date: null,
  reminder_set: false,
  done_at: null,
  ...columns,
});

/** The columns of a video call that takes 45 minutes. */
export const interviewValues = (
  startsAt: string,
  columns: Partial<InterviewValues> = {},
): InterviewValues => ({
  kind: "video",
  starts_at: startsAt,
  time_zone: "Europe/Paris",
  duration_minutes: 45,
  place: null,
  people: null,
  preparation: null,
  outcome: null,
  outcome_note: null,
  asked_at: null,
  calendar_uid: null,
  ...columns,
});

/** An interview of an application, by default as `interviewValues`. */
export const sampleInterview = (
  applicationId: string,
  columns: Partial<Interview> & Pick<Interview, "starts_at">,
): Interview => ({
  ...owned,
  id: "77777777-7777-4777-8777-777777777777",
  application_id: applicationId,
  ...interviewValues(columns.starts_at),
  ...columns,
});
