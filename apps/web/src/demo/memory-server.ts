import { compareTasks, taskRow } from "@postulo/domain/task";
import { withoutTag, withTag } from "@postulo/domain/tags";
import * as z from "zod/mini";
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

/** The columns of an application that are those of its first open task. */
const taskColumns = ["next_action", "next_action_date", "reminder_set"];
/** The tables whose rows belong to an application. */
const ownedTables = ["task", "interview", "application_event"];
/** Columns without a place in the history. */
const silentColumns = new Set(["id", "version", "updated_at", "user_id"]);

const row = z.record(z.string(), z.unknown());
const rowOrRows = z.union([row, z.array(row)]);
const discarded = z.object({ content: row, parts: z.array(z.tuple([z.string(), z.array(row)])) });
const ids = z.object({ p_id: z.optional(z.string()), p_ids: z.optional(z.array(z.string())) });
const tagChange = z.object({
  p_ids: z.array(z.string()),
  p_added: z.nullish(z.string()),
  p_removed: z.nullish(z.string()),
});
const tagged = z.object({ tags: z.array(z.string()) });

const newId = () => crypto.randomUUID();
const textOf = (value: unknown) => (value === null || value === undefined ? null : wordOf(value));

/**
 * The table API over rows in memory, as far as the workspace uses it: nothing is sent, and all is gone with the page.
 * What it does not serve is answered with an error of this text.
 */
export class MemoryServer {
  readonly #tables: Tables;
  readonly #unavailable: string;

  constructor(tables: Tables, unavailable: string) {
    this.#tables = tables;
    this.#unavailable = unavailable;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const [, procedure] = /\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
    if (procedure !== undefined) return this.#call(procedure, request);
    const [, table] = /\/rest\/v1\/(\w+)$/.exec(pathname) ?? [];
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

  #rows(table: string): Row[] {
    const rows = this.#tables.get(table) ?? [];
    this.#tables.set(table, rows);
    return rows;
  }

  #read(table: string, parameters: URLSearchParams, request: Request): Response {
    const { rows, count } = queryRows(this.#tables, table, parameters);
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
    this.#rows(table).push(...added);
    for (const values of added) {
      if (table === "job_applied") this.#record(values, "application_stage", undefined);
      this.#follow(table, values);
    }
    return this.#written(table, { rows: added, parameters }, request);
  }

  async #update(table: string, parameters: URLSearchParams, request: Request): Promise<Response> {
    const values = z.parse(row, await request.json());
    const changed = filterRows(this.#rows(table), ownParameters(parameters));
    for (const one of changed) {
      const before = { ...one };
      Object.assign(one, values, { version: Number(one["version"] ?? 0) + 1 });
      if (table === "job_applied") this.#recordAll(one, before);
      this.#follow(table, one, before);
    }
    return this.#written(table, { rows: changed, parameters }, request);
  }

