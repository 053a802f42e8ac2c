import type { ApplicantDocument } from "@postulo/autofill/applicant";
import type { Answer, FieldView, Line, Request, Visit } from "@postulo/contract/extension-messages";
import type { AttachedFile } from "@postulo/contract/receipt";
import { mediaTypeOf } from "../documents/media-type.ts";
import { attachedFile, chosenDocuments } from "../documents/stored-documents.ts";
import { isComposed } from "../documents/write-letter.ts";
import { letterText } from "../drafts/draft-field.ts";
import { addressOf, loadServer } from "../server/stored-server.ts";
import type { Session } from "../session/current-session.ts";
import { openVisit } from "../tracking/open-visit.ts";
import { noteAnswers } from "../tracking/store-answers.ts";
import { changeVisit, loadVisit, saveVisit, withLines } from "../tracking/visits.ts";
import { consumeApplication } from "./application-credit.ts";
import { loadApplicant, type Loaded } from "./load-applicant.ts";
import {
  fillFrames,
  isApplicationTab,
  readTab,
  undoTab,
  type FieldsOfFrame,
} from "./page-access.ts";
import { lineOf } from "./receipt-line.ts";
import { isFormSite, loadCorrections } from "../stored-corrections.ts";

const pageNotReachable: Answer = { kind: "failed", failure: "pageNotReachable" };

const viewsOf = (frames: readonly FieldsOfFrame[]): FieldView[] =>
  frames.flatMap(({ frameId, fields, site }) =>
    fields.map((field) => ({ frameId, ...field, ...(site === undefined ? {} : { site }) })),
  );

/** A text area for the letter is offered a text only where there is one. */
function withMessage(field: FieldView, visit: Visit): FieldView {
  if (field.key !== letterText || isComposed(visit)) return field;
  const { open: _, ...others } = field;
  return others;
}

/** Adds the chosen files by name, without content, for planning. */
function withNames({ applicant, documents }: Loaded, visit: Visit): Loaded["applicant"] {
  const chosen = chosenDocuments(documents, visit);
  const named = (kind: ApplicantDocument["kind"]): ApplicantDocument[] => {
    const fileName =
      documents.find(({ id }) => id === chosen[kind])?.fileName ??
      (chosen[kind] === null ? undefined : visit.written?.fileName);
    return fileName === undefined
      ? []
      : [{ kind, fileName, mediaType: mediaTypeOf(fileName), base64: "" }];
  };
  return { ...applicant, documents: [...named("resume"), ...named("coverLetter")] };
}

const letterOf = ({ text, letterId }: NonNullable<Visit["written"]>, server: string) => ({
  text,
  ...(letterId === undefined
    ? {}
    : { address: `${server}/dashboard/cover-letter?letter=${encodeURIComponent(letterId)}` }),
});

/** Whether the page is an application form: as read, as the user said, or as a form that was filled already. */
const isForm = async (tabId: number, visit: Visit, url: string | undefined): Promise<boolean> =>
  visit.isForm === true ||
  visit.receipt !== undefined ||
  (await isApplicationTab(tabId)) ||
  isFormSite(url);

/** The panel's view of the tab, without changing the page. */
export async function viewTab(session: Session, tabId: number): Promise<Answer> {
  const visit = await openVisit(session, tabId);
  if (!visit) return pageNotReachable;
  const { url } = await chrome.tabs.get(tabId);
  const [loaded, corrections] = await Promise.all([
    loadApplicant(session, { visit, isFresh: false }),
    loadCorrections(url),
  ]);
  const frames = await readTab(tabId, withNames(loaded, visit), corrections);
  const { written, answered: _, ...shown } = visit;
  const server = addressOf(await loadServer());
  return {
    kind: "viewed",
    view: {
      fields: viewsOf(frames).map((field) => withMessage(field, visit)),
      documents: loaded.documents.map(({ id, fileName, kind, letter }) => ({
        id,
        fileName,
        kind,
        ...(letter ? { letter } : {}),
      })),
      chosen: chosenDocuments(loaded.documents, visit),
      visit: shown,
      ...(written ? { writtenLetter: letterOf(written, server) } : {}),
      server,
      isForm: await isForm(tabId, visit, url),
      corrections: corrections.length,
    },
  };
}

