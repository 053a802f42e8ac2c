import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { serve } from "@hono/node-server";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { StorageClient } from "@supabase/storage-js";
import { Hono } from "hono";
import { acceptApiKeys } from "../../api-keys.ts";
import { createCallerResolver } from "../../caller.ts";
import { openKeyring } from "../../keyring.ts";
import { openLocalFolder } from "../local-folder.ts";
import type { StorageOptions } from "../storage-routes.ts";
import { createStorageRoutes } from "../storage-routes.ts";

const publishableKey = "sb_publishable_test";
const secretKey = "sb_secret_of_the_tests_of_this_storage";

/** Two buckets: `desk`, with full access to the folder named by the caller's id, and `wall`, which is public. */
const bucketsSql = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('desk', 'desk', false, 1048576, null),
  ('wall', 'wall', true, 1000, '{image/*,text/plain}');
create policy desk on storage.objects to authenticated
  using (bucket_id = 'desk' and (storage.foldername(name))[1] = (select auth.uid()::text))
  with check (bucket_id = 'desk' and (storage.foldername(name))[1] = (select auth.uid()::text));
create policy wall on storage.objects for insert to authenticated with check (bucket_id = 'wall');
`;

export interface StorageFixture {
  url: string;
  /** Where the bytes are. */
  folder: string;
  database: TestDatabase;
  client(userId?: string): Promise<StorageClient>;
  /** With the service key. */
  service: StorageClient;
  serviceKey: string;
  token(userId: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves a storage over HTTP, with its own database and folder. */
export async function startStorage(options: Partial<StorageOptions> = {}): Promise<StorageFixture> {
  const database = await createTestDatabase();
  await database.admin.query(bucketsSql);
  const folder = await mkdtemp(path.join(scratchFolder(), "postulo-storage-"));
  const keyring = await openKeyring(database.pool);
  const resolveCaller = acceptApiKeys(createCallerResolver({ keyring, publishableKey }), {
    secretKeys: [secretKey],
  });
  const app = new Hono();
  const objects = openLocalFolder(folder);
  app.route(
    "/storage/v1",
    createStorageRoutes({ pool: database.pool, resolveCaller, objects, keyring, ...options }),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("the server listens on no port");
  const url = `http://127.0.0.1:${address.port}/storage/v1`;
  const token = (userId: string): Promise<string> =>
    keyring.sign({ sub: userId, role: "authenticated", aud: "authenticated" }, 3600);
  return {
    url,
    folder,
    database,
    token,
    serviceKey: secretKey,
    service: new StorageClient(url, { authorization: `Bearer ${secretKey}` }),
    client: async (userId) => {
      const bearer = userId === undefined ? publishableKey : await token(userId);
      return new StorageClient(url, { apikey: publishableKey, authorization: `Bearer ${bearer}` });
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      // A response that a client did not read to its end would block closing.
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
