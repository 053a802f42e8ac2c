import type { Pool, PoolClient } from "pg";
import { startSpan } from "./spans.ts";
import type { SpanFacts } from "./spans.ts";

const statement = /^\s*(select|insert|update|delete|with|call|merge|lock|refresh|listen|notify)\b/i;
/** Of the server's own transactions. */
const opening = /^\s*select set_config\('role'/i;
const relation =
  /\b(?:from|into|update|join)\s+(?:only\s+)?"?((?:public|private|auth|storage)"?\."?\w+)/i;

/** Undefined for a stream, such as COPY. */
function textOf(query: unknown): string | undefined {
  if (typeof query === "string") return query;
  if (typeof query !== "object" || query === null || "submit" in query) return undefined;
  return "text" in query && typeof query.text === "string" ? query.text : undefined;
}

/** Operation and first table or function: the text itself may be long, and names columns that a client has chosen. */
function factsOf(query: unknown): SpanFacts | undefined {
  const text = textOf(query);
  if (text === undefined || opening.test(text)) return undefined;
  const operation = statement.exec(text)?.[1]?.toUpperCase();
  if (operation === undefined) return undefined;
  const target = relation.exec(text)?.[1]?.replaceAll('"', "");
  return {
    name: target === undefined ? operation : `${operation} ${target}`,
    kind: "client",
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(target === undefined ? {} : { "db.collection.name": target }),
    },
  };
}

function traceClient(client: PoolClient): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") return;
  const run = (...values: unknown[]): unknown => Reflect.apply(query, client, values);
  Reflect.set(client, "query", (...values: unknown[]): unknown => {
    const facts = factsOf(values[0]);
    const span = facts && startSpan(facts);
    if (!span) return run(...values);
    const callback = values.at(-1);
    if (typeof callback === "function")
      return run(...values.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        span.end(error ? { error } : {});
        Reflect.apply(callback, undefined, [error, ...rest]);
      });
    const result = run(...values);
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        (error: unknown) => span.end({ error }),
      );
    else span.end();
    return result;
  });
}

/** Records a span for each statement of the pool, without its values. */
export function traceQueries(pool: Pool): void {
  pool.on("connect", traceClient);
}
