import { createClient } from "@supabase/supabase-js";
import type { StartedServer } from "../../testing/started-server.ts";

let people = 0;

export const posting = `Staff Nurse
Tidewater Hospital, Norwich
Requirements
- wound care experience
- JavaScript for our handover tool
- Excel
Nice to have
- experience of night shifts`;

const wards = "Care for 8 patients a shift\nWound care and medication rounds\nHandover sheets";

/** A nurse with a profile, and calls of the CV as that user. */
export async function createNurse(server: StartedServer, plan = "VIP") {
  people += 1;
  const { accessToken, userId } = await server.register(`nurse${people}@example.org`);
  await server.database.admin.query("update public.subscription set plan = $2 where user_id = $1", [
    userId,
    plan,
  ]);
  const client = createClient(server.url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
  });
  const { data } = await client.from("profile").select("id").single();
  const person = { first_name: "Imogen", last_name: "Castellane", country: "United Kingdom" };
  await client.from("profile").update(person).eq("id", data?.id).throwOnError();
  const { data: job } = await client
    .from("experiences")
    .insert({
      profile_id: data?.id,
      company: "Wensum Infirmary",
      title: "Staff Nurse",
      is_current: true,
      description: wards,
    })
    .select("id")
    .single()
    .throwOnError();
  await client
    .from("competencies")
    .insert({ profile_id: data?.id, name: "JS", category: "technical" })
    .throwOnError();
  const call = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    });
  const used = async (): Promise<unknown> => {
    const { data: rows } = await client.rpc("get_current_user_usage");
    return Array.from<{ feature: string; used: number }>(rows ?? []).find(
      ({ feature }) => feature === "resume",
    )?.used;
  };
  return { userId, client, call, used, jobId: String(job?.id) };
}
