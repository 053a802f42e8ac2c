import { isTerminalStage, stages, type Stage } from "./stage.ts";

/** A recorded change of stage. */
export interface StageEvent {
  readonly applicationId: string;
  readonly from: Stage | undefined;
  readonly to: Stage;
  /** In ms since the epoch. */
  readonly at: number;
}

/** The time of an application in a stage; `until` is undefined for the current one. */
export interface StageStay {
  readonly stage: Stage;
  readonly since: number;
  readonly until: number | undefined;
}

/** A shorter stay is a mistake: the card was dropped on the wrong column. */
export const minStayMs = 60_000;

const rankOf = (stage: Stage) => (isTerminalStage(stage) ? stages.length : stages.indexOf(stage));

/** Whether a stage is withdrawn by the next one: an earlier stage, or another end. */
const isTakenBack = (stage: Stage, next: Stage) =>
  rankOf(next) < rankOf(stage) ||
  (next !== stage && isTerminalStage(next) && isTerminalStage(stage));

/**
 * The stays of one application, the earliest first. Shorter ones than `minStayMs` and those that were taken back are
 * removed, and the stays around them merged.
 * @param events of that application, in chronological order.
 */
export function stageStays(events: readonly StageEvent[]): readonly StageStay[] {
  const stays: StageStay[] = [];
  for (const [position, { to, at }] of events.entries()) {
    const until = events[position + 1]?.at;
    if (until !== undefined && until - at < minStayMs) continue;
    let last = stays.at(-1);
    while (last && isTakenBack(last.stage, to)) {
      stays.pop();
      last = stays.at(-1);
    }
    if (last?.stage === to) stays[stays.length - 1] = { ...last, until };
    else stays.push({ stage: to, since: at, until });
  }
  // The time of a removed stay belongs to the previous stage.
  return stays.map((visit, position) => {
    const next = stays[position + 1];
    return next && visit.until !== undefined ? { ...visit, until: next.since } : visit;
  });
}
