import { asCaller } from "@postulo/postgres/as-caller";
import type { TestDatabase } from "@postulo/postgres/test-database";
import type { Plan } from "@postulo/domain/plan";
import type { PoolClient } from "pg";

/** Someone with an account, and what the database made for them. */
export interface TestUser {
  readonly userId: string;
  readonly profileId: string;
  readonly subscriptionId: string;
}

/** A new account on a plan; without one, on the plan that new accounts get. */
export async function createUser(database: TestDatabase, plan?: Plan): Promise<TestUser> {
  const userId = await database.createUser();
  if (plan !== undefined) {
    await database.admin.query("update public.subscription set plan = $2 where user_id = $1", [
      userId,
      plan,
    ]);
  }
  const { profileId, subscriptionId } = await only<{ profileId: string; subscriptionId: string }>(
    database.admin,
    `select p.id as "profileId", s.id as "subscriptionId"
     from public.profile p join public.subscription s using (user_id) where user_id = $1`,
    [userId],
  );
  return { userId, profileId, subscriptionId };
}

/** The first row of an answer that must have one. */
export async function only<T>(
  session: { query: (text: string, values?: unknown[]) => Promise<{ rows: T[] }> },
  sql: string,
  values: unknown[] = [],
): Promise<T> {
  const { rows } = await session.query(sql, values);
  const [row] = rows;
  if (row === undefined) throw new Error(`No row came back from ${sql}`);
  return row;
}

/** Runs as an anonymous caller. */
export function asVisitor<T>(
  database: TestDatabase,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return asCaller(database.pool, { role: "anon", claims: { role: "anon" } }, work);
}

/** Runs as the server itself. */
export function asServer<T>(
  database: TestDatabase,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return asCaller(database.pool, { role: "service_role", claims: { role: "service_role" } }, work);
}

/** The SQLSTATE of the rejection; "none" when it resolved. */
export async function errorOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "none";
  } catch (error) {
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
}

/**
 * Stores an object in the user's folder, as an upload does.
 * @returns its path.
 */
export async function storeObject(
  database: TestDatabase,
  user: TestUser,
  name: string,
): Promise<string> {
  const filePath = `${user.profileId}/${name}`;
  await database.asUser(user.userId, (client) =>
    client.query(
      "insert into storage.objects (bucket_id, name, owner_id) values ('user-documents', $1, $2)",
      [filePath, user.userId],
    ),
  );
  return filePath;
}

/**
 * Inserts the record of a file whose object is stored.
 * @returns the id.
 */
export async function insertFile(
  database: TestDatabase,
  user: TestUser,
  name: string,
): Promise<string> {
  const { id } = await database.asUser(user.userId, (client) =>
    only<{ id: string }>(
      client,
      "insert into public.files (profile_id, file_name, file_path) values ($1, $2, $3) returning id",
      [user.profileId, name, `${user.profileId}/${name}`],
    ),
  );
  return id;
}
