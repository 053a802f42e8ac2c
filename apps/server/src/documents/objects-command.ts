import { OperatorError } from "@postulo/postgres/operator-error";
import type { ClientConfig } from "pg";
import type { Settings } from "../settings/settings.ts";
import { checkObjects, moveObjects, namedVersions } from "./move-objects.ts";
import type { ObjectsWords } from "./objects-words.ts";
import { openObjectBucket, openObjectFolder, openObjects } from "./open-objects.ts";

const dayMs = 24 * 3_600_000;
const maxNamed = 20;

/** The first few versions, for the operator's eyes. */
const listed = (versions: readonly string[]): string =>
  versions.length === 0
    ? ""
    : ` (${versions.slice(0, maxNamed).join(", ")}${versions.length > maxNamed ? ", …" : ""})`;

export async function objectsCommand(
  owner: ClientConfig,
  settings: Settings,
  words: ObjectsWords,
): Promise<string> {
  if (settings.SUPABASE_URL !== undefined)
    throw new OperatorError("Files are in the storage of a Supabase.");
  return words.kind === "check" ? check(owner, settings) : move(owner, settings, words);
}

async function check(owner: ClientConfig, settings: Settings): Promise<string> {
  const objects = await openObjects(settings);
  const { named, missing, orphans } = await checkObjects(
    owner,
    objects,
    new Date(Date.now() - dayMs),
  );
  return [
    `${named} objects have a row.`,
    `${missing.length} of them have no bytes${listed(missing)}.`,
    `${orphans.length} have bytes older than a day and no row${listed(orphans)}: the server removes them within a day.`,
  ].join("\n");
}

async function move(
  owner: ClientConfig,
  settings: Settings,
  { to, remove }: Extract<ObjectsWords, { kind: "move" }>,
): Promise<string> {
  if (settings.S3_BUCKET === undefined)
    throw new OperatorError("Set S3_BUCKET and the other settings of the bucket first.");
  const bucket = await openObjectBucket(settings, settings.S3_BUCKET);
  const folder = openObjectFolder(settings);
  const stores = to === "bucket" ? { from: folder, to: bucket } : { from: bucket, to: folder };
  const outcome = await moveObjects(namedVersions(owner), { ...stores, remove });
  const { copied, present, removed, missing } = outcome;
  return `${copied} objects were copied to the ${to} and verified, ${present} were there, ${removed} were removed from the other place, ${missing.length} are in neither${listed(missing)}.`;
}
