import { demoApplications, demoSavedJobs } from "@postulo/domain/demo/demo-applications";
import { demoEmail, demoPerson } from "@postulo/domain/demo/demo-person";
import { demoPostings } from "@postulo/domain/demo/demo-postings";
import { documentBucket } from "@postulo/domain/document";
import type { FileType } from "@postulo/domain/document";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { ownPublishableKey } from "../http/function-runtime.ts";
import { printResume } from "./print-resume.ts";
import { demoDay, demoPosting } from "./write-history.ts";

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

const documents = {
  en: {
    resume: "Résumé Nora Delcourt.pdf",
    description: "The one that I send in English",
    references: "References.txt",
    content: "Names and telephone numbers: on request, after the first interview.\n",
  },
  fr: {
    resume: "CV Nora Delcourt.pdf",
    description: "Celui que j’envoie en français",
    references: "Références.txt",
    content: "Noms et numéros de téléphone\u00A0: sur demande, après le premier entretien.\n",
  },
} as const satisfies Record<LetterLanguage, unknown>;

/** Creates the demo account with the client that the web app uses. */
export class DemoAccount {
  readonly #url: string;
  readonly #client;
  readonly #language: LetterLanguage;
  #ids = { user: "", profile: "", subscription: "" };

  constructor(url: string, language: LetterLanguage) {
    this.#url = url;
    this.#language = language;
    this.#client = createClient(url, ownPublishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  }

  get userId(): string {
    return this.#ids.user;
  }

  async register(password: string): Promise<void> {
    const { user } = taken(
      await this.#client.auth.signUp({
        email: demoEmail,
        password,
        options: { data: demoPerson[this.#language].signUp },
      }),
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
    const person = demoPerson[this.#language];
    const changing = this.#client.from("profile").update(person.profile).eq("id", profile_id);
    taken(await changing.select("id").single());
    for (const [table, entries] of Object.entries<readonly object[]>(person.entries)) {
      const isSorted = table !== "other" && table !== "websites";
      const rows = entries.map((entry, sort_order) => ({
        profile_id,
        ...entry,
        ...(isSorted ? { sort_order } : {}),
      }));
      taken(await this.#client.from(table).insert(rows).select("id"));
    }
    const skills = person.skills.map(
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
    for (const [position, application] of demoApplications[this.#language].entries()) {
      if (application.daysAgo >= now.getUTCDate()) continue;
      const p_job_url = demoPosting(application, position);
      taken(await this.#client.rpc("consume_application", { p_job_url }));
    }
  }

  /** Jobs that she has not applied to yet. */
  async saveJobs(now: Date): Promise<void> {
    const jobs = demoSavedJobs[this.#language].map((job, position) => ({
      user_id: this.#ids.user,
      job_title: job.title,
      company_name: job.company,
      job_url: demoPosting(job, position),
      location: job.place,
      source: job.source,
      application_method: "extension",
      application_stage: "saved",
      applied_at: null,
      saved_at: demoDay(now, -job.daysAgo),
    }));
    taken(await this.#client.from("job_applied").insert(jobs).select("id"));
  }

  async addDocuments(now: Date): Promise<void> {
    const folder = this.#ids.profile;
    const words = documents[this.#language];
    await this.#store({
      name: words.resume,
      path: `${folder}/${now.getTime()}.pdf`,
      type: "resume",
      description: words.description,
      content: await printResume(this.#language),
    });
    await this.#store({
      name: words.references,
      path: `${folder}/${now.getTime() + 1}.txt`,
      type: "other",
      description: null,
      content: Buffer.from(words.content),
    });
    for (const { fileName, text } of demoPostings[this.#language]) {
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
