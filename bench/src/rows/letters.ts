import * as z from "zod";
import { measuredServer, assertOk } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { quantile, timeRuns } from "../timing.ts";

const answer = z.object({ pdf: z.object({ content: z.string() }) });

export const posting = `Care Coordinator
Harbour Clinic, Lyon
We look for a care coordinator who plans discharges with hospital wards.
Requirements: three years of experience in nursing, discharge planning, fluent French.`;

async function writeLetter(): Promise<void> {
  const { server, accessToken } = await measuredServer();
  const response = await fetch(`${server.url}/cover-letter`, {
    method: "POST",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ jobDescription: posting }),
  });
  if (!response.ok) throw new Error(`/cover-letter answered ${response.status}`);
  const { pdf } = answer.parse(await response.json());
  if (!pdf.content.startsWith("JVBERi")) throw new Error("The answer holds no PDF");
}

let prints = 0;

/** A different text each time, because Typst caches its results. */
async function printText(): Promise<void> {
  const { server, accessToken } = await measuredServer();
  const sentence = `In year ${2000 + prints++} I planned discharges with hospital wards and kept records. `;
  const text = `Amélie O’Connor\nLyon\n\n21 November 2026\n\nSubject: Care Coordinator\n\nDear team,\n\n${[sentence, sentence, sentence].map((said) => said.repeat(5)).join("\n\n")}\n\nYours sincerely,\n\nAmélie O’Connor`;
  const response = await fetch(`${server.url}/cover-letter/document`, {
    method: "POST",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ text, language: "en", format: "pdf" }),
  });
  const pdf = Buffer.from(await response.arrayBuffer());
  if (!pdf.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("The answer is no PDF");
}

let filled: Promise<void> | undefined;

/** Fills the user's profile for letters, once. */
export function fillLetterProfile(): Promise<void> {
  filled ??= fillProfile();
  return filled;
}

async function fillProfile(): Promise<void> {
  const { client, userId } = await measuredServer();
  const named = client.from("profile").update({ first_name: "Amélie", last_name: "O’Connor" });
  const [profile] = assertOk(await named.eq("user_id", userId).select("id"));
  if (!profile) throw new Error("The person of the bench has no profile");
  assertOk(
    await client
      .from("experiences")
      .insert({
        profile_id: profile.id,
        company: "Clinique Saint-Arc",
        title: "Nurse",
        start_date: "2017-09-01",
        is_current: true,
        description: "Coordinated discharge plans for 40 patients a month.",
      })
      .select("id"),
  );
}

/** The whole request for a letter: parse, compose, typeset, charge and deliver. */
export const letterRows: readonly Row[] = [
  {
    name: "letter with PDF over HTTP, p95",
    unit: "ms",
    budget: { atMost: 150 },
    measure: async () => {
      await fillLetterProfile();
      return quantile(await timeRuns(writeLetter, { count: 40, warmUps: 5 }), 0.95);
    },
  },
  {
    name: "letter, edited text as PDF over HTTP, p95",
    unit: "ms",
    budget: { atMost: 50 },
    measure: async () => quantile(await timeRuns(printText, { count: 60, warmUps: 5 }), 0.95),
  },
];
