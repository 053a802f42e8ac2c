import type { StageEvent } from "@postulo/domain/stage-history";
import { stages } from "@postulo/domain/stage";
import * as z from "zod/mini";

/** A change of stage, as the table `application_event` stores it. */
export const stageEventRow = z.object({
  application_id: z.string(),
  old_value: z.nullable(z.string()),
  new_value: z.string(),
  occurred_at: z.string(),
});
export const stageEventColumns = Object.keys(stageEventRow.shape).join(",");

const stageNamed = (name: string | null) => stages.find((stage) => stage === name);

/** The changes of stage of some rows, without those to a stage that this version does not know. */
export const toStageEvents = (rows: readonly z.infer<typeof stageEventRow>[]): StageEvent[] =>
  rows.flatMap((row) => {
    const to = stageNamed(row.new_value);
    if (to === undefined) return [];
    const { application_id: applicationId, old_value, occurred_at } = row;
    return [{ applicationId, from: stageNamed(old_value), to, at: Date.parse(occurred_at) }];
  });
