import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CreditCalls } from "./credit-calls.ts";
import { createUser, insertFile, errorOf, storeObject } from "./test-users.ts";
import type { TestUser } from "./test-users.ts";

let database: TestDatabase;
let calls: CreditCalls;
beforeAll(async () => {
  database = await createTestDatabase();
  calls = new CreditCalls(database);
});
afterAll(() => database.drop());

async function upload(user: TestUser, name: string): Promise<string> {
  await storeObject(database, user, name);
  return insertFile(database, user, name);
}
const remove = (user: TestUser, id: string) =>
  database.asUser(user.userId, (client) =>
    client.query("delete from public.files where id = $1", [id]),
  );

describe("the credit of a document", () => {
  test("is charged by the row, so that a release afterwards gives nothing back", async () => {
    const user = await createUser(database, "Free");
    for (const name of ["a.pdf", "b.pdf"]) {
      expect(await calls.consume(user, "doc_upload")).toBe(true);
      await upload(user, name);
      expect(await calls.release(user, "doc_upload")).toBe(false);
    }
    expect(await calls.consume(user, "doc_upload")).toBe(false);
    expect(await calls.used(user, "doc_upload")).toBe(2);
  });

  test("is required: a row without a reservation is rejected, unless the plan is unlimited", async () => {
    const limited = await createUser(database, "Free");
    expect(await errorOf(upload(limited, "a.pdf"))).toBe("PT402");
    const unlimited = await createUser(database, "Pro");
    expect(await errorOf(upload(unlimited, "a.pdf"))).toBe("none");
    expect(await calls.used(unlimited, "doc_upload")).toBe(1);
  });

  test("must not have expired", async () => {
    const user = await createUser(database, "Free");
    await calls.consume(user, "doc_upload");
    await calls.waitFifteenMinutes(user);
    expect(await errorOf(upload(user, "a.pdf"))).toBe("PT402");
  });

  test("is released, once, when the document is deleted in the same month", async () => {
    const user = await createUser(database, "Free");
    await calls.consume(user, "doc_upload");
    await remove(user, await upload(user, "a.pdf"));
    expect(await calls.release(user, "doc_upload")).toBe(true);
    expect(await calls.release(user, "doc_upload")).toBe(false);
    expect(await calls.used(user, "doc_upload")).toBe(0);
  });

  test("does not release another tab's reservation", async () => {
    const user = await createUser(database, "Free");
    await calls.consume(user, "doc_upload");
    const id = await upload(user, "a.pdf");
    await calls.consume(user, "doc_upload");
    await remove(user, id);
    expect(await calls.release(user, "doc_upload")).toBe(true);
    await upload(user, "b.pdf");
    expect(await calls.used(user, "doc_upload")).toBe(1);
  });

  test("is not released when the document is deleted in a later month", async () => {
    const user = await createUser(database, "Free");
    await calls.consume(user, "doc_upload");
    const id = await upload(user, "a.pdf");
    await calls.turnMonth(user);
    await calls.consume(user, "doc_upload");
    await upload(user, "b.pdf");
    await remove(user, id);
    expect(await calls.release(user, "doc_upload")).toBe(false);
    expect(await calls.used(user, "doc_upload")).toBe(1);
  });

  test("stays open when the row is rejected because of its name", async () => {
    const user = await createUser(database, "BETA");
    await calls.consume(user, "doc_upload", 2);
    await upload(user, "a.pdf");
    await storeObject(database, user, "2.pdf");
    const duplicate = database.asUser(user.userId, (client) =>
      client.query(
        "insert into public.files (profile_id, file_name, file_path) values ($1, 'a.pdf', $2)",
        [user.profileId, `${user.profileId}/2.pdf`],
      ),
    );
    expect(await errorOf(duplicate)).toBe("23505");
    expect(await calls.release(user, "doc_upload")).toBe(true);
    expect(await calls.used(user, "doc_upload")).toBe(1);
  });
});
