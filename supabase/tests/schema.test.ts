import { createTestDatabase } from "@postulo/postgres/test-database";
import { expect, onTestFinished, test } from "vitest";
import { schemaText } from "./schema-text.ts";

test("schema.sql is the result of the migrations (update with `npm run db:schema`)", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await expect(`${await schemaText(database.admin)}\n`).toMatchFileSnapshot("../schema.sql");
});
