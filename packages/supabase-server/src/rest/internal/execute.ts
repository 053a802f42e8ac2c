import type { Caller } from "@postulo/postgres/as-caller";
import { asCaller, asCallerPipelined } from "@postulo/postgres/as-caller";
import { supportsSessionState } from "@postulo/postgres/pool";
import type { Pool, PoolClient, QueryResult } from "pg";
import { z } from "zod";
import { ApiError } from "./api-error.ts";
import type { PlanResult } from "./response.ts";
import { verify } from "./response.ts";
import { fromDatabaseError } from "./database-error.ts";
import type { Plan } from "./plan.ts";
import type { ResponseSettings } from "./response-settings.ts";
import { responseChange, responseSettingsSql } from "./response-settings.ts";
import { createStatementNames } from "./statement-names.ts";
import { mergedRowsSql } from "./write-sql.ts";

const explained = z.tuple([
  z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "Plan Rows": z.number() }) })]) }),
]);
const counted = z.tuple([z.object({ merged: z.number() })]);

/** The row of `readSql`. A statement without representation returns no row, only the number of changed rows. */
interface ReadRow {
  body: string | null;
  rows: number;
  total: number | null;
  tooLarge: boolean | null;
  status: string | null;
  headers: string | null;
}

/** The planner's row estimate, if the client requested one. */
async function estimate(client: PoolClient, { response }: Plan): Promise<number | undefined> {
  if (response.kind !== "rows" || !response.estimate) return undefined;
  const { text, values } = response.estimate;
  const { rows } = await client.query({ text, values: [...values] });
  return explained.parse(rows)[0]["QUERY PLAN"][0].Plan["Plan Rows"];
}

/** The number of upserted rows that existed before. */
async function countMerged(client: PoolClient, { response }: Plan): Promise<number> {
  if (response.kind !== "written" || !response.merges) return 0;
  const { rows } = await client.query(mergedRowsSql);
  return counted.parse(rows)[0].merged;
}

const responseSettings = z.tuple([
  z.object({ status: z.nullable(z.string()), headers: z.nullable(z.string()) }),
]);

/** The settings of the response that triggers made, when the statement of the plan does not return them. */
async function laterSettings(
  client: PoolClient,
  { response }: Plan,
): Promise<ResponseSettings | undefined> {
  if (response.kind !== "written" || response.represented) return undefined;
  const { rows } = await client.query(`select ${responseSettingsSql}`);
  return responseSettings.parse(rows)[0];
}

const noRow: Partial<ReadRow> = {};

/** The result of the plan's statement. */
function readResult(
  { rows: [row], rowCount }: QueryResult<Partial<ReadRow>>,
  later: ResponseSettings | undefined,
): Omit<PlanResult, "merged"> {
  const { body, rows, total, tooLarge, status, headers } = row ?? noRow;
  const own = { status: status ?? null, headers: headers ?? null };
  return {
    body: body ?? null,
    rows: rows ?? rowCount ?? 0,
    total: total ?? undefined,
    tooLarge: tooLarge === true,
    change: responseChange(later ?? own),
  };
}

/** Sends all queries of the plan without waiting in between. */
async function runPlan(
  client: PoolClient,
  plan: Plan,
  name: string | undefined,
): Promise<PlanResult> {
  const { text, values } = plan.statement;
  const [result, merged, estimated, later] = await Promise.all([
    client.query<Partial<ReadRow>>({
      text,
      values: [...values],
      ...(name !== undefined && { name }),
    }),
    countMerged(client, plan),
    estimate(client, plan),
    laterSettings(client, plan),
  ]);
  const planResult = { ...readResult(result, later), merged };
  return estimated === undefined
    ? planResult
    : { ...planResult, total: combinedTotal(plan, planResult, estimated) };
}

/** The planner's estimate, unless the rows were counted completely; at least the number of returned rows. */
function combinedTotal({ response }: Plan, { rows, total }: PlanResult, estimated: number): number {
  if (response.kind !== "rows") return estimated;
  const exactUpTo = response.estimate?.exactUpTo ?? -1;
  if (total !== undefined && total <= exactUpTo) return total;
  return Math.max(estimated, total ?? 0, response.offset + rows);
}

/** Whether no result can cause a rollback. */
const isFinal = ({ readOnly, media, preferences, response }: Plan): boolean =>
  readOnly ||
  (!(response.kind === "written" && response.represented) &&
    preferences.tx !== "rollback" &&
    media.shape !== "object" &&
    preferences.maxAffected === undefined &&
    preferences.count === undefined);

function settingsFor(
  { readOnly, settings, preferences: { timezone } }: Plan,
  timeout: string,
): Record<string, string> {
  return {
    statement_timeout: timeout,
    ...(readOnly && { transaction_read_only: "on" }),
    ...(timezone !== undefined && { timezone }),
    ...settings,
  };
}

/**
 * Runs a plan in one transaction as the caller, and rolls back when the result violates the request's preferences.
 */
export type Execute = (caller: Caller, plan: Plan, timeout: string) => Promise<PlanResult>;

/** @param reads runs the plans that may not write. */
export function createExecutor(writes: Pool, reads: Pool): Execute {
  const nameOf = createStatementNames();
  return async (caller, plan, timeout) => {
    const pool = plan.readOnly ? reads : writes;
    const run = isFinal(plan) ? asCallerPipelined : asCaller;
    const { text, customPlan = false } = plan.statement;
    const name = supportsSessionState(pool) && !customPlan ? nameOf(text) : undefined;
    try {
      return await run(
        pool,
        { ...caller, settings: settingsFor(plan, timeout) },
        async (client) => {
          const planResult = await runPlan(client, plan, name);
          verify(plan, planResult);
          // A dry run, by `Prefer: tx=rollback`.
          if (plan.preferences.tx === "rollback") await client.query("rollback");
          return planResult;
        },
      );
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const { readOnly } = plan;
      throw fromDatabaseError(error, { role: caller.role, readOnly }) ?? error;
    }
  };
}
