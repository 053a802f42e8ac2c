import { createClient } from "@supabase/supabase-js";
import { assertOk } from "./measured-server.ts";

const key = "sb_publishable_bench";

/** With these a client of the bench signs in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Registers somebody who has worked, so that letters can be written; `headers` are those of their requests. */
export async function signUpBaker(url: string, credentials: Credentials) {
  const client = createClient(url, key, { auth: { persistSession: false } });
  const { session, user } = assertOk(await client.auth.signUp(credentials));
  if (!session || !user) throw new Error("A person of the bench is not signed in");
  const profile = assertOk(
    await client
      .from("profile")
      .update({ first_name: "Ann", last_name: "Bell", city: "Lyon", country: "FR" })
      .eq("user_id", user.id)
      .select("id")
      .single(),
  );
  const entry = { company: "Maison Lenoir", title: "Baker", description: "Baked sourdough bread." };
  await client
    .from("experiences")
    .insert({ ...entry, profile_id: profile.id })
    .throwOnError();
  return {
    client,
    userId: user.id,
    profileId: String(profile.id),
    headers: { apikey: key, authorization: `Bearer ${session.access_token}` },
  };
}
