import { afterAll, expect, test } from "vitest";
import { asAuthAdmin } from "../auth-database.ts";
import { confirmedUser, startAuth } from "../testing/started-auth.ts";
import { findUserByEmail } from "./user-row.ts";

const auth = await startAuth();
afterAll(() => auth.stop());

test("a locked user has the identities that the holder of the lock has left", async () => {
  const email = await confirmedUser(auth);
  const { pool } = auth.database;
  const waiting = await asAuthAdmin(pool, async (first) => {
    const user = await findUserByEmail(first, email, "change");
    const second = asAuthAdmin(pool, (client) => findUserByEmail(client, email, "change"));
    await expect
      .poll(
        async () => {
          const { rows } = await auth.database.admin.query(
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          );
          return rows.length;
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await first.query("delete from auth.identities where user_id = $1", [user?.id]);
    // Resolves after the commit.
    return { second };
  });
  expect((await waiting.second)?.identities).toEqual([]);
});
