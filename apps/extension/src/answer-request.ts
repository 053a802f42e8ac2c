import { loadApplicant } from "./filling/load-applicant.ts";
import { fillTab, postingOfTab, undoTab } from "./filling/page-access.ts";
import type { Answer, Request, Visit } from "./requests.ts";
import { addressOf, loadServer } from "./server/stored-server.ts";
import { currentSession, type Session } from "./session/current-session.ts";
import { signIn, signOut } from "./session/sign-in.ts";
import { findTracked, recordApplication } from "./tracking/record.ts";
import { loadVisit, saveVisit } from "./tracking/visits.ts";

const signedOut: Answer = { kind: "failed", failure: "signedOut" };
const pageNotReachable: Answer = { kind: "failed", failure: "pageNotReachable" };

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The day where the person is, as ISO text. */
const today = (now: Date) =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;

async function status(tabId: number): Promise<Answer> {
  const server = addressOf(await loadServer());
  const session = await currentSession();
  if (!session) return { kind: "signedOut", server };
  const visit = await loadVisit(tabId);
  return { kind: "signedIn", server, email: session.email, ...(visit ? { visit } : {}) };
}

/** Looks at the page: which job it is for, and whether it is tracked already. */
async function look(session: Session, tabId: number): Promise<Visit | undefined> {
  const [posting, { url }] = await Promise.all([postingOfTab(tabId), chrome.tabs.get(tabId)]);
  if (!posting || url === undefined) return undefined;
  const tracked = await findTracked(session, posting.url);
  return {
    url,
    draft: {
      jobTitle: posting.title,
      companyName: posting.company,
      jobUrl: posting.url,
      location: posting.location,
      appliedAt: today(new Date()),
      source: posting.source,
    },
    ...(tracked ? { tracked } : {}),
    isRecorded: false,
  };
}

/** The visit of exactly this page: another page of the same site is another job, or another step. */
async function visitOfPage(tabId: number): Promise<Visit | undefined> {
  const [visit, { url }] = await Promise.all([loadVisit(tabId), chrome.tabs.get(tabId)]);
  return visit?.url === url ? visit : undefined;
}

async function readPosting(tabId: number): Promise<Answer> {
  const session = await currentSession();
  if (!session) return signedOut;
  const visit = (await visitOfPage(tabId)) ?? (await look(session, tabId));
  return visit ? { kind: "visited", visit: await saveVisit(tabId, visit) } : pageNotReachable;
}

type Line = NonNullable<Visit["receipt"]>[number];

const isAlreadyFilled = ({ outcome }: Line) =>
  outcome.kind === "left" && outcome.reason === "alreadyFilled";

/** What an earlier run filled stays told as filled when the next one finds it so. */
function afterAnotherRun(earlier: readonly Line[], lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const same = earlier.find((one) => one.key === line.key && one.label === line.label);
    return isAlreadyFilled(line) && same?.outcome.kind === "filled" ? same : line;
  });
}

async function fill(tabId: number): Promise<Answer> {
  const session = await currentSession();
  if (!session) return signedOut;
  const [applicant, known] = await Promise.all([loadApplicant(session), visitOfPage(tabId)]);
  if (!applicant) return { kind: "failed", failure: "unexpected" };
  const lines = await fillTab(tabId, applicant);
  const visit = known ?? (await look(session, tabId));
  if (!visit) return pageNotReachable;
  const receipt = afterAnotherRun(visit.receipt ?? [], lines);
  return { kind: "visited", visit: await saveVisit(tabId, { ...visit, receipt }) };
}

async function undo(tabId: number): Promise<Answer> {
  const [count, visit] = await Promise.all([undoTab(tabId), loadVisit(tabId)]);
  if (visit) {
    const { receipt: _, ...untouched } = visit;
    await saveVisit(tabId, untouched);
  }
  return { kind: "undone", count };
}

async function record({
  tabId,
  draft,
  again,
}: Extract<Request, { kind: "record" }>): Promise<Answer> {
  const session = await currentSession();
  if (!session) return signedOut;
  const visit = await loadVisit(tabId);
  if (!visit) return pageNotReachable;
  const recorded = await recordApplication(session, draft, again);
  switch (recorded.kind) {
    case "invalid":
      return { kind: "invalidDraft", problems: recorded.problems };
    case "alreadyTracked":
      return {
        kind: "visited",
        visit: await saveVisit(tabId, { ...visit, draft, tracked: recorded.tracked }),
      };
    case "recorded":
      return {
        kind: "visited",
        visit: await saveVisit(tabId, { ...visit, draft, isRecorded: true }),
      };
  }
}

/** Does what the popup asks. What only a bug can cause is thrown, and answered by whoever listens. */
export async function answerRequest(asked: Request): Promise<Answer> {
  switch (asked.kind) {
    case "status":
      return status(asked.tabId);
    case "signIn":
      return signIn(asked);
    case "signOut":
      return signOut();
    case "fill":
      return fill(asked.tabId);
    case "undo":
      return undo(asked.tabId);
    case "readPosting":
      return readPosting(asked.tabId);
    case "record":
      return record(asked);
  }
}
