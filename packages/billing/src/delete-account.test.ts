import { expect, test } from "vitest";
import { deleteAccount } from "./delete-account.ts";
import { memoryLedger } from "./testing/memory.ts";

const token = (claims: object) =>
  `e.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;

/** The deletion by a user whom the auth API describes so. */
function remove(user: object, claims: object): Promise<Response> {
  const ledger = memoryLedger("ann");
  return deleteAccount(
    new Request("http://functions.test", {
      method: "POST",
      headers: { authorization: `Bearer ${token(claims)}` },
      body: JSON.stringify({ confirmDelete: true }),
    }),
    {
      supabaseUrl: "http://supabase.test",
      publishableKey: "sb_publishable_test",
      fetch: async () => Response.json({ id: "ann", ...user }),
      ledger,
      provider: undefined,
    },
  );
}

const verified = { email: "ann@example.org", factors: [{ status: "verified" }] };

test("an account with a second factor is deleted only by a session that gave it", async () => {
  const refused = await remove(verified, { aal: "aal1" });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "insufficient_aal" }]);
  expect((await remove(verified, { aal: "aal2" })).status).toBe(200);
});

test("a factor that was never verified does not count", async () => {
  const user = { email: "ann@example.org", factors: [{ status: "unverified" }] };
  expect((await remove(user, { aal: "aal1" })).status).toBe(200);
});

test("an account without an email is deleted too", async () => {
  expect((await remove({ email: "" }, { aal: "aal1" })).status).toBe(200);
});
