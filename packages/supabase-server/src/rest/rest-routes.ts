import type { Caller } from "@postulo/postgres/as-caller";
import type { Context } from "hono";
import { Hono } from "hono";
import type { Pool } from "pg";
import { connectionAddress } from "../auth/guesses/client-address.ts";
import type { ResolveCaller } from "../caller.ts";
import { limitBody } from "../internal/body-size.ts";
import { databaseRetryAfterSeconds } from "@postulo/postgres/lost-database";
import { toResponse } from "./internal/response.ts";
import { ApiError, bodyTooLarge, unknownRelation } from "./internal/api-error.ts";
import { planCall } from "./internal/call-function.ts";
import type { Catalogue, Relation } from "./internal/catalogue/catalogue.ts";
import { createSchemaCache, listenForReload } from "./internal/catalogue/schema-cache.ts";
import { fromBrokenConnection, staleCatalogueCodes } from "./internal/database-error.ts";
import { createExecutor } from "./internal/execute.ts";
import { acceptedMedia } from "./internal/media-type.ts";
import { jsonBody } from "./internal/json-body.ts";
import type { Plan } from "./internal/plan.ts";
import type { TransactionEnd } from "./internal/preferences.ts";
import { parsePreferences } from "./internal/preferences.ts";
import { schemaOf } from "./internal/profile.ts";
import { readBody } from "./internal/request-body.ts";
import { requestSettings } from "./internal/request-settings.ts";
import type { TableRequest } from "./internal/read-table.ts";
import { planRead } from "./internal/read-table.ts";
import { createTurns } from "./internal/request-turns.ts";
import type { RequestTurns } from "./internal/request-turns.ts";
import { planWrite } from "./internal/write-table.ts";

export interface RestOptions {
  pool: Pool;
  /** Runs requests that may not write, and may lead to a standby. */
  readPool?: Pool | undefined;
  resolveCaller: ResolveCaller;
  /** The exposed schemas; the first serves requests without a profile header. */
  schemas?: readonly [string, ...string[]];
  /** The maximum rows of a response; 1,000 as in Supabase. A role's `pgrst.db_max_rows` can lower it. */
  maxRows?: number;
  /** For roles without a `statement_timeout` set by `alter role`. */
  statementTimeoutMs?: number;
  maxBodyBytes?: number;
  /** For anonymous callers: parsing JSON blocks other requests. */
  maxAnonymousBodyBytes?: number;
  /**
   * `commit-allow-override` applies `Prefer: tx=rollback`, for tests only: a rollback also reverts the counters of rate
   * limits.
   */
  transactionEnd?: TransactionEnd;
  /** Whether `count()`, `sum()`, `avg()`, `min()` and `max()` may be selected, as PostgREST's `db-aggregates-enabled`. */
  aggregates?: boolean;
  /** The client's IP address, which functions use for rate limits: the connection's, unless a proxy is trusted. */
  clientAddress?: (context: Context) => string;
  /** Until it is aborted, `notify pgrst` reloads the catalogue. Without it only unknown names cause a reload. */
  signal?: AbortSignal;
}

/** Connections of the pool that sign-in, storage and other routes can always use. */
const reservedConnections = 4;

interface Incoming {
  caller: Caller;
  turns: RequestTurns;
  maxBodyBytes: number;
  maxRows: number;
  transactionEnd: TransactionEnd;
  aggregates: boolean;
  clientAddress: (context: Context) => string;
}

function wrongMethod(method: string): ApiError {
  return new ApiError({
    status: 405,
    code: "PGRST117",
    message: `Unsupported HTTP method: ${method}`,
  });
}

function relationOf(catalogue: Catalogue, name: string): Relation {
  const relation = catalogue.relations.get(name);
  if (!relation) throw unknownRelation(catalogue.schema, name);
  return relation;
}

const maxRowsFor = ({ caller, maxRows }: Incoming, { roles }: Catalogue): number =>
  Math.min(maxRows, roles.get(caller.role)?.maxRows ?? maxRows);

type MakePlan = (catalogue: Catalogue) => Plan;

/** `/:relation`. Parses the request; the returned function makes its plan, again after a reload of the catalogue. */
async function tablePlan(context: Context, incoming: Incoming): Promise<MakePlan> {
  const { method } = context.req;
  const name = context.req.param("relation") ?? "";
  const request = (catalogue: Catalogue): TableRequest => ({
    schema: catalogue.schema,
    aggregates: incoming.aggregates,
    maxEmbeddedRows: maxRowsFor(incoming, catalogue),
    relation: relationOf(catalogue, name),
    parameters: new URL(context.req.url).searchParams,
    preferences: parsePreferences(context.req.header("prefer") ?? null, incoming),
    media: acceptedMedia(context.req.header("accept") ?? null),
  });
  switch (method) {
    case "GET":
    case "HEAD": {
      const range = context.req.header("range") ?? null;
      return (catalogue) => {
        const maxRows = maxRowsFor(incoming, catalogue);
        return planRead(request(catalogue), { range, maxRows, withBody: method === "GET" });
      };
    }
    case "POST":
    case "PUT":
    case "PATCH":
    case "DELETE": {
      const body = method === "DELETE" ? jsonBody("") : await readBody(context, "table", incoming);
      return (catalogue) => planWrite({ ...request(catalogue), method, body });
    }
    default:
      throw wrongMethod(method);
  }
}

