import { defaultCoverLetterName, withPdfExtension } from "@postulo/domain/document";
import * as z from "zod/mini";
import type { Answer, Visit } from "../requests.ts";
import { addressOf, loadServer } from "../server/stored-server.ts";
import type { Session } from "../session/current-session.ts";
import { changeVisit } from "../tracking/visits.ts";
import { writtenLetter } from "./stored-documents.ts";

const delivered = z.object({
  coverLetter: z.string(),
  pdf: z.object({ content: z.string() }),
  /** Servers of an earlier version keep no letters. */
  letterId: z.optional(z.string()),
});

const paymentRequired = 402;

/** Has a letter written for the job of this visit, from what its page says; it is chosen for this application at once. */
export async function writeLetter(
  { accessToken }: Session,
  tabId: number,
  visit: Visit,
): Promise<Answer> {
  const { description } = visit;
  if (description === undefined) return { kind: "failed", failure: "noPosting" };
  const { jobTitle, companyName } = visit.draft;
  const response = await fetch(`${addressOf(await loadServer())}/cover-letter`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      jobDescription: [jobTitle, companyName, description].join("\n"),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  });
  if (response.status === paymentRequired) return { kind: "failed", failure: "limitReached" };
  if (!response.ok) return { kind: "failed", failure: "letterRefused" };
  const { coverLetter, pdf, letterId } = delivered.parse(await response.json());
  const written = {
    text: coverLetter,
    pdfBase64: pdf.content,
    ...(letterId === undefined ? {} : { letterId }),
    fileName: withPdfExtension(defaultCoverLetterName),
  };
  const withLetter = (now: Visit): Visit => ({
    ...now,
    written,
    chosen: { ...now.chosen, coverLetter: writtenLetter },
  });
  return { kind: "visited", visit: (await changeVisit(tabId, withLetter)) ?? withLetter(visit) };
}
