import type { startFakeServer } from "./fake-server.ts";

type FakeServer = Pick<ReturnType<typeof startFakeServer>, "handle">;
type Row = Readonly<Record<string, unknown>>;

const notFilters = new Set(["select", "order", "columns", "limit", "offset"]);

/** Filters of the table API: `column=eq.value` and `column=in.(value,value)`. */
function matches(row: Row, url: string): boolean {
  return [...new URL(url).searchParams].every(([column, filter]) => {
    if (notFilters.has(column) || /\.(order|limit)$/.test(column)) return true;
    if (filter === "is.null") return row[column] === null;
    if (filter === "not.is.null") return row[column] !== null;
    const value = String(row[column]);
    const several = /^in\.\((.*)\)$/.exec(filter)?.[1]?.split(",");
    return several ? several.includes(value) : `eq.${value}` === filter;
  });
}

/** Sorts like the table API: `order=column.desc.nullslast,column`. */
function inOrder(rows: readonly Row[], order: string | null): readonly Row[] {
  const terms = (order?.split(",") ?? []).map((term) => term.split("."));
  return rows.toSorted((one, other) => {
    for (const [column = "", direction] of terms) {
      const [a, b] = [String(one[column]), String(other[column])];
      if (a !== b) return a < b === (direction === "desc") ? 1 : -1;
    }
    return 0;
  });
}

/** The rows that a request is about, in its order. */
function matchingRows(rows: readonly Row[], { url }: Request): readonly Row[] {
  const own = rows.filter((row) => matches(row, url));
  return inOrder(own, new URL(url).searchParams.get("order"));
}

/** Orders and limits embedded rows: `table.order=column.desc` and `table.limit=1`. */
function limitEmbedded(row: Row, params: URLSearchParams): Row {
  const columns = Object.entries(row).map(([name, value]) => {
    const limit = params.get(`${name}.limit`);
    if (!Array.isArray(value) || limit === null) return [name, value];
    return [name, inOrder(value, params.get(`${name}.order`)).slice(0, Number(limit))];
  });
  return Object.fromEntries(columns);
}

function rowsResponse(request: Request, rows: readonly Row[]): Response {
  const isSingle = request.headers.get("accept")?.includes("vnd.pgrst.object");
  if (!isSingle) return Response.json(rows);
  return rows.length === 1
    ? Response.json(rows[0])
    : Response.json(
        { code: "PGRST116", message: "The result contains 0 rows", details: "", hint: null },
        { status: 406 },
      );
}

/** A fake table that selects, inserts, updates and deletes like the table API. */
export function serveTable(
  server: FakeServer,
  name: string,
  table: { rows: readonly Row[]; defaults?: () => Row },
) {
  let rows = table.rows;
  const deletedRows: Row[] = [];
  const address = `/rest/v1/${name}`;
  const matching = (request: Request) => matchingRows(rows, request);

  server.handle(`GET ${address}`, (request) => {
    const { searchParams } = new URL(request.url);
    const selected = matching(request).map((row) => limitEmbedded(row, searchParams));
    return rowsResponse(request, selected);
  });
  server.handle(
    `HEAD ${address}`,
    (request) =>
      new Response(null, { headers: { "content-range": `*/${matching(request).length}` } }),
  );
  const insert = async (request: Request) => {
    const body: Row | readonly Row[] = await request.json();
    const added = [body].flat().map((row): Row => ({ ...table.defaults?.(), ...row }));
    rows = [...rows, ...added];
    return rowsResponse(request, added);
  };
  server.handle(`POST ${address}`, insert);
  server.handle(`PATCH ${address}`, async (request) => {
    const change: Row = await request.json();
    const changed = matching(request).map((row): Row => ({
      ...row,
      ...change,
      version: Number(row["version"]) + 1,
    }));
    rows = rows.map((row) => changed.find((one) => one["id"] === row["id"]) ?? row);
    return rowsResponse(request, changed);
  });
  server.handle(`DELETE ${address}`, (request) => {
    const removed = matching(request);
    rows = rows.filter((row) => !removed.includes(row));
    deletedRows.push(...removed);
    return rowsResponse(request, removed);
  });
  return {
    rows: () => rows,
    /** The handler of inserts. */
    insert,
    /** Like the database function that restores a deleted row; false if it is not in the trash. */
    restore: (id: unknown) => {
      const row = deletedRows.find((one) => one["id"] === id);
      if (row) rows = [...rows, row];
      return row !== undefined;
    },
    /** A change by another window. */
    change: (id: string, change: Row) => {
      rows = rows.map((row) =>
        row["id"] === id ? { ...row, ...change, version: Number(row["version"]) + 1 } : row,
      );
    },
  };
}
