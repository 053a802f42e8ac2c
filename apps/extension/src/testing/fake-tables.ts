import { createClient } from "@supabase/supabase-js";
import type { Session } from "../session/current-session.ts";

type Row = Readonly<Record<string, unknown>>;
type Tables = Record<string, Row[]>;

/** As the table API compares: `column=eq.value`. Other filters are not evaluated. */
const isMatch = (row: Row, parameters: URLSearchParams) =>
  [...parameters].every(
    ([column, filter]) => !filter.startsWith("eq.") || `eq.${String(row[column])}` === filter,
  );

/** A row without an id has its position as its id. */
const withIds = (rows: readonly Row[]) =>
  rows.map((row, position) => ({ position, row: { id: String(position), ...row } }));

/** Adds the rows of a request, and returns them where it asks for them. */
async function added(request: Request, rows: Row[]): Promise<Response> {
  const count = rows.length;
  rows.push(...[await request.json()].flat());
  const isReturned = request.headers.get("prefer")?.includes("return=representation") === true;
  const created = withIds(rows).slice(count);
  return isReturned
    ? Response.json(created.map(({ row }) => row))
    : new Response(null, { status: 201 });
}

/** A session at a fake server, whose tables can be read, added to and changed, and whose files can be downloaded. */
export function sessionWith(tables: Tables, files: Readonly<Record<string, string>> = {}): Session {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, name = ""] = /\/rest\/v1\/(\w+)/.exec(pathname) ?? [];
    const rows = (tables[name] ??= []);
    const file = Object.keys(files).find((path) => pathname.endsWith(`/${path}`));
    if (file !== undefined) return new Response(files[file]);
    if (name === "") return new Response(null, { status: 404 });
    // Functions permit everything.
    if (name === "rpc") return Response.json(true);
    if (request.method === "POST") return added(request, rows);
    const found = withIds(rows).filter(({ row }) => isMatch(row, searchParams));
    if (request.method === "PATCH") {
      const values: Row = await request.json();
      for (const { position } of found) rows[position] = { ...rows[position], ...values };
    }
    if (request.method === "DELETE")
      for (const { position } of found.toReversed()) rows.splice(position, 1);
    return Response.json(found.map(({ row }) => row));
  };
  const client = createClient("https://server.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    db: { retry: false },
    global: { fetch: async (input, init) => answer(new Request(input, init)) },
  });
  const server = { fetch, origin: "https://server.example" };
  return { client, userId: "someone", email: "someone@example.org", server };
}
