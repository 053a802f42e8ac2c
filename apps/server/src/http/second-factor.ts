import { asCallerPipelined } from "@postulo/postgres/as-caller";
import type { Caller } from "@postulo/postgres/as-caller";
import { DatabaseError } from "pg";
import type { Pool } from "pg";

/**
 * Opens a transaction that fails unless the session has the assurance level that the caller's factors require. As the
 * service role with the caller's claims: users have no access to the schema of the check.
 */
export const checkSecondFactor =
  (pool: Pool) =>
  ({ claims }: Caller): Promise<unknown> =>
    asCallerPipelined(pool, { role: "service_role", claims }, (client) =>
      client.query("select private.require_aal()"),
    );

/** Whether a transaction failed because its session lacks the second factor of the account. */
export const lacksSecondFactor = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === "42501" && error.message === "insufficient_aal";
