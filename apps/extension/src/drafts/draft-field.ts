import type { StoredAnswer } from "@postulo/autofill/answer";
import { draftAnswer, maxQuestionCharacters } from "@postulo/contract/answer-draft";
import { bodyOf, callServer } from "@postulo/contract/call-server";
import { isSessionError } from "@postulo/contract/endpoint";
import type { Answer, FieldView, Request } from "@postulo/contract/extension-messages";
import type { DraftedQuestion, Visit } from "@postulo/contract/extension-visit";
import { answerKeys } from "@postulo/domain/answer-key";
import { defaultLetterLanguage, findLetterLanguage } from "@postulo/domain/letter-language";
import { writeMessage } from "../documents/write-letter.ts";
import { consumeApplication } from "../filling/application-credit.ts";
import { loadApplicant } from "../filling/load-applicant.ts";
import { fillFrames, readTab } from "../filling/page-access.ts";
import { lineOf } from "../filling/receipt-line.ts";
import type { Session } from "../session/current-session.ts";
import { loadLanguage } from "../stored-language.ts";
import { openVisit } from "../tracking/open-visit.ts";
import { noteAnswers } from "../tracking/store-answers.ts";
import { changeVisit, withLines } from "../tracking/visits.ts";

type Asked = Omit<Extract<Request, { kind: "draft" }>, "kind">;

const pageNotReachable: Answer = { kind: "failed", failure: "pageNotReachable" };
const draftRefused: Answer = { kind: "failed", failure: "draftRefused" };

const maxDrafts = 30;
const maxNameCharacters = 200;

type Field = Omit<FieldView, "frameId">;

/** The field as the page has it now. */
async function fieldOf(
  session: Session,
  visit: Visit,
  { tabId, frameId, fieldId }: Asked,
): Promise<Field | undefined> {
  const { applicant } = await loadApplicant(session, { visit, isFresh: false });
  const frames = await readTab(tabId, applicant);
  return frames
    .find((one) => one.frameId === frameId)
    ?.fields.find((one) => one.fieldId === fieldId);
}

/** The key of a text area for a letter. */
export const letterText = "cover_letter_text";

/** The letter of this visit as a short message, if the field holds it. */
async function draftMessage(
  session: Session,
  visit: Visit,
  { label, open }: Field,
): Promise<DraftedQuestion | undefined> {
  const text = await writeMessage(session, visit);
  if (text === undefined || text === "") return undefined;
  const fits = open?.maxCharacters === undefined || text.length <= open.maxCharacters;
  const language = findLetterLanguage(await loadLanguage()) ?? defaultLetterLanguage;
  return {
    question: label,
    result: fits
      ? { kind: "drafted", text, language, writer: "composer", sources: [] }
      : { kind: "none", reason: "tooShort" },
  };
}

/** Drafts an answer to an open question, from the profile on the server. */
async function draftOpen(
  session: Session,
  visit: Visit,
  { label, open }: Field,
): Promise<DraftedQuestion | undefined> {
  const { job_title: title, company_name: company } = visit.draft;
  const language = findLetterLanguage(await loadLanguage());
  const result = await callServer(draftAnswer, {
    ...session.server,
    body: {
      question: label.slice(0, maxQuestionCharacters),
      ...open,
      title: title.slice(0, maxNameCharacters),
      company: company.slice(0, maxNameCharacters),
      ...(visit.description === undefined ? {} : { jobDescription: visit.description }),
      ...(language ? { language } : {}),
    },
  });
  if (result.kind === "refused" && isSessionError(result.code)) throw result.error;
  if (result.kind === "refused" || result.kind === "failed") return undefined;
  return { question: label, result: bodyOf(result) };
}

/** Drafts an answer to the question of a field, or a short message of the letter, and keeps it with the visit. */
export async function draftField(session: Session, asked: Asked): Promise<Answer> {
  const visit = await openVisit(session, asked.tabId);
  if (!visit) return pageNotReachable;
  const field = await fieldOf(session, visit, asked);
  if (!field?.open) return draftRefused;
  const draft = field.key === letterText ? draftMessage : draftOpen;
  const drafted = await draft(session, visit, field);
  if (!drafted) return draftRefused;
  const withDraft = (now: Visit): Visit => {
    const others = (now.drafts ?? []).filter(({ question }) => question !== field.label);
    return { ...now, drafts: [...others, drafted].slice(-maxDrafts) };
  };
  return {
    kind: "visited",
    visit: (await changeVisit(asked.tabId, withDraft)) ?? withDraft(visit),
  };
}

/** The draft as an answer to exactly this question, for the engine to write. */
const answerOf = ({ key, label }: Field, answer: string): StoredAnswer => ({
  kind: answerKeys.find((one) => one === key) ?? "custom_question",
  question: label,
  answer,
  scope: "global",
  scopeName: "",
  country: "",
  isDraft: true,
});

/** What the engine writes a draft from: an answer, or the letter that the form has no upload for. */
const sourceOf = (field: Field, text: string) =>
  field.key === letterText
    ? { letterText: text, documents: [] }
    : { answers: [answerOf(field, text)] };

/**
 * Writes a draft into its empty field, on the user's click. It is the user's answer from then on: stored for this employer when the
 * application is recorded, in the words that the field has then.
 */
export async function insertDraft(session: Session, asked: Asked): Promise<Answer> {
  const { tabId, frameId, fieldId } = asked;
  const visit = await openVisit(session, tabId);
  if (!visit) return pageNotReachable;
  const field = await fieldOf(session, visit, asked);
  const drafted = visit.drafts?.find(({ question }) => question === field?.label)?.result;
  if (!field || drafted?.kind !== "drafted") return draftRefused;
  if (!(await consumeApplication(session, visit.draft.job_url)))
    return { kind: "failed", failure: "limitReached" };
  const { applicant } = await loadApplicant(session, { visit, isFresh: false });
  const written = await fillFrames(
    { tabId, frameIds: [frameId] },
    { ...applicant, ...sourceOf(field, drafted.text), otherCompanies: [] },
    { fieldId, evenUnseen: false },
  );
  const lines = written
    .flatMap(({ fields }) => fields)
    .filter((one) => one.label === field.label && one.key === field.key)
    .map((one) => lineOf({ frameId, ...one }));
  if (!lines.some(({ outcome }) => outcome.kind === "filled")) return draftRefused;
  const withRun = (now: Visit): Visit => withLines(now, lines);
  const happened = (await changeVisit(tabId, withRun)) ?? withRun(visit);
  await noteAnswers(tabId);
  return { kind: "visited", visit: happened };
}
