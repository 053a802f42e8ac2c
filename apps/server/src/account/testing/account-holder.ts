import { createClient } from "@supabase/supabase-js";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Zippable } from "fflate";
import type { StartedServer } from "../../testing/started-server.ts";

/** The files of an archive, by name. */
export type Files = Record<string, Uint8Array>;
/** The rows of an archive, by table. */
export type Rows = Record<string, Record<string, unknown>[]>;

/** For what waits for a process, which takes a while to start on a busy machine. */
export const patience = { timeout: 30_000 };

let people = 0;

/** Signs up a new user. */
export async function newHolder(server: StartedServer) {
  people += 1;
  const { accessToken, userId } = await server.register(`mover${people}@example.org`);
  const client = createClient(server.url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
  });
  const { data } = await client.from("profile").select("id").single();
  return { server, client, accessToken, userId, profileId: String(data?.id) };
}
export type Holder = Awaited<ReturnType<typeof newHolder>>;

/** What `GET /account/export` gives. */
export async function exported({ server, accessToken }: Holder): Promise<Files> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${server.url}/account/export`, { headers });
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

/** Sends an archive to `POST /account/import`. */
export async function importInto(
  { server, accessToken }: Holder,
  body: Files | Uint8Array<ArrayBuffer>,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/account/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/zip" },
    body: body instanceof Uint8Array ? body : archiveOf(body),
  });
  return { status: response.status, body: await response.json() };
}

/** An archive in which the rows and a document are packed and the rest is not, so that an import meets both. */
export function archiveOf(files: Files): Uint8Array<ArrayBuffer> {
  const packed = new Set(["data.json", "files/CV.pdf"]);
  const entries: Zippable = {};
  for (const [name, bytes] of Object.entries(files))
    entries[name] = [bytes, { level: packed.has(name) ? 6 : 0 }];
  return new Uint8Array(zipSync(entries));
}

export const rowsOf = (files: Files): Rows =>
  JSON.parse(strFromU8(files["data.json"] ?? strToU8("{}")));

/** The archive with other rows in it. */
export const withRows = (files: Files, rows: object): Files => ({
  ...files,
  "data.json": strToU8(JSON.stringify(rows)),
});
