import { bodyOf, callServer } from "@postulo/contract/call-server";
import { letterResponse, maxJobCharacters, writeCoverLetter } from "@postulo/contract/cover-letter";
import { isSessionError, type Endpoint } from "@postulo/contract/endpoint";
import type { Answer, Visit } from "@postulo/contract/extension-messages";
import { documentFileName } from "@postulo/domain/document-name";
import { defaultLetterLanguage } from "@postulo/domain/letter-language";
import { profileRow } from "@postulo/domain/profile/profile";
import * as z from "zod/mini";
import type { Session } from "../session/current-session.ts";
import { changeVisit } from "../tracking/visits.ts";
import { writtenLetter } from "./stored-documents.ts";

const { coverLetter, pdf, letterId, language } = letterResponse.shape;

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

/** Requests a letter for the job of this visit from its posting, and selects it for this application. */
export async function writeLetter(session: Session, tabId: number, visit: Visit): Promise<Answer> {
  const { description } = visit;
  if (description === undefined) return { kind: "failed", failure: "noPosting" };
  const { job_title: jobTitle, company_name: companyName } = visit.draft;
  const result = await callServer(writeNeededLetter, {
    ...session.server,
    body: {
      jobDescription: [jobTitle, companyName, description].join("\n"),
      title: jobTitle.slice(0, maxJobCharacters),
      company: companyName.slice(0, maxJobCharacters),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
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
    fileName: documentFileName(named, "pdf"),
  };
  const withLetter = (now: Visit): Visit => ({
    ...now,
    written,
    chosen: { ...now.chosen, coverLetter: writtenLetter },
  });
  return { kind: "visited", visit: (await changeVisit(tabId, withLetter)) ?? withLetter(visit) };
}
