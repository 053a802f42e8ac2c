import { z } from "zod";
import { ApiError, responseTooLarge } from "./api-error.ts";
import type { Plan } from "./plan.ts";
import { appliedPreferences } from "./preferences.ts";
import { changed } from "./response-settings.ts";
import type { ResponseChange } from "./response-settings.ts";

/** The result of a plan. `total` is the count without limit, if requested. */
export interface PlanResult {
  body: string | null;
  rows: number;
  total: number | undefined;
  /** The number of upserted rows that existed before. */
  merged: number;
  /** The body exceeds `maxResponseBytes`, and was not sent. */
  tooLarge: boolean;
  /** What functions and triggers say of the response. */
  change: ResponseChange | undefined;
}

const cells = z.array(z.array(z.nullable(z.string())));
const keyValues = z.array(z.nullable(z.string()));

const csvCell = (text: string | null): string => {
  if (text === null) return "";
  // As PostgreSQL writes a row, which PostgREST sends.
  return text === "" || /[",()\\\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

function csv(labels: readonly string[], body: string): string {
  const rows = cells.parse(JSON.parse(body));
  return [labels, ...rows].map((row) => row.map(csvCell).join(",")).join("\n");
}

function contentRange(first: number, rows: number, total: number | undefined): string {
  const range = rows === 0 || total === 0 ? "*" : `${first}-${first + rows - 1}`;
  return `${range}/${total ?? "*"}`;
}

/** @throws {ApiError}, which rolls back, when the result violates a constraint of the request. */
export function verify(plan: Plan, result: PlanResult): void {
  const { media, preferences, response: expected } = plan;
  if (result.tooLarge) throw responseTooLarge();
  const isRow = expected.kind !== "result" || expected.isList;
  if (media.shape === "object" && isRow && result.rows !== 1) {
    throw new ApiError({
      status: 406,
      code: "PGRST116",
      message: "Cannot coerce the result to a single JSON object",
      details: `The result contains ${result.rows} rows`,
    });
  }
  const { maxAffected } = preferences;
  if (maxAffected !== undefined && expected.kind !== "rows" && result.rows > maxAffected) {
    throw new ApiError({
      status: 400,
      code: "PGRST124",
      message: "Query result exceeds max-affected preference constraint",
      details: `The query affects ${result.rows} rows`,
    });
  }
  if (expected.kind !== "written" && result.total !== undefined && expected.offset > result.total) {
    throw new ApiError({
      status: 416,
      code: "PGRST103",
      message: "Requested range not satisfiable",
      details: `An offset of ${expected.offset} was requested, but there are only ${result.total} rows.`,
    });
  }
}

function bodyText({ media, labels }: Plan, body: string | null): string {
  return media.shape === "csv" ? csv(labels, body ?? "[]") : (body ?? "null");
}

function location(plan: Plan, result: PlanResult): string | undefined {
  if (plan.response.kind !== "written" || !plan.response.location || result.body === null)
    return undefined;
  const { path, key } = plan.response.location;
  const values = keyValues.parse(JSON.parse(result.body));
  const query = new URLSearchParams();
  key.forEach(({ name }, index) => query.append(name, `eq.${values[index] ?? ""}`));
  return `${path}?${query.toString()}`;
}

function toWriteResponse(
  plan: Plan,
  written: Plan["response"] & { kind: "written" },
  result: PlanResult,
): Response {
  const { method, represented } = written;
  const total = plan.preferences.count === undefined ? undefined : result.rows;
  const at = location(plan, result);
  const headers = {
    ...appliedHeader(plan),
    ...(at !== undefined && { location: at }),
    "content-range":
      method === "PATCH" ? contentRange(0, result.rows, total) : contentRange(0, 0, total),
  };
  const mayCreate = method === "POST" || method === "PUT";
  const isCreated = mayCreate && !(written.merges && result.rows <= result.merged);
  if (!represented) {
    return new Response(null, { status: isCreated ? 201 : method === "POST" ? 200 : 204, headers });
  }
  return new Response(bodyText(plan, result.body), {
    status: isCreated ? 201 : 200,
    headers: { ...headers, "content-type": plan.media.contentType },
  });
}

function appliedHeader({ preferences }: Plan): Record<string, string> {
  const applied = appliedPreferences(preferences);
  return applied === undefined ? {} : { "preference-applied": applied };
}

/** The response of a result, whose JSON was written by PostgreSQL. */
export const toResponse = (plan: Plan, result: PlanResult): Response =>
  changed(usualResponse(plan, result), result.change);

function usualResponse(plan: Plan, result: PlanResult): Response {
  switch (plan.response.kind) {
    case "written":
      return toWriteResponse(plan, plan.response, result);
    case "rows":
    case "result": {
      if (plan.response.kind === "result" && plan.response.isVoid) {
        return new Response(null, { status: 204, headers: appliedHeader(plan) });
      }
      const partial = result.total !== undefined && result.rows < result.total;
      return new Response(bodyText(plan, result.body), {
        status: partial ? 206 : 200,
        headers: {
          ...appliedHeader(plan),
          "content-type": plan.media.contentType,
          "content-range": contentRange(plan.response.offset, result.rows, result.total),
        },
      });
    }
  }
}
