import type { Application } from "@postulo/domain/application";
import type { Invitation } from "@postulo/domain/calendar/invitation";
import { isInterviewLength } from "@postulo/domain/interview";
import { isStep, type MailMeeting } from "@postulo/domain/mail/mail-meeting";
import type { MailStage } from "@postulo/domain/mail/stage-weights";
import type { MailProposal } from "@postulo/domain/mail/read-mail";
import { isTerminalStage, pipelineGroupOf, stages, type Stage } from "@postulo/domain/stage";
import { wallTime } from "@postulo/domain/zoned-time";

type Row = Pick<Application, "application_stage">;

/** Whether an application has ended by a decision. */
export const isClosed = (stage: Stage): boolean => isTerminalStage(stage) && stage !== "noResponse";

/** The stages of an application that no employer has invited yet. */
const isUninvited = (stage: Stage) => ["saved", "applied", "noResponse"].includes(stage);

/** The stage after a mail, and the stages out of which it leads there. */
const steps: Readonly<
  Record<
    Exclude<MailStage, "interview" | "none">,
    { readonly to: Stage; readonly isFrom: (now: Stage) => boolean }
  >
> = {
  received: { to: "applied", isFrom: (now) => now === "saved" },
  in_contact: { to: "applied", isFrom: (now) => now === "saved" },
  offer: { to: "offer", isFrom: (now) => now !== "offer" && !isClosed(now) },
  rejected: { to: "rejected", isFrom: (now) => !isClosed(now) },
  withdrawn: { to: "withdrawn", isFrom: (now) => !isClosed(now) },
};

const stagesOfRounds = {
  second: "interview2",
  third: "interview3",
  final: "finalInterview",
} as const satisfies Partial<Record<MailMeeting["round"], Stage>>;

/** The stage of a numbered meeting, if it is ahead. */
function stageOfRound(round: keyof typeof stagesOfRounds, now: Stage): Stage | undefined {
  const next = stagesOfRounds[round];
  return isUninvited(now) || stages.indexOf(now) < stages.indexOf(next) ? next : undefined;
}

/** The stage of an invitation; undefined where the mail does not tell which meeting of the application it is. */
function stageOfMeeting(meeting: MailMeeting, now: Stage) {
  const { medium, round, isNewInterview } = meeting;
  if (!isStep(meeting) || round === "unclear") return undefined;
  if (round !== "unsaid") return stageOfRound(round, now);
  if (medium === "unclear") return undefined;
  if (medium === "phone") return isUninvited(now) ? "phoneScreen" : undefined;
  const isAfterCall = now === "phoneScreen" && medium === "other" && isNewInterview;
  return isUninvited(now) || isAfterCall ? "interview1" : undefined;
}

/**
 * The stage that a mail leads to; undefined where it changes nothing: no mail opens a closed application again.
 */
export function proposedStage(
  { stage: { stage: said }, meeting }: Pick<MailProposal, "meeting" | "stage">,
  { application_stage: now }: Row,
): Stage | undefined {
  if (said === "none") return undefined;
  if (said === "interview") return meeting ? stageOfMeeting(meeting, now) : undefined;
  const step = steps[said];
  return step.isFrom(now) ? step.to : undefined;
}

/** Whether a change goes back: out of a later stage, or out of an offer. */
export const isBackwards = (now: Stage, next: Stage): boolean =>
  stages.indexOf(next) < stages.indexOf(now) ||
  (pipelineGroupOf(now) === "offer" && isTerminalStage(next));

/** What is planned with the application, as it is entered. */
export interface DateFields {
  readonly kind: "none" | "interview" | "task";
  /** Of an interview, `YYYY-MM-DDTHH:mm`. */
  readonly at: string;
  readonly zone: string;
  /** Of an interview, in minutes; "" where it is not known. */
  readonly minutes: string;
  /** Of a task, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The date of the invitation in a mail, else the one that the mail names. @param ownZone IANA name. */
export function proposedDate(
  { date }: Pick<MailProposal, "date">,
  invitation: Invitation | undefined,
  ownZone: string,
): DateFields {
  const none: DateFields = { kind: "none", at: "", zone: ownZone, minutes: "", day: "" };
  if (invitation) {
    const at = wallTime(Date.parse(invitation.startsAt), invitation.timeZone);
    const minutes = String(invitation.minutes ?? "");
    return { ...none, kind: "interview", at, zone: invitation.timeZone, minutes };
  }
  // The hint names the first day of work. A task is proposed only after the offer was accepted.
  if (!date || date.kind === "start") return none;
  const zone = date.zone ?? date.likelyZone ?? ownZone;
  const written = String(date.minutes ?? "");
  const minutes = isInterviewLength(written) ? written : "";
  return date.kind === "interview" && date.iso.includes("T")
    ? { ...none, kind: "interview", at: date.iso, zone, minutes }
    : { ...none, kind: "task", day: date.iso.slice(0, 10) };
}
