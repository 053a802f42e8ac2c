import { Blob } from "node:buffer";
import { mkdtemp, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import * as z from "zod";
import { measuredServer } from "../measured-server.ts";
import { requestHttp } from "../over-http.ts";
import { ratioRows } from "../ratio-rows.ts";
import type { Row } from "../row.ts";
import { inTransaction } from "../through-pg.ts";

const bucket = "user-documents";
const oneMb = Buffer.alloc(1024 * 1024, "%PDF-1.7 written by the bench\n");
/** Each upload takes the place of an older one: without a row in files there may only be so many of them. */
const places = 16;

let turn = 0;
const nextPlace = async () => (await measuredServer()).profileId + `/bench-${turn++ % places}.pdf`;

async function uploadOverHttp(): Promise<void> {
  const headers = { "content-type": "application/pdf", "x-upsert": "true" };
  const target = `/storage/v1/object/${bucket}/${await nextPlace()}`;
  await requestHttp({ method: "POST", path: target, headers, body: oneMb }, 200);
}

async function asOwner<T>(work: Parameters<typeof inTransaction<T>>[1]): Promise<T> {
  const { userId } = await measuredServer();
  return inTransaction(
    { role: "authenticated", claims: { sub: userId, role: "authenticated" } },
    work,
  );
}

let folder: Promise<{ directory: string; objects: ObjectStore }> | undefined;

/** A folder beside the server's, with bytes as safe as there. */
async function ownFolder(): Promise<ObjectStore> {
  folder ??= mkdtemp(path.join(tmpdir(), "postulo-bench-")).then((directory) => ({
    directory,
    objects: openLocalFolder(directory),
  }));
  return (await folder).objects;
}

export async function removeOwnFolder(): Promise<void> {
  const made = await folder;
  if (made) await rm(made.directory, { recursive: true, force: true });
}

const versions = z.array(z.object({ version: z.string() }));
const ownPlaces = new Map<string, string>();

/** The bucket's rules read, the bytes synced to the disk, the row written, the bytes before them removed. */
async function uploadThroughPg(): Promise<string> {
  const objects = await ownFolder();
  const name = (await nextPlace()).replace("/bench-", "/plain-");
  await asOwner((client) => client.query("select * from storage.buckets where id = $1", [bucket]));
  const version = randomUUID();
  await objects.put(version, new Blob([oneMb]).stream(), oneMb.length);
  await asOwner((client) =>
    client.query(
      `insert into storage.objects (bucket_id, name, version, metadata) values ($1, $2, $3, $4)
       on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata`,
      [bucket, name, version, { size: oneMb.length, mimetype: "application/pdf" }],
    ),
  );
  const before = ownPlaces.get(name);
  ownPlaces.set(name, version);
  if (before !== undefined) await objects.remove(before);
  return name;
}

const once = (work: () => Promise<string>) => {
  let done: Promise<string> | undefined;
  return () => (done ??= work());
};

const uploaded = once(async () => {
  const place = `${(await measuredServer()).profileId}/download.pdf`;
  const target = `/storage/v1/object/${bucket}/${place}`;
  const headers = { "content-type": "application/pdf", "x-upsert": "true" };
  await requestHttp({ method: "POST", path: target, headers, body: oneMb }, 200);
  return target;
});

async function downloadOverHttp(): Promise<void> {
  const { body } = await requestHttp({ path: await uploaded() }, 200);
  whole(body.length);
}

const stored = once(uploadThroughPg);

async function downloadThroughPg(): Promise<void> {
  const name = await stored();
  const { rows } = await asOwner((client) =>
    client.query("select version from storage.objects where bucket_id = $1 and name = $2", [
      bucket,
      name,
    ]),
  );
  const [object] = versions.parse(rows);
  const stream = object && (await (await ownFolder()).get(object.version));
  if (!stream) throw new Error("The object is not there");
  let bytes = 0;
  for await (const chunk of stream) bytes += chunk.byteLength;
  whole(bytes);
}

function whole(bytes: number): void {
  if (bytes !== oneMb.length) throw new Error("The object is not whole");
}

/** Documents, against the same bytes written and read by the same program without HTTP. */
export const storageRows: readonly Row[] = [
  ...ratioRows({
    name: "upload of 1 MB, to the same SQL and the same bytes on the disk",
    overHttp: uploadOverHttp,
    without: uploadThroughPg,
    atLeast: [0.25, 0.25],
    runsEach: 16,
    pairs: 7,
  }),
  ...ratioRows({
    name: "download of 1 MB, to the same SQL and the same bytes from the disk",
    overHttp: downloadOverHttp,
    without: downloadThroughPg,
    atLeast: [0.25, 0.25],
    runsEach: 24,
    pairs: 7,
  }),
];
