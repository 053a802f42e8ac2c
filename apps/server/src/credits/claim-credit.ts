import type { Feature } from "@postulo/domain/plan";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";

const server = { role: "service_role", claims: { role: "service_role" } };

const claimed = z.tuple([z.object({ reservation: z.uuid().nullable() })]);
const moved = z.tuple([z.object({ done: z.boolean() })]);

/** One credit, held until it is paid or given back. */
export type ClaimedCredit = {
  /** Its id, with which another process can settle it: `resumeCredit`. Undefined for what is not charged. */
  readonly reservation: string | undefined;
  /**
   * Charges it and stores what it was charged for, both or neither. Undefined: the credit had expired and was given back, so nothing is
   * stored and nothing may be delivered.
   */
  readonly settle: <Stored>(
    store: (client: PoolClient) => Promise<Stored>,
  ) => Promise<Stored | undefined>;
  /** Gives it back, unless it was settled. */
  readonly close: () => Promise<void>;
};

/** The user's open reservation, else a credit of this month. Undefined at the limit. */
export async function claimCredit(
  pool: Pool,
  userId: string,
  feature: Feature,
): Promise<ClaimedCredit | undefined> {
  const { rows } = await asCaller(pool, server, (client) =>
    client.query("select public.claim_usage($1, $2) as reservation", [userId, feature]),
  );
  const { reservation } = claimed.parse(rows)[0];
  return reservation === null ? undefined : resumeCredit(pool, reservation);
}

/** For what is not charged: only stores. */
export const noCredit = (pool: Pool): ClaimedCredit => ({
  reservation: undefined,
  settle: (store) => asCaller(pool, server, store),
  close: () => Promise.resolve(),
});

/** A credit that another process has claimed. */
export function resumeCredit(pool: Pool, reservation: string): ClaimedCredit {
  let isSettled = false;
  return {
    reservation,
    settle: async (store) => {
      const stored = await asCaller(pool, server, async (client) => {
        const answer = await client.query("select public.settle_usage($1) as done", [reservation]);
        return moved.parse(answer.rows)[0].done ? store(client) : undefined;
      });
      isSettled = stored !== undefined;
      return stored;
    },
    close: async () => {
      if (isSettled) return;
      await asCaller(pool, server, (client) =>
        client.query("select public.abandon_usage($1)", [reservation]),
      );
    },
  };
}
