import type { Application } from "@postulo/domain/application";
import type { Invitation } from "@postulo/domain/calendar/invitation";
import { isInterviewLength } from "@postulo/domain/interview";
import type { MailVenue } from "@postulo/domain/mail/mail-venue";
import type { MailProposal } from "@postulo/domain/mail/read-mail";
import { taskTitle } from "@postulo/domain/task";
import { instantOf, isTimeZone } from "@postulo/domain/zoned-time";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { PlannedInterview, Schedule } from "../../schedule/use-schedule.ts";
import { ownZone } from "../../schedule/when.ts";
import type { DateProblem, EnteredDate } from "./date-choice.tsx";
import { mailMessages } from "./messages.ts";
import { movable, movedBy } from "./moved-interview.ts";
import { proposedDate } from "./proposed-change.ts";

interface DateSource {
  readonly row: Application;
  readonly proposal: MailProposal;
  readonly invitation: Invitation | undefined;
  readonly schedule: Schedule | undefined;
}

/** An invitation, with what the mail tells besides. One without a place is by video only if the mail says so. */
function told(invitation: Invitation | undefined, venue: MailVenue): MailVenue {
  if (!invitation) return venue;
  const { kind, place, people } = invitation;
  return {
    kind: kind === "video" && place === null ? venue.kind : kind,
    place: place ?? venue.place,
    people: people ?? venue.people,
  };
}

/** The kind, place and people of an interview: of the mail, else of the interview that it moves. */
function proposedVenue(
  { kind, place, people }: MailVenue,
  moved: PlannedInterview | undefined,
): Pick<EnteredDate, "interviewKind" | "place" | "people"> {
  const known = moved ?? { kind: "" as const, place: null, people: null };
  // The place of another kind is none of this one.
  const isSameKind = kind === null || kind === known.kind;
  return {
    interviewKind: kind ?? known.kind,
    place: place ?? (isSameKind ? (known.place ?? "") : ""),
    people: people ?? known.people ?? "",
  };
}

function useTaskTitle({ row, proposal: { date, mail } }: DateSource): string {
  const t = useTranslate(mailMessages);
  const { company_name: company } = row;
  const title =
    date?.kind === "deadline"
      ? t("date.deadline", { company })
      : t("date.other", { company, subject: mail.subject });
  return taskTitle(title);
}

interface EntrySource {
  readonly applicationId: string;
  readonly proposal: Pick<MailProposal, "date" | "move" | "venue">;
  readonly invitation: Invitation | undefined;
  readonly interviews: readonly PlannedInterview[];
  readonly now: number;
  /** IANA name. */
  readonly zone: string;
}

const zonePlanned = ({ proposal, invitation }: EntrySource, moved: PlannedInterview | undefined) =>
  proposal.date?.zone === null && !invitation ? moved?.time_zone : undefined;

/** What a mail proposes for the interview that it adds or moves. @param chosen The target that the person chose. */
export function proposedEntry(source: EntrySource, chosen?: string) {
  const { proposal, invitation, interviews } = source;
  // An invitation changes the interview that has its id.
  const invited = interviews.find(
    ({ calendar_uid: uid }) => uid !== null && uid === invitation?.uid,
  );
  const candidates = invited ? [] : movable(proposal.move, source);
  const target = chosen ?? movedBy(proposal.move, candidates);
  const moved = invited ?? candidates.find(({ id }) => id === target);
  const date = proposedDate(proposal, invitation, source.zone);
  const planned = zonePlanned(source, moved);
  const entry = {
    ...date,
    ...proposedVenue(told(invitation, proposal.venue), moved),
    zone: planned ?? date.zone,
    minutes: date.minutes || String(moved?.duration_minutes ?? ""),
    target,
  };
  return { entry, candidates, isZonePlanned: planned !== undefined };
}

/** The date that is entered: what the person typed, else what the mail proposes. */
export function useDateEntry(source: DateSource) {
  const { row, proposal, invitation, schedule } = source;
  const what = useTaskTitle(source);
  const [now] = useState(() => Date.now());
  const [edited, setEdited] = useState<Partial<EnteredDate>>({});
  const interviews = schedule?.interviews ?? [];
  const entrySource = { applicationId: row.id, proposal, invitation, interviews, now };
  const { entry, candidates, isZonePlanned } = proposedEntry(
    { ...entrySource, zone: ownZone() },
    edited.target,
  );
  const entered: EnteredDate = { what, ...entry, ...edited };
  const change = (changed: Partial<EnteredDate>) =>
    setEdited((before) => ({ ...before, ...changed }));
  return { entered, change, candidates, isZonePlanned, problem: problemOf(entered) };
}

function problemOf(entered: EnteredDate): DateProblem | undefined {
  const { kind, at, zone, minutes, interviewKind, target } = entered;
  if (kind !== "interview") return undefined;
  if (target === "") return "needsTarget";
  if (!isTimeZone(zone)) return "badZone";
  if (Number.isNaN(instantOf(at, zone))) return "needsTime";
  if (interviewKind === "") return "needsKind";
  return isInterviewLength(minutes) ? undefined : "badMinutes";
}
