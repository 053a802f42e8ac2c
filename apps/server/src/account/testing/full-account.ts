import { strToU8 } from "fflate";
import type { StartedServer } from "../../testing/started-server.ts";
import { newHolder } from "./account-holder.ts";
import type { Holder } from "./account-holder.ts";

/** Bytes that are a document. */
export const small = strToU8("%PDF-1.7 small");
/** Larger than one piece, not to be packed, and full of what looks like the parts of an archive. */
export const large = new Uint8Array(200_000);
for (let at = 0; at < large.length; at += 50_000)
  crypto.getRandomValues(large.subarray(at, at + 50_000));
for (let at = 0; at < large.length - 8; at += 1_000)
  large.set([0x50, 0x4b, at % 3 === 0 ? 3 : 7, at % 3 === 0 ? 4 : 8], at);

const putter =
  (client: Holder["client"]) =>
  async (table: string, row: object): Promise<string> => {
    const { data, error } = await client.from(table).insert(row).select().single();
    if (error) throw new Error(`${table}: ${error.message}`);
    return String(data?.id);
  };

/** @returns the ids of the documents. */
async function fillProfile({ client, profileId: profile_id }: Holder): Promise<string[]> {
  const put = putter(client);
  const fields = { summary: 'Ligne 1\nligne "2" 😀', age: 41, job_preferences: { remote: true } };
  await client
    .from("profile")
    .update({ ...fields, city: "Liège" })
    .eq("id", profile_id);
  await put("education", {
    profile_id,
    school: "École",
    start_date: "2010-01-01",
    start_date_precision: "year",
  });
  await put("experiences", { profile_id, company: "=1+1", title: "Lead", is_current: true });
  await put("contributions", { profile_id, title: "Open source" });
  await put("other", { profile_id, content: "A note" });
  await put("other", { profile_id, content: "Yes", kind: "visa_sponsorship", country: "FR" });
  await put("competencies", { profile_id, name: "SQL", level: "expert", years_of_experience: 7.5 });
  await put("websites", { profile_id, domain: "https://example.org/me" });
  const files: string[] = [];
  for (const [name, bytes] of [
    ["CV.pdf", small],
    ["cv.pdf", large],
    ["a/b:c.docx", large],
  ] as const) {
    const file_path = `${profile_id}/${files.length}.bin`;
    await client.storage.from("user-documents").upload(file_path, new Blob([bytes]));
    files.push(await put("files", { profile_id, file_name: name, file_path, file_type: "resume" }));
  }
  return files;
}

async function writeLetters({ server, client, userId }: Holder, fileId: string): Promise<void> {
  const { admin } = server.database;
  await admin.query(
    `insert into public.letters (user_id, application_id, language, posting, updated_at)
     values ($1, $2, 'fr', 'Posting', '2026-01-02T03:04:05Z'), ($1, null, 'en', 'Posting', now())`,
    [userId, fileId],
  );
  await admin.query(
    `insert into public.letter_versions (letter_id, user_id, text, writer)
     select l.id, l.user_id, t, 'composer' from public.letters l, unnest(array['One', 'Two']) t where l.user_id = $1`,
    [userId],
  );
  await client.from("letters").delete().eq("language", "en");
  await admin.query(
    "insert into public.model_calls (user_id, purpose, provider, model, host) values ($1, 'letter', 'p', 'm', 'h')",
    [userId],
  );
}

/** A CV for a posting with two versions, which name an entry of the profile. */
async function adaptCv({ server, userId, profileId }: Holder, applicationId: string) {
  const { admin } = server.database;
  await admin.query(
    "insert into public.cvs (user_id, application_id, posting) values ($1, $2, 'Posting'), ($1, null, 'Other posting')",
    [userId, applicationId],
  );
  await admin.query(
    `insert into public.cv_versions (cv_id, user_id, operations, lines, look, writer)
     select c.id, c.user_id,
       jsonb_build_array(jsonb_build_object('kind', 'hide', 'target', e.id || '/0')),
       jsonb_build_array(jsonb_build_object('line', e.id || '/0', 'text', 'A line')),
       '{"template": "serif"}', w
     from public.cvs c, unnest(array['composer', 'person']) w, public.experiences e
     where c.user_id = $1 and e.profile_id = $2`,
    [userId, profileId],
  );
  await admin.query("delete from public.cvs where user_id = $1 and posting = 'Other posting'", [
    userId,
  ]);
}

/** A user with at least one row in every exported table. */
export async function fullAccount(server: StartedServer): Promise<Holder> {
  const { admin } = server.database;
  const user = await newHolder(server);
  const { client, profileId: profile_id, userId } = user;
  await admin.query("update public.subscription set plan = 'VIP' where user_id = $1", [userId]);
  const put = putter(client);
  const files = await fillProfile(user);
  const job = { user_id: userId, company_name: "Acme", job_url: "https://jobs.example/1" };
  const receipt = { application_method: "extension", receipt: { fields: [] } };
  const kept = await put("job_applied", {
    ...job,
    ...receipt,
    job_title: "Kept",
    notes: "n",
    employment_type: "internship",
    tags: ["Remote", "Dream job"],
  });
  const thrown = await put("job_applied", { ...job, job_title: "Thrown away" });
  for (const application_id of [kept, thrown]) {
    await client
      .from("job_applied")
      .update({ application_stage: "offer" })
      .eq("id", application_id);
    await put("application_contacts", { application_id, name: "Léa" });
    await client.from("application_files").insert({ application_id, file_id: files[0] });
    await put("task", { application_id, action: "followUp", due_date: "2027-01-04" });
    await put("task", { application_id, title: "Call Rose", done_at: "2026-11-20T10:00:00Z" });
    await put("interview", {
      application_id,
      kind: "onSite",
      starts_at: "2027-03-28T08:00:00Z",
      time_zone: "Europe/Paris",
      outcome: "good",
    });
  }
  await client.from("job_applied").delete().eq("id", thrown);
  await client.from("education").insert({ profile_id, school: "Forgotten" });
  await client.from("education").delete().eq("school", "Forgotten");
  await writeLetters(user, kept);
  await put("letter_answers", {
    application_id: kept,
    posting_key: "kept|acme",
    title: "Kept",
    company: "Acme",
    why: "I live next door.",
    done_tasks: ["Tell us why"],
  });
  await adaptCv(user, kept);
  await put("saved_view", { name: "Nantes, by stage", query: "q=nantes&group=stage" });
  await client.from("notification_preference").insert({ digest: true, time_zone: "Europe/Paris" });
  return user;
}
