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
    if (request.method === "POST") {
      rows.push(...[await request.json()].flat());
      return new Response(null, { status: 201 });
    }
    const found = withIds(rows).filter(({ row }) => isMatch(row, searchParams));
    if (request.method === "PATCH") {
      const values: Row = await request.json();
      for (const { position } of found) rows[position] = { ...rows[position], ...values };
    }
    return Response.json(found.map(({ row }) => row));
  };
  const client = createClient("https://server.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: { fetch: async (input, init) => answer(new Request(input, init)) },
  });
  const server = { fetch, origin: "https://server.example" };
  return { client, userId: "someone", email: "someone@example.org", server };
}