/** `/rpc/:name`. */
async function callPlan(context: Context, incoming: Incoming): Promise<MakePlan> {
  const { method } = context.req;
  if (method !== "GET" && method !== "HEAD" && method !== "POST") {
    throw new ApiError({
      status: 405,
      code: "PGRST101",
      message: `Cannot use the ${method} method on RPC`,
    });
  }
  const body = method === "POST" ? await readBody(context, "function", incoming) : undefined;
  return (catalogue) =>
    planCall(catalogue, {
      name: context.req.param("name") ?? "",
      parameters: new URL(context.req.url).searchParams,
      body,
      preferences: parsePreferences(context.req.header("prefer") ?? null, incoming),
      media: acceptedMedia(context.req.header("accept") ?? null),
      withBody: method !== "HEAD",
      aggregates: incoming.aggregates,
      maxRows: maxRowsFor(incoming, catalogue),
      maxEmbeddedRows: maxRowsFor(incoming, catalogue),
    });
}

function invalidToken(context: Context, message: string): Response {
  context.header(
    "www-authenticate",
    `Bearer error="invalid_token", error_description="${message}"`,
  );
  const code = message === "JWT expired" ? "PGRST303" : "PGRST301";
  return context.json(new ApiError({ status: 401, code, message }).toJSON(), 401);
}

function toErrorResponse(error: Error, context: Context): Response {
  const apiError = error instanceof ApiError ? error : fromBrokenConnection(error);
  if (!apiError) throw error;
  if (apiError.status === 401) context.header("www-authenticate", "Bearer");
  if (apiError.status === 503 || apiError.status === 429)
    context.header("retry-after", String(databaseRetryAfterSeconds));
  return context.json(apiError.toJSON(), apiError.status);
}

interface Run {
  caller: Caller;
  schema: string;
  /** Of the transaction, which describe the request. */
  settings: Readonly<Record<string, string>>;
  makePlan: MakePlan;
}

/** Makes and executes plans, and retries once with a newer catalogue when the first one may be stale. */
function createRunner(
  { pool, readPool = pool, signal, statementTimeoutMs }: RestOptions,
  schemas: readonly string[],
): (run: Run) => Promise<Response> {
  const cacheOf = (schema: string) => createSchemaCache({ pool, readPool }, schema);
  const caches = new Map(schemas.map((schema) => [schema, cacheOf(schema)]));
  const expire = (): void => {
    for (const cache of caches.values()) cache.expire();
  };
  // Runs beside the requests until it is aborted, and never fails.
  if (signal) void listenForReload(pool, expire, signal);
  const execute = createExecutor(pool, readPool);
  const usualTimeout = String(statementTimeoutMs ?? 8_000);
  return async ({ caller, schema, settings, makePlan }) => {
    const schemaCache = caches.get(schema) ?? cacheOf(schema);
    const attempt = async (catalogue: Catalogue): Promise<Response> => {
      const plan = { ...makePlan(catalogue), settings };
      const timeout = catalogue.roles.get(caller.role)?.statementTimeout ?? usualTimeout;
      return toResponse(plan, await execute(caller, plan, timeout));
    };
    const catalogue = await schemaCache.current();
    try {
      return await attempt(catalogue);
    } catch (error) {
      if (!(error instanceof ApiError) || !staleCatalogueCodes.has(error.code)) throw error;
      const newer = await schemaCache.newerThan(catalogue);
      if (!newer) throw error;
      return attempt(newer);
    }
  };
}

/** PostgREST's API of the tables, views and functions of some schemas, as the caller under row-level security. */
export function createRestRoutes(options: RestOptions): Hono {
  const { pool, resolveCaller, schemas = ["public"], maxRows = 1000 } = options;
  const { clientAddress = connectionAddress, maxBodyBytes = 5 * 1024 * 1024 } = options;
  const { transactionEnd = "commit", aggregates = false } = options;
  const { maxAnonymousBodyBytes = Math.min(256 * 1024, maxBodyBytes) } = options;
  const run = createRunner(options, schemas);

  const maxQueries = Math.max(1, pool.options.max - reservedConnections);
  const beginTurns = createTurns({ clientAddress, maxQueries, maxBodyBytes });

  const handle =
    (planFor: (context: Context, incoming: Incoming) => Promise<MakePlan>) =>
    async (context: Context): Promise<Response> => {
      const resolved = await resolveCaller(context.req.raw);
      if (resolved.kind === "invalidToken") return invalidToken(context, resolved.message);
      const schema = schemaOf(context, schemas);
      const { caller } = resolved;
      const turns = beginTurns(context, caller);
      try {
        const makePlan = await planFor(context, {
          caller,
          turns,
          maxRows,
          transactionEnd,
          aggregates,
          clientAddress,
          maxBodyBytes: caller.role === "anon" ? maxAnonymousBodyBytes : maxBodyBytes,
        });
        await turns.beforeQuery();
        const path = context.req.path.replace(/^.*?(?=(?:\/rpc)?\/[^/]*$)/, "");
        const settings = requestSettings(context.req.raw, path, clientAddress(context));
        const response = await run({ caller, schema, settings, makePlan });
        // As PostgREST, only where there is a choice.
        if (schemas.length > 1) response.headers.set("content-profile", schema);
        return response;
      } finally {
        turns.release();
      }
    };

  const routes = new Hono();
  routes.onError(toErrorResponse);
  routes.use(
    limitBody(maxBodyBytes, () => {
      throw bodyTooLarge();
    }),
  );
  routes.all("/rpc/:name", handle(callPlan));
  routes.all("/:relation", handle(tablePlan));
  routes.all("*", () => {
    throw new ApiError({
      status: 404,
      code: "PGRST125",
      message: "Invalid path specified in request URL",
    });
  });
  return routes;
}
