import { createClient } from "@supabase/supabase-js";
import { assertOk } from "../measured-server.ts";

const key = "sb_publishable_bench";

/** A signed-in person. */
export interface Person {
  readonly userId: string;
  readonly profileId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Registers somebody who has worked, so that letters can be written. */
export async function signUpPerson(url: string, at: number): Promise<Person> {
  const client = createClient(url, key, { auth: { persistSession: false } });
  const credentials = { email: `person${at}@mail.example`, password: "a long pass phrase" };
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
    userId: user.id,
    profileId: String(profile.id),
    headers: { apikey: key, authorization: `Bearer ${session.access_token}` },
  };
}
