import * as z from "zod";
import { measuredServer, must } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { quantile, timeRuns } from "../timing.ts";

const answer = z.object({ pdf: z.object({ content: z.string() }) });

const posting = `Care Coordinator
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

async function fillProfile(): Promise<void> {
  const { client, userId } = await measuredServer();
  const named = client.from("profile").update({ first_name: "Amélie", last_name: "O’Connor" });
  const [profile] = must(await named.eq("user_id", userId).select("id"));
  if (!profile) throw new Error("The person of the bench has no profile");
  must(
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

/** The letter as a person gets it: read, composed, set, charged and delivered. */
export const letterRows: readonly Row[] = [
  {
    name: "letter with PDF over HTTP, p95",
    unit: "ms",
    budget: { atMost: 150 },
    measure: async () => {
      await fillProfile();
      return quantile(await timeRuns(writeLetter, { count: 40, warmUps: 5 }), 0.95);
    },
  },
];
