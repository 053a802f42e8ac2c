import type { Answer } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
import type { Session } from "../session/current-session.ts";
import { receiptOf } from "./receipt.ts";
import { recordApplication, takeBackApplication, type Recorded } from "./record.ts";
import { forgetAnswers, storeAnswers } from "./store-answers.ts";
import { changeUnrecorded, loadUnrecorded } from "./unrecorded.ts";
import { changeVisit, loadVisit } from "./visits.ts";

/** Where a visit is stored. */
export type VisitPlace = {
  readonly load: () => Promise<Visit | undefined>;
  readonly change: (change: (now: Visit) => Visit) => Promise<Visit | undefined>;
  /** The URL of its page now; undefined when it has none or that is unknown. */
  readonly pageUrl: () => Promise<string | undefined>;
};

/** The current visit of a tab. */
export const visitOfTab = (tabId: number): VisitPlace => ({
  load: () => loadVisit(tabId),
  change: (change) => changeVisit(tabId, change),
  pageUrl: async () => (await chrome.tabs.get(tabId)).url,
});

/** A visit of this user that is kept because it could not be recorded. */
export const keptVisit = (id: string, { userId }: Session): VisitPlace => ({
  load: () => loadUnrecorded(id, userId),
  change: (change) => changeUnrecorded(id, change),
  pageUrl: async () => undefined,
});

type Recording = {
  readonly at: VisitPlace;
  readonly draft: Visit["draft"];
  readonly again: boolean;
};

type Marked = {
  readonly at: VisitPlace;
  readonly visit: Visit;
  readonly draft: Visit["draft"];
  readonly recorded: Extract<Recorded, { kind: "recorded" }>;
};

/** Marks a visit as recorded, and stores the answers that the user gave. */
async function markRecorded(
  session: Session,
  { at, visit, draft, recorded }: Marked,
): Promise<Answer> {
  const url = (await at.pageUrl()) ?? visit.url;
  // The answers that were noted meanwhile.
  const answered = (await at.load())?.answered ?? visit.answered;
  // The visit now belongs to the confirmation page; another page of the site is another job.
  const close = (now: Visit): Visit => {
    const { tracked: _, sameCompany: __, answered: ___, drafts: ____, ...rest } = now;
    const { id, wasSaved } = recorded;
    const recordedAs = id === undefined ? {} : { recordedAs: { id, wasSaved } };
    return { ...rest, url, draft, recording: "recorded", ...recordedAs };
  };
  const done = (await at.change(close)) ?? close(visit);
  const given = { ...visit, ...(answered ? { answered } : {}), draft };
  const learned = await storeAnswers(session, given);
  const withLearned = (now: Visit): Visit => ({ ...now, learned });
  return {
    kind: "visited",
    visit: (await at.change(withLearned)) ?? withLearned(done),
  };
}

/** Records the application of a visit with its receipt, after the confirmation by the page or the user. */
export async function recordVisit(
  session: Session,
  { at, draft, again }: Recording,
): Promise<Answer> {
  const visit = await at.load();
  if (!visit) return { kind: "failed", failure: "pageNotReachable" };
  if (visit.recording === "recorded" && !again) return { kind: "visited", visit };
  const recorded = await recordApplication(session, {
    draft,
    posted: visit.posted,
    receipt: receiptOf(visit),
    again,
  });
  switch (recorded.kind) {
    case "invalid":
      return { kind: "invalidDraft", problems: recorded.problems };
    case "alreadyTracked": {
      const { tracked } = recorded;
      // A concurrent request recorded it: the application found is this one.
      const markAsked = (now: Visit): Visit =>
        now.recording === "recorded" ? now : { ...now, draft, tracked, recording: "ask" };
      return { kind: "visited", visit: (await at.change(markAsked)) ?? markAsked(visit) };
    }
    case "recorded":
      return markRecorded(session, { at, visit, draft, recorded });
  }
}

function reopened(now: Visit): Visit {
  const { recordedAs: _, learned: __, ...rest } = now;
  return { ...rest, recording: "notSent", isConfirmed: false, isTakenBack: true };
}

/** Takes back what was recorded in this visit; the application counts as not sent. */
export async function takeBack(session: Session, at: VisitPlace): Promise<Answer> {
  const visit = await at.load();
  if (!visit?.recordedAs) return { kind: "failed", failure: "pageNotReachable" };
  if (!(await takeBackApplication(session, visit.recordedAs)))
    return { kind: "failed", failure: "changedSince" };
  await forgetAnswers(session, visit.learned ?? []);
  return { kind: "visited", visit: (await at.change(reopened)) ?? reopened(visit) };
}

function withoutLearned(now: Visit): Visit {
  const { learned: _, ...rest } = now;
  return rest;
}

/** Takes back the answers that were stored when this visit was recorded. */
export async function forgetLearned(session: Session, at: VisitPlace): Promise<Answer> {
  const visit = await at.load();
  if (!visit) return { kind: "failed", failure: "pageNotReachable" };
  await forgetAnswers(session, visit.learned ?? []);
  return {
    kind: "visited",
    visit: (await at.change(withoutLearned)) ?? withoutLearned(visit),
  };
}
