import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { StartedServer } from "../started-server.ts";

const password = "long enough 1";

const openClient = (url: string) =>
  createClient(url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
  });

async function done(work: Promise<{ error: Error | null }>): Promise<void> {
  const { error } = await work;
  if (error) throw error;
}

/** A person signs in, changes what an account has, and signs out everywhere. */
export async function callAuth({ url }: StartedServer, email: string): Promise<void> {
  const client = openClient(url);
  const { auth } = client;
  await done(auth.signInWithPassword({ email, password }));
  await done(auth.refreshSession());
  await done(auth.refreshSession());
  await done(auth.getUser());
  await done(auth.updateUser({ data: { name: "Ann Bell" } }));
  await done(auth.resetPasswordForEmail(email));
  await done(auth.signInWithOtp({ email, options: { shouldCreateUser: false } }));
  await done(auth.reauthenticate());
  await auth.signInWithPassword({ email, password: "a wrong one 1" });
  await auth.verifyOtp({ email, token: "12345678", type: "email" });
  await auth.verifyOtp({ token_hash: "0".repeat(56), type: "email" });
  await auth.exchangeCodeForSession("4f3c1d5a-0000-4000-8000-000000000000");
  await enrollSecondFactor(client);
  await done(auth.updateUser({ email: `new-${email}` }));
  await done(Promise.resolve(client.rpc("my_sessions")));
  await done(Promise.resolve(client.rpc("my_email_change")));
  await done(Promise.resolve(client.rpc("cancel_email_change")));
  await done(auth.updateUser({ password: "another one 2" }));
  await done(auth.updateUser({ password }));
  const elsewhere = openClient(url);
  await done(elsewhere.auth.signInWithPassword({ email: `new-${email}`, password }));
  await done(auth.signOut({ scope: "others" }));
  await done(auth.signOut({ scope: "global" }));
}

async function enrollSecondFactor({ auth: { mfa } }: SupabaseClient): Promise<void> {
  const { data } = await mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (!data) throw new Error("The factor was not enrolled");
  await mfa.challengeAndVerify({ factorId: data.id, code: "000000" });
  await mfa.listFactors();
  const { error } = await mfa.unenroll({ factorId: data.id });
  if (error) throw error;
}
