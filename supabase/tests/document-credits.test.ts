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

async function upload(person: TestUser, name: string): Promise<string> {
  await storeObject(database, person, name);
  return insertFile(database, person, name);
}
const remove = (person: TestUser, id: string) =>
  database.asUser(person.userId, (client) =>
    client.query("delete from public.files where id = $1", [id]),
  );

describe("the credit of a document", () => {
  test("is charged by the row, so that a release afterwards gives nothing back", async () => {
    const person = await createUser(database, "Free");
    for (const name of ["a.pdf", "b.pdf"]) {
      expect(await calls.consume(person, "doc_upload")).toBe(true);
      await upload(person, name);
      expect(await calls.release(person, "doc_upload")).toBe(false);
    }
    expect(await calls.consume(person, "doc_upload")).toBe(false);
    expect(await calls.used(person, "doc_upload")).toBe(2);
  });

  test("is needed: a row without a reservation is refused, unless the plan is unlimited", async () => {
    const limited = await createUser(database, "Free");
    expect(await errorOf(upload(limited, "a.pdf"))).toBe("PT402");
    const unlimited = await createUser(database, "Pro");
    expect(await errorOf(upload(unlimited, "a.pdf"))).toBe("none");
    expect(await calls.used(unlimited, "doc_upload")).toBe(1);
  });

  test("must not have expired", async () => {
    const person = await createUser(database, "Free");
    await calls.consume(person, "doc_upload");
    await calls.waitFifteenMinutes(person);
    expect(await errorOf(upload(person, "a.pdf"))).toBe("PT402");
  });

  test("comes back, once, when the document is deleted in the same month", async () => {
    const person = await createUser(database, "Free");
    await calls.consume(person, "doc_upload");
    await remove(person, await upload(person, "a.pdf"));
    expect(await calls.release(person, "doc_upload")).toBe(true);
    expect(await calls.release(person, "doc_upload")).toBe(false);
    expect(await calls.used(person, "doc_upload")).toBe(0);
  });

  test("leaves another tab's reservation alone when it comes back", async () => {
    const person = await createUser(database, "Free");
    await calls.consume(person, "doc_upload");
    const id = await upload(person, "a.pdf");
    await calls.consume(person, "doc_upload");
    await remove(person, id);
    expect(await calls.release(person, "doc_upload")).toBe(true);
    await upload(person, "b.pdf");
    expect(await calls.used(person, "doc_upload")).toBe(1);
  });

  test("does not come back when the document is deleted in a later month", async () => {
    const person = await createUser(database, "Free");
    await calls.consume(person, "doc_upload");
    const id = await upload(person, "a.pdf");
    await calls.turnMonth(person);
    await calls.consume(person, "doc_upload");
    await upload(person, "b.pdf");
    await remove(person, id);
    expect(await calls.release(person, "doc_upload")).toBe(false);
    expect(await calls.used(person, "doc_upload")).toBe(1);
  });

  test("stays open when the row is refused for its name", async () => {
    const person = await createUser(database, "BETA");
    await calls.consume(person, "doc_upload", 2);
    await upload(person, "a.pdf");
    await storeObject(database, person, "2.pdf");
    const duplicate = database.asUser(person.userId, (client) =>
      client.query(
        "insert into public.files (profile_id, file_name, file_path) values ($1, 'a.pdf', $2)",
        [person.profileId, `${person.profileId}/2.pdf`],
      ),
    );
    expect(await errorOf(duplicate)).toBe("23505");
    expect(await calls.release(person, "doc_upload")).toBe(true);
    expect(await calls.used(person, "doc_upload")).toBe(1);
  });
});
