import { comparePosting } from "@postulo/contract/posting-comparison";
import { withoutTag, withTag } from "@postulo/domain/tags";
import * as z from "zod/mini";
import { MemoryRows, newId } from "./memory-rows.ts";
import { syncTasks } from "./memory-tasks.ts";
import { discardApplication, restoreApplications } from "./memory-trash.ts";
import {
  filterRows,
  ownParameters,
  projectRows,
  queryRows,
  wordOf,
  type Row,
  type Tables,
} from "./table-query.ts";

/** The columns that the database fills in. */
const defaults: Readonly<Record<string, Row>> = {
  job_applied: {
    application_stage: "applied",
    priority_level: "medium",
    reminder_set: false,
    tags: [],
    application_method: "manual",
  },
};

const row = z.record(z.string(), z.unknown());
const rowOrRows = z.union([row, z.array(row)]);
const ids = z.object({ p_id: z.optional(z.string()), p_ids: z.optional(z.array(z.string())) });
const tagChange = z.object({
  p_ids: z.array(z.string()),
  p_added: z.nullish(z.string()),
  p_removed: z.nullish(z.string()),
});
const tagged = z.object({ tags: z.array(z.string()) });

/**
 * The table API and the comparison with postings over rows in memory, as far as the workspace uses them: nothing is sent, and all is gone with the page.
 * What it does not serve is answered with an error of this text.
 */
export class MemoryServer {
  readonly #rows: MemoryRows;
  readonly #unavailable: string;

  constructor(tables: Tables, unavailable: string) {
    this.#rows = new MemoryRows(tables);
    this.#unavailable = unavailable;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const [, procedure] = /\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
    if (procedure !== undefined) return this.#call(procedure, request);
    const [, table] = /\/rest\/v1\/(\w+)$/.exec(pathname) ?? [];
    if (pathname === comparePosting.path) return this.#compare(request);
    if (table === undefined) return this.#refuse();
    switch (request.method) {
      case "GET":
      case "HEAD":
        return this.#read(table, searchParams, request);
      case "POST":
        return this.#insert(table, searchParams, request);
      case "PATCH":
        return this.#update(table, searchParams, request);
      default:
        return this.#remove(table, searchParams, request);
    }
  };

  #refuse(): Response {
    return Response.json({ code: "demo", message: this.#unavailable }, { status: 403 });
  }

  async #compare(request: Request): Promise<Response> {
    const { jobDescription } = z.parse(comparePosting.request.schema, await request.json());
    const { compareInMemory } = await import("./compare-in-memory.ts");
    return Response.json(compareInMemory(this.#rows.tables, jobDescription));
  }

  #read(table: string, parameters: URLSearchParams, request: Request): Response {
    const { rows, count } = queryRows(this.#rows.tables, table, parameters);
    const range = { "content-range": `0-${Math.max(0, rows.length - 1)}/${count}` };
    if (request.method === "HEAD") return new Response(null, { headers: range });
    return this.#respond(rows, request, range);
  }

  #respond(rows: readonly Row[], request: Request, headers: Record<string, string> = {}): Response {
    if (!request.headers.get("accept")?.includes("pgrst.object"))
      return Response.json(rows, { headers });
    if (rows.length === 1) return Response.json(rows[0], { headers });
    return Response.json(
      { code: "PGRST116", message: "", details: `The result contains ${rows.length} rows` },
      { status: 406 },
    );
  }

  async #insert(table: string, parameters: URLSearchParams, request: Request): Promise<Response> {
    const given = z.parse(rowOrRows, await request.json());
    const now = new Date().toISOString();
    const added = [given].flat().map((values): Row => ({
      id: newId(),
      created_at: now,
      version: 1,
      ...defaults[table],
      ...values,
    }));
    this.#rows.of(table).push(...added);
    for (const values of added) {
      if (table === "job_applied") this.#rows.recordAdded(values);
      syncTasks(this.#rows, table, { after: values });
    }
    return this.#written(table, { rows: added, parameters }, request);
  }

  async #update(table: string, parameters: URLSearchParams, request: Request): Promise<Response> {
    const values = z.parse(row, await request.json());
    const changed = filterRows(this.#rows.of(table), ownParameters(parameters));
    for (const one of changed) {
      const before = { ...one };
      Object.assign(one, values, { version: Number(one["version"] ?? 0) + 1 });
      if (table === "job_applied") this.#rows.recordChanges(one, before);
      syncTasks(this.#rows, table, { after: one, before });
    }
    return this.#written(table, { rows: changed, parameters }, request);
  }

  #remove(table: string, parameters: URLSearchParams, request: Request): Response {
    const found = filterRows(this.#rows.of(table), ownParameters(parameters));
    const removed = this.#rows.remove(table, (one) => found.includes(one));
    for (const one of removed) {
      if (table === "job_applied") discardApplication(this.#rows, one);
      else syncTasks(this.#rows, table, { after: one });
    }
    return this.#written(table, { rows: removed, parameters }, request);
  }

  #written(
    table: string,
    written: { readonly rows: readonly Row[]; readonly parameters: URLSearchParams },
    request: Request,
  ): Response {
    if (!request.headers.get("prefer")?.includes("return=representation"))
      return new Response(null, { status: 204 });
    return this.#respond(projectRows(this.#rows.tables, table, written), request);
  }

  async #call(procedure: string, request: Request): Promise<Response> {
    if (procedure === "get_current_user_usage") return Response.json([]);
    if (procedure === "change_tags") return this.#changeTags(request);
    if (!procedure.startsWith("restore_application")) return this.#refuse();
    const { p_id: id, p_ids: several } = z.parse(ids, await request.json());
    const restored = restoreApplications(this.#rows, several ?? [id ?? ""]);
    return Response.json(several ? restored : restored > 0);
  }

  async #changeTags(request: Request): Promise<Response> {
    const {
      p_ids: wanted,
      p_added: added,
      p_removed: removed,
    } = z.parse(tagChange, await request.json());
    const { searchParams } = new URL(request.url);
    const rows = this.#rows.of("job_applied").filter((one) => {
      if (!wanted.includes(String(one["id"]))) return false;
      const { tags } = z.parse(tagged, one);
      const next = withTag(withoutTag(tags, removed ?? ""), added ?? "");
      if (wordOf(next) === wordOf(tags)) return false;
      const before = { ...one };
      Object.assign(one, { tags: next, version: Number(one["version"]) + 1 });
      this.#rows.recordChanges(one, before);
      return true;
    });
    const written = { rows, parameters: searchParams };
    return Response.json(projectRows(this.#rows.tables, "job_applied", written));
  }
}
