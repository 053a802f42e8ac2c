import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { StartedServer } from "../started-server.ts";

async function idOf(client: SupabaseClient, table: string): Promise<string> {
  const { data, error } = await client.from(table).select("id").limit(1).single();
  if (error) throw new Error(`${table}: ${error.message}`);
  return String(data.id);
}

/** A person calls every function of the table API that the product's pages and the extension call. */
export async function callFunctions({ url }: StartedServer, accessToken: string): Promise<void> {
  const client = createClient(url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
  });
  const call = async (name: string, values: object = {}) => {
    const { error } = await client.rpc(name, values);
    if (error) throw new Error(`${name}: ${error.message}`);
  };
  const application = await idOf(client, "job_applied");
  const credit = {
    p_subscription_id: await idOf(client, "subscription"),
    p_feature: "doc_upload",
    p_quantity: 1,
  };
  await call("get_current_user_usage");
  await call("try_consume", credit);
  await call("release_usage", credit);
  await call("consume_application", { p_job_url: "https://acme.test/2" });
  await call("change_tags", { p_ids: [application], p_added: "bread" });
  await call("cv_of_letter", { p_letter_id: await idOf(client, "letters") });
  await call("letter_of_cv", { p_cv_id: await idOf(client, "cvs") });
  await call("order_saved_views", { p_ids: [await idOf(client, "saved_view")] });
  await call("newsletter_signup", { p_email: `${application}@example.org` });
  await call("waitlist_signup", { p_email: `${application}@example.org` });
  await call("my_sessions");
  await call("my_email_change");
  await call("end_session", { p_id: application });
  await storeResume(call);
  await restoreDeleted(client, call);
  await changeNextAction(client);
}

type Call = (name: string, values?: object) => Promise<void>;

async function storeResume(call: Call): Promise<void> {
  const entry = { id: randomUUID(), company: "Maison Lenoir", title: "Baker", is_current: true };
  await call("store_resume", {
    p_fields: { city: { before: "Lyon", after: "Paris" } },
    p_added: { experiences: [entry] },
    p_changed: {},
    p_deleted: {},
  });
  await call("undo_resume", {
    p_filled: {},
    p_added: { experiences: [entry.id] },
  });
}

/** Deletes an application twice, and restores it alone and with others. */
async function restoreDeleted(client: SupabaseClient, call: Call): Promise<void> {
  const id = await idOf(client, "job_applied");
  const remove = async () => {
    const { error } = await client.from("job_applied").delete().eq("id", id);
    if (error) throw new Error(error.message);
  };
  await remove();
  await call("restore_application", { p_id: id });
  await remove();
  await call("restore_applications", { p_ids: [id] });
  await idOf(client, "job_applied");
}

/** An application with what other clients than ours write: a next action, and no value where there is a default. */
async function changeNextAction(client: SupabaseClient): Promise<void> {
  const posting = { job_title: "Baker", company_name: "Four d’Or", job_url: "https://four.test/1" };
  const { data, error } = await client
    .from("job_applied")
    .insert({
      ...posting,
      next_action: "followUp",
      next_action_date: "2027-01-04",
      tags: null,
    })
    .select("id")
    .single();
  if (error) throw new Error(error.message);
  for (const change of [{ next_action_date: "2027-01-05" }, { application_stage: "phoneScreen" }]) {
    const changed = await client.from("job_applied").update(change).eq("id", data.id);
    if (changed.error) throw new Error(changed.error.message);
  }
}
