import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { newUser, type NewUser } from "./journey.ts";

/** An empty one-page PDF. */
const resume = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

async function ownId(client: SupabaseClient, table: "profile" | "subscription"): Promise<string> {
  const { data } = await client.from(table).select("id").single<{ id: string }>().throwOnError();
  return data.id;
}

async function storeResume(client: SupabaseClient, profileId: string): Promise<void> {
  const file_path = `${profileId}/${Date.now()}.pdf`;
  const subscription = await ownId(client, "subscription");
  await client
    .rpc("try_consume", { p_subscription_id: subscription, p_feature: "doc_upload", p_quantity: 1 })
    .throwOnError();
  const stored = await client.storage
    .from("user-documents")
    .upload(file_path, resume, { contentType: "application/pdf" });
  if (stored.error) throw stored.error;
  await client
    .from("files")
    .insert({
      profile_id: profileId,
      file_name: "Résumé Amélie.pdf",
      file_path,
      file_type: "resume",
    })
    .throwOnError();
}

/** Creates a user with a complete profile and a résumé, without e-mail confirmation. */
export async function createApplicant(
  url: string,
): Promise<{ readonly user: NewUser; readonly client: SupabaseClient }> {
  const user = newUser();
  const client = createClient(url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signedUp = await client.auth.signUp({ email: user.email, password: user.password });
  if (signedUp.error) throw signedUp.error;
  const profile_id = await ownId(client, "profile");
  await client
    .from("profile")
    .update({
      first_name: "Amélie",
      last_name: "O'Connor",
      email: user.email,
      country: "FR",
      city: "Lyon",
      postal_code: "69003",
      address: "12 rue Garibaldi",
      phone_number: "+33 6 12 34 56 78",
      summary: "Support engineer who writes things down.",
    })
    .eq("id", profile_id)
    .throwOnError();
  await client
    .from("experiences")
    .insert({
      profile_id,
      company: "Blue Harbour",
      title: "Support engineer",
      start_date: "2021-03-01",
      start_date_precision: "month",
      is_current: true,
      description: "Answered customers and repaired Linux machines.",
    })
    .throwOnError();
  await client
    .from("education")
    .insert({ profile_id, school: "Université de Lyon", degree: "Master" })
    .throwOnError();
  await client
    .from("websites")
    .insert({ profile_id, domain: "https://www.linkedin.com/in/amelie-oconnor" })
    .throwOnError();
  await storeResume(client, profile_id);
  return { user, client };
}

/** A posting that asks for a line of the applicant's profile, and for a licence that is not there. */
export const supportPosting = `Support engineer
Calder Valves, Lyon
Calder Valves makes valves for ships.
Requirements
- wiki documentation
- Linux
- forklift licence`;

/** Stores three applications at one employer: Nurse, Baker, Driver. @param valuesOf further columns of each. */
export async function addClinicJobs(
  client: SupabaseClient,
  valuesOf: (at: number) => object,
): Promise<void> {
  await client
    .from("job_applied")
    .insert(
      ["Nurse", "Baker", "Driver"].map((title, at) => ({
        job_title: title,
        company_name: "Harbour Clinic",
        job_url: `https://harbour.example/${at}`,
        ...valuesOf(at),
      })),
    )
    .throwOnError();
}

/** Stores an application for that posting, with other values where given; returns its id. */
export async function addSupportJob(
  client: SupabaseClient,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { data } = await client
    .from("job_applied")
    .insert({
      job_title: "Support engineer",
      company_name: "Calder Valves",
      job_url: "https://calder.example/1",
      posting_text: supportPosting,
      ...values,
    })
    .select("id")
    .single<{ id: string }>()
    .throwOnError();
  return data.id;
}
