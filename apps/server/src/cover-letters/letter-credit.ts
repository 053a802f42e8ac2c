import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";

const server = { role: "service_role", claims: { role: "service_role" } };

/** "limitReached": nothing was left to take. "tooLate": the credit had expired and was given back, so nothing may be delivered. */
export type Charged<Work> = Work | { readonly kind: "limitReached" } | { readonly kind: "tooLate" };

const claimed = z.tuple([z.object({ reservation: z.uuid().nullable() })]);
const moved = z.tuple([z.object({ done: z.boolean() })]);

async function claim(pool: Pool, userId: string): Promise<string | null> {
  const { rows } = await asCaller(pool, server, (client) =>
    client.query("select public.claim_usage($1, 'cover_letter') as reservation", [userId]),
  );
  return claimed.parse(rows)[0].reservation;
}

async function settle(pool: Pool, reservation: string): Promise<boolean> {
  const { rows } = await asCaller(pool, server, (client) =>
    client.query("select public.settle_usage($1) as done", [reservation]),
  );
  return moved.parse(rows)[0].done;
}

async function abandon(pool: Pool, reservation: string): Promise<void> {
  await asCaller(pool, server, (client) =>
    client.query("select public.abandon_usage($1)", [reservation]),
  );
}

/**
 * Does work that costs one letter: the person's open reservation is used, else a credit is taken. Work that ends as "written" is paid for;
 * anything else, and anything thrown, gives the credit back.
 */
export async function withLetterCredit<Work extends { readonly kind: string }>(
  charge: { readonly pool: Pool; readonly userId: string },
  work: () => Promise<Work>,
): Promise<Charged<Work>> {
  const { pool, userId } = charge;
  const reservation = await claim(pool, userId);
  if (reservation === null) return { kind: "limitReached" };
  let isDelivered = false;
  try {
    const done = await work();
    if (done.kind !== "written") return done;
    isDelivered = await settle(pool, reservation);
    return isDelivered ? done : { kind: "tooLate" };
  } finally {
    if (!isDelivered) await abandon(pool, reservation);
  }
}
