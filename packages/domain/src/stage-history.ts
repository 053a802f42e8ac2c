import type { Stage } from "./stage.ts";

/** A change of stage as it was recorded. */
export interface StageEvent {
  readonly applicationId: string;
  readonly from: Stage | undefined;
  readonly to: Stage;
  /** In ms since the epoch. */
  readonly at: number;
}

/** A stay of an application in a stage; `until` is undefined while it lasts. */
export interface StageStay {
  readonly stage: Stage;
  readonly since: number;
  readonly until: number | undefined;
}

/** A stage that is left again so soon was a slip of the hand: the card was dropped on the wrong column. */
export const minStayMs = 60_000;

/**
 * The stays of one application, the earliest first. Slips are left out, and what they cut in two is one stay again.
 * @param events of that application, in the order in which they happened.
 */
export function stageStays(events: readonly StageEvent[]): readonly StageStay[] {
  const stays: StageStay[] = [];
  for (const [position, { to, at }] of events.entries()) {
    const until = events[position + 1]?.at;
    if (until !== undefined && until - at < minStayMs) continue;
    const last = stays.at(-1);
    if (last?.stage === to) stays[stays.length - 1] = { ...last, until };
    else stays.push({ stage: to, since: at, until });
  }
  // The time of a slip belongs to the stage before it.
  return stays.map((visit, position) => {
    const next = stays[position + 1];
    return next && visit.until !== undefined ? { ...visit, until: next.since } : visit;
  });
}
