import { interviewRow } from "@postulo/domain/interview";
import { taskRow } from "@postulo/domain/task";
import * as z from "zod/mini";

/** What the history records about a task. */
export const taskFacts = z.extend(z.pick(taskRow, { title: true, action: true, due_date: true }), {
  is_done: z.boolean(),
});
export type TaskFacts = z.infer<typeof taskFacts>;

export const interviewFacts = z.pick(interviewRow, {
  kind: true,
  starts_at: true,
  time_zone: true,
  outcome: true,
});
export type InterviewFacts = z.infer<typeof interviewFacts>;

export const fileFacts = z.object({ name: z.nullable(z.string()) });

/** Recorded facts; undefined without any, or if they have another shape. */
export function readFacts<Facts>(
  schema: z.ZodMiniType<Facts>,
  recorded: string | null,
): Facts | undefined {
  return recorded === null ? undefined : schema.safeParse(JSON.parse(recorded)).data;
}
