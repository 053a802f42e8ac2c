import type { Answer, Request } from "@postulo/contract/extension-messages";
import type { Session } from "../session/current-session.ts";
import {
  deleteCorrections,
  deleteFormPage,
  loadCorrections,
  saveCorrection,
  saveFormPage,
} from "../stored-corrections.ts";
import { openVisit } from "../tracking/open-visit.ts";
import { loadApplicant } from "./load-applicant.ts";
import { readTab } from "./page-access.ts";

const done: Answer = { kind: "done" };

const urlOf = async (tabId: number) => (await chrome.tabs.get(tabId)).url;

/** Stores what the user says a field is, by its label and site, on this machine. */
export async function correctField(
  session: Session,
  { tabId, frameId, fieldId, is }: Omit<Extract<Request, { kind: "correct" }>, "kind">,
): Promise<Answer> {
  const visit = await openVisit(session, tabId);
  if (!visit) return { kind: "failed", failure: "pageNotReachable" };
  const url = await urlOf(tabId);
  const [{ applicant }, corrections] = await Promise.all([
    loadApplicant(session, { visit, isFresh: false }),
    loadCorrections(url),
  ]);
  const frames = await readTab(tabId, applicant, corrections);
  const frame = frames.find((one) => one.frameId === frameId);
  const field = frame?.fields.find((one) => one.fieldId === fieldId);
  if (field) await saveCorrection(url, field.label, is);
  return done;
}

/** Takes back all that the user has said about the fields of this site and about this page. */
export async function forgetCorrections(tabId: number): Promise<Answer> {
  const url = await urlOf(tabId);
  await deleteCorrections(url);
  await deleteFormPage(url);
  return done;
}

/** Stores that the page is an application form, on this machine. */
export async function rememberForm(tabId: number): Promise<Answer> {
  await saveFormPage(await urlOf(tabId));
  return done;
}
