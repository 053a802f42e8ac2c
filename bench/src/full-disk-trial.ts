import { createHash, randomBytes, randomUUID } from "node:crypto";
import { hostileArchive } from "@postulo/server/hostile-archive";
import { soundPdf } from "@postulo/server/measured-reading";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod";
import { assertOk } from "./measured-server.ts";

const bucket = "user-documents";
/** In bytes: an application with long notes, which soon needs a new page of the table and of the log. */
const noteBytes = 60_000;
const maxAttempts = 400;
const diskFull = 507;
/** How many may import or read a résumé, one time each: before, while the disk is full, and after. */
const emptyAccounts = 3;

/** The result of one use: acknowledged, or rejected with a status and a message. */
type Result = { readonly status: number; readonly message: string };

const isAcknowledged = ({ status }: Result) => status >= 200 && status < 300;

type UseName = "upload" | "import" | "résumé" | "application";

const errorBody = z.object({ message: z.string() });

const resultOf = async (response: Response): Promise<Result> => {
  const text = await response.text();
  if (response.ok) return { status: response.status, message: "" };
  const read = errorBody.safeParse(JSON.parse(text));
  return { status: response.status, message: read.data?.message ?? text };
};

/** @throws when a use was rejected. */
export function acknowledged(results: ReadonlyMap<UseName, Result>): string {
  for (const [name, result] of results)
    if (!isAcknowledged(result)) throw new Error(`${name}: ${JSON.stringify(result)}`);
  return [...results.keys()].join(", ");
}

async function signUp(url: string) {
  const client = createClient(url, "sb_publishable_postulo", { auth: { persistSession: false } });
  const email = `${randomUUID()}@mail.example`;
  const { session } = assertOk(await client.auth.signUp({ email, password: "a long pass phrase" }));
  if (!session) throw new Error("The person of the trial is not signed in");
  const [profile] = assertOk(await client.from("profile").select("id"));
  const profileId = z.object({ id: z.string() }).parse(profile).id;
  return { client, userId: session.user.id, profileId, token: session.access_token };
}

type TestUser = Awaited<ReturnType<typeof signUp>>;

const hashOf = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

interface Content {
  readonly body: RequestInit["body"];
  readonly type?: string;
}

/** A user of the product, with everything that the server has acknowledged. */
export class FullDiskTrial {
  readonly #url: string;
  readonly user: TestUser;
  /** Others, with empty accounts. */
  readonly #importers: TestUser[];
  readonly #readers: TestUser[];
  readonly #notes = new Map<string, string>();
  readonly #objects = new Map<string, string>();
  readonly #imported = new Map<string, SupabaseClient>();
  readonly #read: SupabaseClient[] = [];

  private constructor(url: string, person: TestUser, others: readonly TestUser[]) {
    this.#url = url;
    this.user = person;
    this.#importers = others.slice(0, emptyAccounts);
    this.#readers = others.slice(emptyAccounts);
  }

  static async start(url: string): Promise<FullDiskTrial> {
    const people: TestUser[] = [];
    for (let count = 0; count < 1 + 2 * emptyAccounts; count += 1) people.push(await signUp(url));
    const [person, ...others] = people;
    if (!person) throw new Error("Nobody signed up");
    return new FullDiskTrial(url, person, others);
  }

