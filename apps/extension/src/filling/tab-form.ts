import type { ApplicantDocument } from "@postulo/autofill/applicant";
import type { Answer, FieldView, Request } from "@postulo/contract/extension-messages";
import type { Line, Visit } from "@postulo/contract/extension-visit";
import type { AttachedFile } from "@postulo/contract/receipt";
import { mediaTypeOf } from "../documents/media-type.ts";
import { attachedFile, chosenDocuments } from "../documents/stored-documents.ts";
import { isComposed } from "../documents/write-letter.ts";
import { letterText } from "../drafts/draft-field.ts";
import { addressOf, loadServer } from "../server/stored-server.ts";
import type { Session } from "../session/current-session.ts";
import { openVisit } from "../tracking/open-visit.ts";
import { noteAnswers } from "../tracking/store-answers.ts";
import { hasOtherForm } from "../tracking/visit-of-page.ts";
import {
  changeVisit,
  cutLabel,
  loadVisit,
  saveVisit,
  unrecordedElsewhere,
  withLines,
} from "../tracking/visits.ts";
import { consumeApplication } from "./application-credit.ts";
import { loadApplicant, type Loaded } from "./load-applicant.ts";
import {
  fillFrames,
  isApplicationTab,
  readTab,
  undoTab,
  type FieldsOfFrame,
} from "./page-access.ts";
import { missingEntries } from "./missing-entries.ts";
import { changedLines, lineOf } from "./receipt-line.ts";
import { isFormPage, loadCorrections } from "../stored-corrections.ts";

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

/** Whether the page is an application form: as read, as the user said, or as a step of a form that was filled already. */
const isForm = async (tabId: number, visit: Visit, url: string | undefined): Promise<boolean> =>
  (visit.receipt !== undefined && !(await hasOtherForm(tabId, visit))) ||
  (await isApplicationTab(tabId)) ||
  isFormPage(url);

const maxPages = 50;

/** Notes that a page of the visit is being filled. */
function withPage(now: Visit, url: string | undefined): Visit {
  const { filledPages = [] } = now;
  return url === undefined || filledPages.includes(url)
    ? now
    : { ...now, filledPages: [...filledPages, url].slice(-maxPages) };
}

/** Notes in the receipt which filled fields the user has changed since. */
async function noteChanges(tabId: number, visit: Visit, fields: readonly FieldView[]) {
  const lines = changedLines(visit.receipt ?? [], fields);
  if (lines.length === 0) return visit;
  const noted = ({ filledAt, ...now }: Visit): Visit => ({ ...withLines(now, lines), filledAt });
  return (await changeVisit(tabId, noted)) ?? visit;
}

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
  const fields = viewsOf(frames);
  const now = await noteChanges(tabId, visit, fields);
  const { written, answered: _, ...shown } = now;
  const server = addressOf(await loadServer());
  return {
    kind: "viewed",
    view: {
      fields: fields.map((field) => withMessage(field, visit)),
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
      isForm: await isForm(tabId, now, url),
      isSaidForm: await isFormPage(url),
      corrections: corrections.length,
      unrecorded: (await unrecordedElsewhere(session.userId, tabId)).length,
      ...(now.receipt ? { entries: missingEntries(fields, loaded.applicant) } : {}),
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

/** The files whose names the uploads of a receipt have. */
const attachedIn = <File extends { readonly fileName: string }>(
  receipt: readonly Line[],
  files: readonly File[],
): File[] =>
  files.filter(({ fileName }) =>
    receipt.some(
      ({ key, outcome }) =>
        key.endsWith("_file") && outcome.kind === "filled" && outcome.text.includes(fileName),
    ),
  );

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
  // The user confirms first that a page without the marks of an application form is one.
  if (only === undefined && !(await isForm(tabId, visit, url))) return { kind: "noForm" };
  const ready = viewsOf(read).filter((field) => isToFill(field, only));
  if (ready.length > 0 && !(await consumeApplication(session, visit.draft.job_url)))
    return { kind: "failed", failure: "limitReached" };
  const documents = ready.some(({ key }) => key.endsWith("_file")) ? await loaded.attach() : [];
  const applicant = { ...loaded.applicant, documents };
  const frameIds = read
    .map(({ frameId }) => frameId)
    .filter((frameId) => only === undefined || frameId === only.frameId);
  // The page may be left before the fill ends: its form and what was written belong to this visit.
  if (ready.length > 0) await changeVisit(tabId, (now) => withPage(withLines(now, []), url));
  const lines = await runFill({ tabId, frameIds, only }, applicant);
  const withRun = (now: Visit): Visit => ({
    ...withLines(now, lines),
    isConfirmed: false,
    isGone: false,
    isPanelClosed: false,
    recording: now.recording === "recorded" ? "recorded" : "open",
  });
  const filled = (await changeVisit(tabId, withRun)) ?? (await saveVisit(tabId, withRun(visit)));
  const files = await Promise.all(attachedIn(filled.receipt ?? [], documents).map(attachedFile));
  const withFiles = ({ files: earlier = [], ...now }: Visit): Visit => {
    const isNew = ({ sha256 }: AttachedFile) => !earlier.some((one) => one.sha256 === sha256);
    return { ...now, files: [...earlier, ...files.filter(isNew)] };
  };
  const happened = (await changeVisit(tabId, withFiles)) ?? withFiles(filled);
  // Includes answers that the user entered during filling.
  await noteAnswers(tabId);
  return { kind: "visited", visit: happened };
}

const isOneOf = (labels: readonly string[], { label }: Line) =>
  labels.some((one) => cutLabel(one) === label);

/**
 * Undoes what was filled in the tab's page. The lines of what could not be put back, which can be undone again, and those of
 * other pages of the form stay in the receipt; without such a line it is removed.
 */
export async function undoFilling(tabId: number): Promise<Answer> {
  const { count, kept, released, rows = 0 } = await undoTab(tabId);
  const isKept = (line: Line) => isOneOf(kept, line);
  const isEarlier = (line: Line) =>
    line.outcome.kind === "filled" && !isKept(line) && !isOneOf(released, line);
  const earlier = ((await loadVisit(tabId))?.receipt ?? []).filter(isEarlier);
  await changeVisit(tabId, (now) => {
    const { receipt = [], filledAt, files = [], ...untouched } = now;
    const lines = receipt.filter((line) => isKept(line) || !isOneOf(released, line));
    if (!lines.some((line) => isKept(line) || isEarlier(line))) return untouched;
    return { ...untouched, receipt: lines, filledAt, files: attachedIn(lines, files) };
  });
  const named = earlier.map(({ key, label }) => ({ key, label }));
  return { kind: "undone", count, kept: [...kept], earlier: named, ...(rows > 0 ? { rows } : {}) };
}