type Only = Extract<Request, { kind: "fill" }>["only"];

/** Whether the request fills the field. */
function isToFill({ frameId, fieldId, state }: FieldView, only: Only): boolean {
  if (state.kind === "ready") return true;
  if (only?.frameId !== frameId || only.fieldId !== fieldId) return false;
  return state.kind === "unseen" ? only.evenUnseen : state.kind === "left" && !!state.offer;
}

/** The documents whose names the receipt's uploads have. */
function filesOf(
  documents: readonly ApplicantDocument[],
  { receipt = [] }: Visit,
): Promise<AttachedFile[]> {
  const isAttached = ({ fileName }: ApplicantDocument) =>
    receipt.some(
      ({ key, outcome }) =>
        key.endsWith("_file") && outcome.kind === "filled" && outcome.text.includes(fileName),
    );
  return Promise.all(documents.filter(isAttached).map(attachedFile));
}

type Run = { readonly tabId: number; readonly frameIds: number[]; readonly only: Only };

/** Executes a fill. The lines of a page that was left meanwhile are in the visit already. */
async function runFill(
  { tabId, frameIds, only }: Run,
  applicant: Loaded["applicant"],
): Promise<readonly Line[]> {
  if (frameIds.length === 0) return [];
  try {
    return viewsOf(await fillFrames({ tabId, frameIds }, applicant, only ?? null)).map(lineOf);
  } catch (error) {
    const visit = await loadVisit(tabId);
    if (visit?.receipt?.some(({ outcome }) => outcome.kind === "filled")) return [];
    throw error;
  }
}

/**
 * Fills the tab, or one field of it. The posting's credit is consumed before filling, and only if there is a field to fill.
 */
export async function fillTab(session: Session, tabId: number, only: Only): Promise<Answer> {
  const visit = await openVisit(session, tabId);
  if (!visit) return pageNotReachable;
  const loaded = await loadApplicant(session, { visit, isFresh: true });
  const { url } = await chrome.tabs.get(tabId);
  const read = await readTab(tabId, withNames(loaded, visit), await loadCorrections(url));
  const ready = viewsOf(read).filter((field) => isToFill(field, only));
  if (ready.length > 0 && !(await consumeApplication(session, visit.draft.job_url)))
    return { kind: "failed", failure: "limitReached" };
  const documents = ready.some(({ key }) => key.endsWith("_file")) ? await loaded.attach() : [];
  const applicant = { ...loaded.applicant, documents };
  const frameIds = read
    .map(({ frameId }) => frameId)
    .filter((frameId) => only === undefined || frameId === only.frameId);
  // The page may be left before the fill ends: its form and what was written belong to this visit.
  if (ready.length > 0) await changeVisit(tabId, (now) => withLines(now, []));
  const lines = await runFill({ tabId, frameIds, only }, applicant);
  const withRun = (now: Visit): Visit => ({
    ...withLines(now, lines),
    isPanelClosed: false,
    recording: now.recording === "recorded" ? "recorded" : "open",
  });
  const filled = (await changeVisit(tabId, withRun)) ?? (await saveVisit(tabId, withRun(visit)));
  const files = await filesOf(documents, filled);
  const withFiles = ({ files: earlier = [], ...now }: Visit): Visit => {
    const isNew = ({ sha256 }: AttachedFile) => !earlier.some((one) => one.sha256 === sha256);
    return { ...now, files: [...earlier, ...files.filter(isNew)] };
  };
  const happened = (await changeVisit(tabId, withFiles)) ?? withFiles(filled);
  // Includes answers that the user entered during filling.
  await noteAnswers(tabId);
  return { kind: "visited", visit: happened };
}

export async function undoFilling(tabId: number): Promise<Answer> {
  const count = await undoTab(tabId);
  await changeVisit(tabId, (now) => {
    const { receipt: _, filledAt: __, files: ___, ...untouched } = now;
    return untouched;
  });
  return { kind: "undone", count };
}
