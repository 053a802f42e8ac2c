import { bodyOf, callServer } from "@postulo/contract/call-server";
import { letterResponse, maxJobCharacters, writeCoverLetter } from "@postulo/contract/cover-letter";
import { isSessionError, type Endpoint } from "@postulo/contract/endpoint";
import type { Answer } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
import { documentFileName } from "@postulo/domain/document-name";
import { defaultLetterLanguage } from "@postulo/domain/letter-language";
import type { LetterStyle } from "@postulo/domain/letter-style";
import { profileRow } from "@postulo/domain/profile/profile";
import * as z from "zod/mini";
import type { Session } from "../session/current-session.ts";
import { changeVisit } from "../tracking/visits.ts";
import { writtenLetter } from "./stored-documents.ts";

const { coverLetter, pdf, letterId, language, writer, fallback } = letterResponse.shape;

/** Servers of an earlier version do not store letters, and do not return their language. */
const writeNeededLetter = {
  ...writeCoverLetter,
  responses: {
    200: [
      {
        kind: "json",
        schema: z.object({
          coverLetter,
          pdf: z.pick(pdf, { content: true }),
          letterId: z.optional(letterId),
          language: z.optional(language),
          writer: z.optional(writer),
          fallback,
        }),
      },
    ],
  },
} as const satisfies Endpoint;

const person = z.pick(profileRow, { first_name: true, last_name: true });

/** The person's name; empty where it cannot be read, because the letter is written already. */
async function fetchName({ client, userId }: Session) {
  const { data } = await client
    .from("profile")
    .select("first_name, last_name")
    .eq("user_id", userId)
    .maybeSingle();
  const found = z.safeParse(person, data);
  return {
    firstName: (found.success ? found.data.first_name : null) ?? "",
    lastName: (found.success ? found.data.last_name : null) ?? "",
  };
}

type Posted = Pick<Visit, "draft"> & { readonly description: string };
type Variant = {
  readonly variantOf: string;
  readonly style: LetterStyle;
  readonly jobDescription: string;
};

const postingOf = ({ draft, description }: Posted) =>
  [draft.job_title, draft.company_name, description].join("\n");

/** Requests a letter from the posting of this visit, or a variant of the one that was written for it. */
async function requestLetter(session: Session, posted: Posted, variant?: Variant) {
  const { job_title: jobTitle, company_name: companyName } = posted.draft;
  return callServer(writeNeededLetter, {
    ...session.server,
    body: {
      jobDescription: postingOf(posted),
      ...variant,
      title: jobTitle.slice(0, maxJobCharacters),
      company: companyName.slice(0, maxJobCharacters),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
}

/** Whether the letter of a visit was written without a model, and is stored. */
export const isComposed = ({ written }: Visit): boolean =>
  written?.letterId !== undefined && written.composedFor !== undefined;

const subject = /^(?:objet|subject)\b[^\n]*\n+/i;

/**
 * The letter of this visit as a few lines for a form's message box: its e-mail, without the subject; undefined where the server refuses,
 * and without a composed letter, whose variants alone are free.
 */
export async function writeMessage(session: Session, visit: Visit): Promise<string | undefined> {
  const { description, written } = visit;
  const { letterId: variantOf, composedFor: jobDescription } = written ?? {};
  if (description === undefined || !variantOf || jobDescription === undefined) return undefined;
  // For the same posting, also where the person has changed the job since: another one would be charged.
  const variant = { variantOf, jobDescription, style: "email" } as const;
  const result = await requestLetter(session, { ...visit, description }, variant);
  if (result.kind === "refused" && isSessionError(result.code)) throw result.error;
  if (result.kind === "refused" || result.kind === "failed") return undefined;
  return bodyOf(result).coverLetter.replace(subject, "").trim();
}

/** What says that variants of a letter are free: it was composed, and not in place of a model. */
const composition = (letter: { writer?: unknown; fallback?: unknown }, posted: Posted) =>
  letter.writer === "composer" && !letter.fallback ? { composedFor: postingOf(posted) } : {};

/** Requests a letter for the job of this visit from its posting, and selects it for this application. */
export async function writeLetter(session: Session, tabId: number, visit: Visit): Promise<Answer> {
  const { description } = visit;
  if (description === undefined) return { kind: "failed", failure: "noPosting" };
  const { company_name: companyName } = visit.draft;
  const posted = { ...visit, description };
  const result = await requestLetter(session, posted);
  if (result.kind === "refused" && result.code === "limit_reached")
    return { kind: "failed", failure: "limitReached" };
  if (result.kind === "refused" && isSessionError(result.code)) throw result.error;
  if (result.kind === "refused" || result.kind === "failed")
    return { kind: "failed", failure: "letterRefused" };
  const letter = bodyOf(result);
  const named = {
    ...(await fetchName(session)),
    kind: "letter",
    language: letter.language ?? defaultLetterLanguage,
    company: companyName,
  } as const;
  const written = {
    text: letter.coverLetter,
    pdfBase64: letter.pdf.content,
    ...(letter.letterId === undefined ? {} : { letterId: letter.letterId }),
    ...composition(letter, posted),
    fileName: documentFileName(named, "pdf"),
  };
  const withLetter = (now: Visit): Visit => ({
    ...now,
    written,
    chosen: { ...now.chosen, coverLetter: writtenLetter },
  });
  return { kind: "visited", visit: (await changeVisit(tabId, withLetter)) ?? withLetter(visit) };
}
