import type { Caller } from "@postulo/postgres/as-caller";
import { asCaller, asCallerAtOnce } from "@postulo/postgres/as-caller";
import { keepsSessions } from "@postulo/postgres/pool";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { ApiError } from "./api-error.ts";
import type { Found } from "./answer.ts";
import { verify } from "./answer.ts";
import { fromDatabaseError } from "./database-error.ts";
import type { Plan } from "./plan.ts";
import type { Statement } from "./statement.ts";
import { createStatementNames } from "./statement-names.ts";
import { mergedRowsSql } from "./write-sql.ts";

const explained = z.tuple([
  z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "Plan Rows": z.number() }) })]) }),
]);
const counted = z.tuple([z.object({ merged: z.number() })]);

/** What `readSql` answers with; a statement without representation answers no row, only how many it changed. */
interface ReadRow {
  body: string | null;
  rows: number;
  total: number | null;
}

async function estimate(client: PoolClient, { text, values }: Statement): Promise<number> {
  const { rows } = await client.query({ text, values: [...values] });
  return explained.parse(rows)[0]["QUERY PLAN"][0].Plan["Plan Rows"];
}

async function countMerged(client: PoolClient): Promise<number> {
  const { rows } = await client.query(mergedRowsSql);
  return counted.parse(rows)[0].merged;
}

/** Sends all that the plan asks before it waits for any of it. */
async function find(client: PoolClient, plan: Plan, name: string | undefined): Promise<Found> {
  const { answer, statement } = plan;
  const { text, values } = statement;
  const [{ rows, rowCount }, estimated, merged] = await Promise.all([
    client.query<ReadRow>({ text, values: [...values], ...(name !== undefined && { name }) }),
    answer.kind === "rows" && answer.estimate ? estimate(client, answer.estimate) : undefined,
    answer.kind === "written" && answer.merges ? countMerged(client) : undefined,
  ]);
  const [row] = rows;
  const found: Found = {
    body: row?.body ?? null,
    rows: row?.rows ?? rowCount ?? 0,
    total: row?.total ?? undefined,
    merged: merged ?? 0,
  };
  if (answer.kind === "rows" && estimated !== undefined) {
    // Never fewer than were just seen.
    found.total = Math.max(estimated, answer.offset + found.rows);
  }
  return found;
}

/** Whether nothing that is found can make the server undo what the statement has done. */
const isFinal = ({ readOnly, media, preferences }: Plan): boolean =>
  readOnly ||
  (media.shape !== "object" &&
    preferences.maxAffected === undefined &&
    preferences.count === undefined);

function settingsFor({ readOnly, headers }: Plan, timeout: string): Record<string, string> {
  return {
    statement_timeout: timeout,
    ...(readOnly && { transaction_read_only: "on" }),
    ...(headers !== undefined && { "request.headers": headers }),
  };
}

/** Runs a plan in one transaction in the caller's name, and undoes it when the outcome is not what was asked for. */
export type Execute = (caller: Caller, plan: Plan, timeout: string) => Promise<Found>;

export function createExecutor(pool: Pool): Execute {
  const nameOf = createStatementNames();
  return async (caller, plan, timeout) => {
    const run = isFinal(plan) ? asCallerAtOnce : asCaller;
    const name = keepsSessions(pool) ? nameOf(plan.statement.text) : undefined;
    try {
      return await run(pool, { ...caller, settings: settingsFor(plan, timeout) }, async (client) => {
        const found = await find(client, plan, name);
        verify(plan, found);
        return found;
      });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw fromDatabaseError(error, caller.role) ?? error;
    }
  };
}