  #remove(table: string, parameters: URLSearchParams, request: Request): Response {
    const rows = this.#rows(table);
    const removed = filterRows(rows, ownParameters(parameters));
    this.#tables.set(
      table,
      rows.filter((one) => !removed.includes(one)),
    );
    for (const one of removed) {
      if (table === "job_applied") this.#discard(one);
      else this.#follow(table, one);
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
    return this.#respond(projectRows(this.#tables, table, written), request);
  }

  /** Moves a removed application to the trash, with what belongs to it. */
  #discard(application: Row): void {
    const parts = ownedTables.map((table): [string, Row[]] => {
      const rows = this.#rows(table);
      const own = rows.filter((one) => one["application_id"] === application["id"]);
      this.#tables.set(
        table,
        rows.filter((one) => !own.includes(one)),
      );
      return [table, own];
    });
    this.#rows("trash").push({
      id: newId(),
      user_id: application["user_id"],
      table_name: "job_applied",
      row_id: application["id"],
      deleted_at: new Date().toISOString(),
      content: application,
      parts,
    });
  }

  /** Restores deleted applications, and returns their number. */
  #restore(wanted: readonly string[]): number {
    const trash = this.#rows("trash");
    const found = trash.filter((one) => wanted.includes(String(one["row_id"])));
    this.#tables.set(
      "trash",
      trash.filter((one) => !found.includes(one)),
    );
    for (const one of found) {
      const { content, parts } = z.parse(discarded, one);
      this.#rows("job_applied").push(content);
      for (const [table, rows] of parts) this.#rows(table).push(...rows);
    }
    return found.length;
  }

  async #call(procedure: string, request: Request): Promise<Response> {
    if (procedure === "get_current_user_usage") return Response.json([]);
    if (procedure === "change_tags") return this.#changeTags(request);
    if (!procedure.startsWith("restore_application")) return this.#refuse();
    const { p_id: id, p_ids: several } = z.parse(ids, await request.json());
    const restored = this.#restore(several ?? [id ?? ""]);
    return Response.json(several ? restored : restored > 0);
  }

  async #changeTags(request: Request): Promise<Response> {
    const {
      p_ids: wanted,
      p_added: added,
      p_removed: removed,
    } = z.parse(tagChange, await request.json());
    const { searchParams } = new URL(request.url);
    const rows = this.#rows("job_applied").filter((one) => {
      if (!wanted.includes(String(one["id"]))) return false;
      const { tags } = z.parse(tagged, one);
      const next = withTag(withoutTag(tags, removed ?? ""), added ?? "");
      if (wordOf(next) === wordOf(tags)) return false;
      const before = { ...one };
      Object.assign(one, { tags: next, version: Number(one["version"]) + 1 });
      this.#recordAll(one, before);
      return true;
    });
    const written = { rows, parameters: searchParams };
    return Response.json(projectRows(this.#tables, "job_applied", written));
  }

  #recordAll(after: Row, before: Row): void {
    for (const column of Object.keys(after))
      if (after[column] !== before[column]) this.#record(after, column, before);
  }

  #record(after: Row, column: string, before: Row | undefined): void {
    if (silentColumns.has(column)) return;
    this.#rows("application_event").push({
      id: newId(),
      user_id: after["user_id"],
      application_id: after["id"],
      kind: before ? "changed" : "created",
      field: column,
      old_value: textOf(before?.[column]),
      new_value: textOf(after[column]),
      occurred_at: new Date().toISOString(),
    });
  }

  /** Keeps an application's next action and its first open task the same. */
  #follow(table: string, changed: Row, before: Row = {}): void {
    if (table === "task") this.#setNextAction(String(changed["application_id"]));
    if (table !== "job_applied") return;
    if (taskColumns.some((column) => changed[column] !== before[column])) this.#setTask(changed);
  }

  #firstTask(applicationId: string): Row | undefined {
    const open = this.#rows("task").filter(
      (task) => task["application_id"] === applicationId && task["done_at"] === null,
    );
    return open.toSorted((one, other) =>
      compareTasks(z.parse(taskRow, one), z.parse(taskRow, other)),
    )[0];
  }

  #setNextAction(applicationId: string): void {
    const application = this.#rows("job_applied").find(({ id }) => id === applicationId);
    if (!application) return;
    const task = this.#firstTask(applicationId);
    const before = { ...application };
    Object.assign(application, {
      next_action: task?.["action"] ?? null,
      next_action_date: task?.["due_date"] ?? null,
      reminder_set: task?.["reminder_set"] ?? false,
      version: Number(application["version"]) + 1,
    });
    this.#recordAll(application, before);
  }

  #setTask(application: Row): void {
    const task = this.#firstTask(String(application["id"]));
    const { next_action: action, next_action_date: due, reminder_set: reminder } = application;
    const values = {
      action: action ?? null,
      due_date: due ?? null,
      reminder_set: reminder ?? false,
    };
    if (task) Object.assign(task, values);
    else if (values.action !== null || values.due_date !== null)
      this.#rows("task").push(openTask(application, values));
    if (task && values.action === null && values.due_date === null && task["title"] === null)
      this.#tables.set(
        "task",
        this.#rows("task").filter((one) => one !== task),
      );
  }
}

/** A task of an application, as the database creates it. */
export const openTask = (application: Row, values: Row): Row => ({
  id: newId(),
  user_id: application["user_id"],
  application_id: application["id"],
  title: null,
  done_at: null,
  created_at: new Date().toISOString(),
  version: 1,
  ...values,
});
