import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod";

const scan = path.resolve(
  import.meta.dirname,
  "../../packages/documents/src/testing/scans/en-ottoline-scan.pdf",
);
const email = "ottoline@example.org";
const password = "long enough 1";
const posting = `Night Cartographer at Harbour Health in Bristol. We look for a cartographer who draws maps of hospitals at night.
Requirements: experience in cartography, Dutch, and shifts.`;

const mail = z.object({ to: z.string(), action: z.object({ link: z.url() }) });
const health = z.object({ status: z.literal("ok") });

/** What a person does with an installation, before and after its restart. Each method answers what it has checked. */
export class ContainerJourney {
  readonly #url: string;
  readonly #inbox: string;
  readonly #client: SupabaseClient;
  #token = "";

  /** @param inbox the folder of the mails that are not sent. */
  constructor(url: string, inbox: string) {
    this.#url = url;
    this.#inbox = inbox;
    this.#client = createClient(url, "sb_publishable_postulo", {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  }

  async begin(): Promise<string[]> {
    return [
      await this.#register(),
      await this.#addApplication(),
      await this.#readScan(),
      await this.#print("/cv", { template: "serif", format: "pdf" }, "%PDF-"),
      await this.#print("/cv", { template: "plain", format: "docx" }, "PK"),
      await this.#writeLetter(),
      await this.#print(
        "/reports/applications?from=2026-01-01&to=2026-12-31&format=pdf",
        null,
        "%PDF-",
      ),
      await this.#print("/account/export", null, "PK"),
      await this.#openPages(),
    ];
  }

  /** After a restart. */
  async resume(): Promise<string> {
    const { error } = await this.#client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    const found = await this.#client.from("job_applied").select("job_title");
    if (found.error) throw found.error;
    expectEqual("the applications", found.data, [{ job_title: "Night Cartographer" }]);
    const profile = await this.#client.from("profile").select("first_name");
    expectEqual("the profile", profile.data, [{ first_name: "Ottoline" }]);
    return "after the restart the account, its application and its profile are there";
  }

  async #register(): Promise<string> {
    const signedUp = await this.#client.auth.signUp({ email, password });
    if (signedUp.error) throw signedUp.error;
    expectEqual("a session before the confirmation", signedUp.data.session, null);
    const [name = ""] = await readdir(this.#inbox);
    const text = await readFile(path.join(this.#inbox, name), "utf8");
    const { action } = mail.parse(JSON.parse(text));
    const link = new URL(action.link);
    expectEqual("the address in the mail", link.origin, this.#url);
    const confirmed = await this.#client.auth.verifyOtp({
      type: "signup",
      token_hash: link.searchParams.get("token_hash") ?? "",
    });
    this.#token = confirmed.data.session?.access_token ?? "";
    if (confirmed.error) throw confirmed.error;
    return "an account is created, and confirmed by the mail in the inbox";
  }

  async #addApplication(): Promise<string> {
    const { data } = await this.#client.auth.getUser();
    const { error } = await this.#client.from("job_applied").insert({
      user_id: data.user?.id,
      job_title: "Night Cartographer",
      company_name: "Harbour Health",
      job_url: "https://harbour.example/jobs/1",
      application_method: "manual",
    });
    if (error) throw error;
    return "an application is added";
  }

  async #readScan(): Promise<string> {
    const form = new FormData();
    form.set("file", new Blob([await readFile(scan)], { type: "application/pdf" }), "scan.pdf");
    await this.#request("/resume-parser", { method: "POST", body: form });
    const { data } = await this.#client.from("profile").select("first_name");
    expectEqual("the name on the scan", data, [{ first_name: "Ottoline" }]);
    return "a scanned résumé is recognised and fills the profile";
  }

  /** Checks how the file begins. */
  async #print(address: string, body: unknown, beginning: string): Promise<string> {
    const response = await this.#request(
      address,
      body === null ? {} : { method: "POST", body: JSON.stringify(body) },
    );
    const text = (await response.bytes()).subarray(0, beginning.length);
    expectEqual(`the beginning of ${address}`, new TextDecoder().decode(text), beginning);
    return `${address} gives ${response.headers.get("content-type")}`;
  }

  async #writeLetter(): Promise<string> {
    const body = JSON.stringify({ jobDescription: posting, company: "Harbour Health" });
    const response = await this.#request("/cover-letter", { method: "POST", body });
    if (!(await response.text()).includes("Harbour Health"))
      throw new Error("The letter names no employer");
    return "a letter is written";
  }

  async #openPages(): Promise<string> {
    const page = await (await this.#request("/")).text();
    if (!page.includes("Postulo")) throw new Error("The front page is missing");
    const download = await this.#request("/extension");
    if (!(await download.text()).includes("Postulo"))
      throw new Error("The page of the extension is missing");
    health.parse(await (await this.#request("/health/ready")).json());
    return "the pages were built before";
  }

  async #request(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ apikey: "sb_publishable_postulo" });
    if (this.#token !== "") headers.set("authorization", `Bearer ${this.#token}`);
    if (typeof init.body === "string") headers.set("content-type", "application/json");
    const response = await fetch(this.#url + address, { ...init, headers });
    if (response.ok) return response;
    throw new Error(`${address}: ${response.status} ${await response.text()}`);
  }
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}
