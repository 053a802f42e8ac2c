import { expect, test } from "vitest";
import { deleteAccount } from "./delete-account.ts";
import { openBillingHarness } from "./testing/billing-harness.ts";
import { memoryLedger } from "./testing/memory.ts";

const token = (claims: object) =>
  `e.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;

/** The deletion by a user whom the auth API describes so. */
function remove(
  user: object,
  claims: object,
  tables: () => Response = () => Response.json([{ plan: "Free" }]),
): Promise<Response> {
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
      fetch: async (address) =>
        new Request(address).url.includes("/rest/v1/")
          ? tables()
          : Response.json({ id: "ann", ...user }),
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

test("an account with a second factor is not deleted while the level of the session cannot be read", async () => {
  const tables = () => Response.json({ message: "The database is unreachable" }, { status: 503 });
  await expect(remove(verified, { aal: "aal2" }, tables)).rejects.toThrow("503");
});

test("a factor that was never verified does not count", async () => {
  const user = { email: "ann@example.org", factors: [{ status: "unverified" }] };
  expect((await remove(user, { aal: "aal1" })).status).toBe(200);
});

test("an account without an email is deleted too", async () => {
  expect((await remove({ email: "" }, { aal: "aal1" })).status).toBe(200);
});

/** The response to a request to delete, and the users that were deleted. */
async function requestDeletion(body: string) {
  const { context } = openBillingHarness(new Date("2026-11-02T10:00:00Z"));
  const deleted: string[] = [];
  const ledger = {
    ...context.ledger,
    deleteAccount: async (userId: string) => deleted.push(userId) > 0,
  };
  const headers = { authorization: "Bearer of-ann" };
  const request = new Request("http://f.test", { method: "POST", headers, body });
  const response = await deleteAccount(request, { ...context, ledger });
  const answer: unknown = await response.json();
  return { status: response.status, answer, deleted };
}

test("an account is deleted by its owner, with and without the id", async () => {
  for (const body of ['{"confirmDelete":true}', '{"confirmDelete":true,"userId":"ann"}'])
    expect(await requestDeletion(body)).toEqual({
      status: 200,
      answer: { success: true },
      deleted: ["ann"],
    });
});

test("another user's account is not deleted", async () => {
  expect(await requestDeletion('{"confirmDelete":true,"userId":"bob"}')).toEqual({
    status: 403,
    answer: { code: "other_user", message: "Only your own account can be deleted." },
    deleted: [],
  });
});

test("a deletion that is not confirmed is rejected", async () => {
  for (const body of ["", "{}", '{"confirmDelete":false}'])
    expect(await requestDeletion(body)).toEqual({
      status: 400,
      answer: { code: "not_confirmed", message: "Deleting an account must be confirmed." },
      deleted: [],
    });
});
