import { bodyOf, callServer } from "@postulo/contract/call-server";
import { letterResponse, writeCoverLetter } from "@postulo/contract/cover-letter";
import { isSessionError, type Endpoint } from "@postulo/contract/endpoint";
import type { Answer, Visit } from "@postulo/contract/extension-messages";
import { defaultCoverLetterName, withPdfExtension } from "@postulo/domain/document";
import * as z from "zod/mini";
import type { Session } from "../session/current-session.ts";
import { changeVisit } from "../tracking/visits.ts";
import { writtenLetter } from "./stored-documents.ts";

const { coverLetter, pdf, letterId } = letterResponse.shape;

/** Servers of an earlier version do not store letters. */
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
        }),
      },
    ],
  },
} as const satisfies Endpoint;

/** Requests a letter for the job of this visit from its posting, and selects it for this application. */
export async function writeLetter(
  { server }: Session,
  tabId: number,
  visit: Visit,
): Promise<Answer> {
  const { description } = visit;
  if (description === undefined) return { kind: "failed", failure: "noPosting" };
  const { job_title: jobTitle, company_name: companyName } = visit.draft;
  const result = await callServer(writeNeededLetter, {
    ...server,
    body: {
      jobDescription: [jobTitle, companyName, description].join("\n"),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  if (result.kind === "refused" && result.code === "limit_reached")
    return { kind: "failed", failure: "limitReached" };
  if (result.kind === "refused" && isSessionError(result.code)) throw result.error;
  if (result.kind === "refused" || result.kind === "failed")
    return { kind: "failed", failure: "letterRefused" };
  const letter = bodyOf(result);
  const written = {
    text: letter.coverLetter,
    pdfBase64: letter.pdf.content,
    ...(letter.letterId === undefined ? {} : { letterId: letter.letterId }),
    fileName: withPdfExtension(defaultCoverLetterName),
  };
  const withLetter = (now: Visit): Visit => ({
    ...now,
    written,
    chosen: { ...now.chosen, coverLetter: writtenLetter },
  });
  return { kind: "visited", visit: (await changeVisit(tabId, withLetter)) ?? withLetter(visit) };
}
