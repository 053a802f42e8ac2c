import type { Application } from "@postulo/domain/application";
import { endOf } from "@postulo/domain/interview";
import type { Stage } from "@postulo/domain/stage";
import { useState } from "react";
import type { ScheduleChange } from "../../schedule/use-schedule-change.ts";
import type { Schedule } from "../../schedule/use-schedule.ts";
import { isClosed } from "./proposed-change.ts";

interface CancellingOptions {
  readonly row: Application;
  readonly schedule: Schedule | undefined;
  /** After the mail. */
  readonly stage: Stage;
}

/** The interviews that are still ahead of an application which a mail closes: they are cancelled with it, unless the person keeps them. */
export function useCancelling({ row, schedule, stage }: CancellingOptions) {
  const [isWanted, setIsWanted] = useState(true);
  const [now] = useState(() => Date.now());
  const isClosing = isClosed(stage) && !isClosed(row.application_stage);
  const interviews = (schedule?.interviews ?? []).filter(
    (interview) =>
      interview.application_id === row.id && interview.outcome === null && endOf(interview) > now,
  );
  const ahead = isClosing ? interviews : [];
  const changes = ahead.map(({ id }): ScheduleChange => ({
    kind: "editInterview",
    id,
    values: { outcome: "cancelled" },
  }));
  return { ahead, isWanted, setIsWanted, changes: isWanted ? changes : [] };
}
