import { documentBucket } from "@postulo/domain/document";
import type { FileType } from "@postulo/domain/document";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { ownPublishableKey } from "../http/function-runtime.ts";
import { demoApplications } from "./demo-applications.ts";
import { demoEmail, demoEntries, demoProfile, demoSignUp, demoSkills } from "./demo-user.ts";
import { demoPostings } from "./demo-postings.ts";
import { printResume } from "./print-resume.ts";
import { demoPosting } from "./write-history.ts";

const letter = z.object({ pdf: z.object({ content: z.base64() }) });

/** A client response. Errors are thrown, so that a demo is either complete or absent. */
interface Answer<Data> {
  data: Data;
  error: { message: string } | null;
}

function taken<Data>({ data, error }: Answer<Data>): NonNullable<Data> {
  if (error) throw new Error(`The demo could not be filled: ${error.message}`);
  if (data === null || data === undefined) throw new Error("The demo could not be filled.");
  return data;
}

interface Document {
  name: string;
  path: string;
  type: FileType;
  description: string | null;
  content: Buffer;
}

/** Creates the demo account with the client that the web app uses. */
export class DemoAccount {
  readonly #url: string;
  readonly #client;
  #ids = { user: "", profile: "", subscription: "" };

  constructor(url: string) {
    this.#url = url;
    this.#client = createClient(url, ownPublishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  }

  get userId(): string {
    return this.#ids.user;
  }

  async register(password: string): Promise<void> {
    const { user } = taken(
      await this.#client.auth.signUp({ email: demoEmail, password, options: { data: demoSignUp } }),
    );
    const idOf = async (table: "profile" | "subscription") => {
      const rows = this.#client
        .from(table)
        .select("id")
        .eq("user_id", user?.id ?? "");
      return z.object({ id: z.string() }).parse(taken(await rows.single())).id;
    };
    const [profile, subscription] = await Promise.all([idOf("profile"), idOf("subscription")]);
    this.#ids = { user: user?.id ?? "", profile, subscription };
  }

  async fillProfile(): Promise<void> {
    const profile_id = this.#ids.profile;
    const changing = this.#client.from("profile").update(demoProfile).eq("id", profile_id);
    taken(await changing.select("id").single());
    for (const [table, entries] of Object.entries(demoEntries)) {
      const isSorted = table !== "other" && table !== "websites";
      const rows = entries.map((entry, sort_order) => ({
        profile_id,
        ...entry,
        ...(isSorted ? { sort_order } : {}),
      }));
      taken(await this.#client.from(table).insert(rows).select("id"));
    }
    const skills = demoSkills.map(
      ([name, level, category, subcategory, years_of_experience], sort_order) => ({
        profile_id,
        name,
        level,
        category,
        subcategory,
        years_of_experience,
        sort_order,
      }),
    );
    taken(await this.#client.from("competencies").insert(skills).select("id"));
  }

  /** Counts the applications of this month, as the extension does. */
  async countApplications(now: Date): Promise<void> {
    for (const [position, application] of demoApplications.entries()) {
      if (application.daysAgo >= now.getUTCDate()) continue;
      const p_job_url = demoPosting(application, position);
      taken(await this.#client.rpc("consume_application", { p_job_url }));
    }
  }

  async addDocuments(now: Date): Promise<void> {
    const folder = this.#ids.profile;
    await this.#store({
      name: "Résumé Nora Delcourt.pdf",
      path: `${folder}/${now.getTime()}.pdf`,
      type: "resume",
      description: "The one that I send in English",
      content: await printResume(),
    });
    await this.#store({
      name: "References.txt",
      path: `${folder}/${now.getTime() + 1}.txt`,
      type: "other",
      description: null,
      content: Buffer.from("Names and telephone numbers: on request, after the first interview.\n"),
    });
    for (const { fileName, text } of demoPostings) {
      const content = await this.#writeLetter(text);
      // As the letter's page names them: in storage a name has no letters beyond ASCII.
      const path = `${folder}/${fileName.normalize("NFD").replaceAll(/[^ -~]/g, "")}`;
      const type: FileType = "cover_letter";
      await this.#store({ name: fileName, path, type, description: null, content });
    }
  }

  async #writeLetter(jobDescription: string): Promise<Buffer> {
    const { data } = await this.#client.auth.getSession();
    const response = await fetch(`${this.#url}/cover-letter`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${data.session?.access_token ?? ""}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ jobDescription }),
    });
    if (!response.ok) throw new Error(`The demo's letter was not written: ${response.status}`);
    return Buffer.from(letter.parse(await response.json()).pdf.content, "base64");
  }

  /** A credit, the object, the row: the order of the screens. */
  async #store({ name, path, type, description, content }: Document): Promise<void> {
    const credit = {
      p_subscription_id: this.#ids.subscription,
      p_feature: "doc_upload",
      p_quantity: 1,
    };
    taken(await this.#client.rpc("try_consume", credit));
    const contentType = path.endsWith(".pdf") ? "application/pdf" : "text/plain";
    const bucket = this.#client.storage.from(documentBucket);
    taken(await bucket.upload(path, content, { contentType }));
    const row = {
      profile_id: this.#ids.profile,
      file_name: name,
      file_path: path,
      file_type: type,
      description,
    };
    taken(await this.#client.from("files").insert(row).select("id").single());
  }

  async leave(): Promise<void> {
    await this.#client.auth.signOut();
  }
}
