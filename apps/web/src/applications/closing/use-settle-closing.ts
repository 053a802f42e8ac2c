import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import type { Stage } from "@postulo/domain/stage";
import { taskRow, type Task } from "@postulo/domain/task";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows, write } from "../../data/read-rows.ts";
import { scheduleKey } from "../../data/schedule-key.ts";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { timelineKey } from "../../data/timeline-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { scheduleMessages } from "../../schedule/messages.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { LocalVersions } from "../row/row-change.ts";
import { applicationsKey } from "../first-rows.ts";

/** What was withdrawn may never have been sent. */
const isSent = (stage: Stage) => stage !== "saved" && stage !== "withdrawn";

/** An application that was sent, or that is only saved again. */
interface Sending {
  readonly id: string;
  readonly isSent: boolean;
}

/** What an edit says of whether an application was sent; undefined where it says nothing new. */
export function sendingBy(
  { id, application_stage: before }: Pick<Application, "id" | "application_stage">,
  { application_stage: after }: ApplicationEdit,
): Sending | undefined {
  if (after === undefined) return undefined;
  if (before === "saved" && isSent(after)) return { id, isSent: true };
  return after === "saved" && isSent(before) ? { id, isSent: false } : undefined;
}

/** In milliseconds: an undo within this time opens again what was done. */
const undoMs = 10 * 60_000;

const isToSettle = ({ done_at: doneAt }: Task, sending: Sending, now: number) =>
  sending.isSent ? doneAt === null : doneAt !== null && now - Date.parse(doneAt) < undoMs;

const storedRow = z.object({ posting_text: z.nullish(z.string()), version: z.number() });

async function readStored(client: SupabaseClient, id: string) {
  const [stored] = await readRows(
    storedRow,
    client.from("job_applied").select("posting_text,version").eq("id", id),
  );
  return stored;
}

async function settle(client: SupabaseClient, sending: Sending, versions: LocalVersions) {
  const columns = Object.keys(taskRow.shape).join(",");
  const own = client.from("task").select(columns).eq("application_id", sending.id);
  const now = Date.now();
  const tasks = (await readRows(taskRow, own)).filter(
    (task) => task.due_date !== null && task.title !== null && isToSettle(task, sending, now),
  );
  if (tasks.length === 0) return;
  const { isClosingTask } = await import("./closing-task.ts");
  const before = await readStored(client, sending.id);
  const posting = before?.posting_text ?? "";
  const doneAt = sending.isSent ? new Date(now).toISOString() : null;
  const closing = tasks.filter((task) => isClosingTask(task, posting));
  if (!before || closing.length === 0) return;
  await Promise.all(
    closing.map(({ id }) => write(client.from("task").update({ done_at: doneAt }).eq("id", id))),
  );
  // The first open task is in the columns of the application, whose version each change may have raised by one.
  const after = await readStored(client, sending.id);
  if (after && after.version > before.version && after.version <= before.version + closing.length)
    versions.replaced(sending.id, before.version, after.version);
}

/**
 * Marks the last day to apply as done where an application was sent, and opens it again where that is taken back.
 * @param versions those that the page replaces by it
 */
export function useSettleClosing(
  versions: LocalVersions,
): (sendings: readonly (Sending | undefined)[]) => void {
  const t = useTranslate(scheduleMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const settling = useMutation({
    scope: { id: "settle-closing" },
    meta: { errorTitle: t("failed") },
    mutationFn: async (sendings: readonly Sending[]) => {
      for (const sending of sendings) await settle(client, sending, versions);
    },
    onSettled: () =>
      Promise.all(
        [scheduleKey, applicationsKey, timelineKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (sendings) => {
    const changed = sendings.filter((one) => one !== undefined);
    if (changed.length > 0) settling.mutate(changed);
  };
}