  #post(target: string, { token }: TestUser, { body, type }: Content) {
    const headers = {
      authorization: `Bearer ${token}`,
      apikey: "sb_publishable_postulo",
      ...(type === undefined ? {} : { "content-type": type }),
    };
    return fetch(this.#url + target, { method: "POST", headers, body: body ?? null }).then(
      resultOf,
    );
  }

  async #upload(): Promise<Result> {
    const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(200_000)]);
    const name = `${this.user.profileId}/${randomUUID()}.pdf`;
    const target = `/storage/v1/object/${bucket}/${name}`;
    const result = await this.#post(target, this.user, {
      body: bytes,
      type: "application/pdf",
    });
    if (isAcknowledged(result)) this.#objects.set(name, hashOf(bytes));
    return result;
  }

  async #addApplication(): Promise<Result> {
    const id = randomUUID();
    const notes = randomBytes(noteBytes / 2).toString("hex");
    const row = {
      id,
      user_id: this.user.userId,
      job_title: "Cartographer",
      company_name: "Lighthouse",
      job_url: `https://jobs.example/${id}`,
      applied_at: "2026-11-02",
      notes,
    };
    const body = JSON.stringify(row);
    const result = await this.#post("/rest/v1/job_applied", this.user, {
      body,
      type: "application/json",
    });
    if (isAcknowledged(result)) this.#notes.set(id, hashOf(notes));
    return result;
  }

  async #import(): Promise<Result> {
    const [importer] = this.#importers;
    if (!importer) throw new Error("Everybody has imported");
    const entry = "files/1.pdf";
    const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(100_000)]);
    const archive = hostileArchive({
      documents: [{ entry }],
      entries: { [entry]: new Uint8Array(content) },
    });
    const result = await this.#post("/account/import", importer, { body: archive });
    if (isAcknowledged(result)) {
      this.#importers.shift();
      this.#imported.set(hashOf(content), importer.client);
    }
    return result;
  }

  async #readResume(): Promise<Result> {
    const body = new FormData();
    body.set("file", new Blob([Buffer.from(soundPdf())]), "resume.pdf");
    // A résumé that is in the profile already adds nothing: it takes an empty one.
    const [reader] = this.#readers;
    if (!reader) throw new Error("Everybody has a résumé");
    const result = await this.#post("/resume-parser", reader, { body });
    if (isAcknowledged(result)) {
      this.#readers.shift();
      this.#read.push(reader.client);
    }
    return result;
  }

  #uses(): readonly (readonly [UseName, () => Promise<Result>])[] {
    return [
      ["upload", () => this.#upload()],
      ["import", () => this.#import()],
      ["résumé", () => this.#readResume()],
      ["application", () => this.#addApplication()],
    ];
  }

  async useAll(): Promise<Map<UseName, Result>> {
    const results = new Map<UseName, Result>();
    for (const [name, request] of this.#uses()) results.set(name, await request());
    return results;
  }

  /**
   * Repeats each way until it is rejected.
   * @throws when an error is not that of a full disk.
   */
  async useAllUntilRefused(): Promise<string[]> {
    const reported: string[] = [];
    for (const [name, request] of this.#uses().toReversed()) {
      let count = 0;
      let result = await request();
      // Imports and résumés need an empty account each.
      const most = name === "application" || name === "upload" ? maxAttempts : 1;
      while (isAcknowledged(result) && count + 1 < most) {
        count += 1;
        result = await request();
      }
      if (!isAcknowledged(result) && result.status !== diskFull)
        throw new Error(`${name} on a full disk: ${JSON.stringify(result)}`);
      const end = isAcknowledged(result) ? "acknowledged" : `${result.status} ${result.message}`;
      reported.push(`${name}: ${count} acknowledged, then ${end}`);
    }
    return reported;
  }

  /** @throws when something that was acknowledged is not there as it was. */
  async checkKept(when: string): Promise<string> {
    const { client } = this.user;
    const rows = z
      .array(z.object({ id: z.string(), notes: z.string() }))
      .parse(assertOk(await client.from("job_applied").select("id, notes")));
    const found = new Map(rows.map(({ id, notes }) => [id, hashOf(notes)]));
    for (const [id, hash] of this.#notes)
      if (found.get(id) !== hash) throw new Error(`Application ${id} is lost ${when}`);
    for (const [name, hash] of this.#objects) await this.#checkObject(client, name, { hash, when });
    for (const [hash, importer] of this.#imported) {
      const [file] = assertOk(await importer.from("files").select("file_path"));
      const { file_path: name } = z.object({ file_path: z.string() }).parse(file);
      await this.#checkObject(importer, name, { hash, when });
    }
    for (const reader of this.#read)
      if (assertOk(await reader.from("experiences").select("id")).length === 0)
        throw new Error(`What a résumé said is lost ${when}`);
    return `${this.#read.length} résumés, ${this.#notes.size} applications, ${this.#objects.size} uploads, ${this.#imported.size} imports`;
  }

  async #checkObject(client: SupabaseClient, name: string, to: { hash: string; when: string }) {
    const blob = assertOk(await client.storage.from(bucket).download(name));
    const hash = hashOf(new Uint8Array(await blob.arrayBuffer()));
    if (hash !== to.hash) throw new Error(`Document ${name} is lost ${to.when}`);
  }
}
