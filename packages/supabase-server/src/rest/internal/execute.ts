import type { Caller } from "@postulo/postgres/as-caller";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { ApiError } from "./api-error.ts";
import type { Found } from "./answer.ts";
import { verify } from "./answer.ts";
import { fromDatabaseError } from "./database-error.ts";
import type { Plan } from "./plan.ts";
import { createRunner } from "./run-statement.ts";
import type { Statement } from "./statement.ts";

const explained = z.tuple([
  z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "Plan Rows": z.number() }) })]) }),
]);

async function estimate(client: PoolClient, statement: Statement): Promise<number> {
  const { rows } = await client.query({ text: statement.text, values: [...statement.values] });
  return explained.parse(rows)[0]["QUERY PLAN"][0].Plan["Plan Rows"];
}

/** Runs a plan in one transaction in the caller's name, and undoes it when the outcome is not what was asked for. */
export type Execute = (caller: Caller, plan: Plan) => Promise<Found>;

export function createExecutor(pool: Pool, timeoutMs: number): Execute {
  const run = createRunner();
  return async (caller, plan) => {
    try {
      return await asCaller(pool, caller, async (client) => {
        const { readOnly, headers } = plan;
        const result = await run(client, plan.statement, { readOnly, timeoutMs, headers });
        const [row] = result.rows;
        const found: Found = {
          body: row?.body ?? null,
          rows: row?.rows ?? result.rowCount ?? 0,
          total: row?.total ?? undefined,
        };
        if (plan.answer.kind === "rows" && plan.answer.estimate) {
          // Never fewer than were just seen.
          found.total = Math.max(
            await estimate(client, plan.answer.estimate),
            plan.answer.offset + found.rows,
          );
        }
        verify(plan, found);
        return found;
      });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw fromDatabaseError(error, caller.role) ?? error;
    }
  };
}
