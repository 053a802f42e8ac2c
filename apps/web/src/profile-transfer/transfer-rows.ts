import * as z from "zod/mini";
import { readRow, readRows, write } from "../data/read-rows.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import {
  newRows,
  storableRow,
  transferredFields,
  transferredLists,
  type TransferredList,
  type TransferredProfile,
} from "./transferred-profile.ts";

/** The transferred columns of each table; ids, owners and versions are left out. */
const columns: Readonly<Record<TransferredList, string>> = {
  experiences:
    "company,title,location,description,start_date,start_date_precision,end_date,end_date_precision,is_current,sort_order",
  education:
    "school,degree,field_of_study,description,start_date,start_date_precision,end_date,end_date_precision,is_current,sort_order",
  contributions:
    "title,organization,description,start_date,start_date_precision,end_date,end_date_precision,is_current,sort_order",
  competencies: "name,level,category,subcategory,years_of_experience,sort_order",
  websites: "domain,display_name",
  other: "label,content",
};
const isSorted = (list: TransferredList) => columns[list].includes("sort_order");

const row = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

function readList(client: SupabaseClient, list: TransferredList, profileId: string) {
  const rows = client.from(list).select(columns[list]).eq("profile_id", profileId);
  return readRows(row, isSorted(list) ? rows.order("sort_order") : rows);
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const fieldsRow = z.record(z.string(), z.unknown());

async function readFields(
  client: SupabaseClient,
  profileId: string,
): Promise<TransferredProfile["fields"]> {
  const profile = client.from("profile").select(transferredFields.join(","));
  const stored = await readRow(fieldsRow, profile.eq("id", profileId).single());
  return Object.fromEntries(transferredFields.map((field) => [field, text(stored[field])]));
}

/** Reads everything of a profile that a file can contain. */
export async function readProfile(
  client: SupabaseClient,
  profileId: string,
): Promise<TransferredProfile> {
  const read = (list: TransferredList) => readList(client, list, profileId);
  const [fields, experiences, education, contributions, competencies, websites, other] =
    await Promise.all([
      readFields(client, profileId),
      read("experiences"),
      read("education"),
      read("contributions"),
      read("competencies"),
      read("websites"),
      read("other"),
    ]);
  return {
    fields,
    lists: { experiences, education, contributions, competencies, websites, other },
  };
}

export interface TransferReport {
  readonly filled: number;
  readonly added: number;
  /** Entries without a column that their table requires. */
  readonly skipped: number;
}

/**
 * Fills empty fields of a profile and adds missing entries; overwrites nothing. Importing the same file again, or after
 * a partial failure, adds only what is missing.
 */
export async function addToProfile(
  client: SupabaseClient,
  profileId: string,
  found: TransferredProfile,
): Promise<TransferReport> {
  const there = await readProfile(client, profileId);
  const done = await Promise.all(
    transferredLists.map(async (list) => {
      const storable = found.lists[list]
        .map((one) => storableRow(list, one))
        .filter((one) => one !== undefined);
      const fresh = newRows(list, storable, there.lists[list]);
      const orders = there.lists[list].map(({ sort_order: order }) => Number(order));
      const next = Math.max(-1, ...orders) + 1;
      const rows = fresh.map((one, at) => ({
        ...one,
        profile_id: profileId,
        ...(isSorted(list) ? { sort_order: next + at } : {}),
      }));
      if (rows.length > 0) await write(client.from(list).insert(rows));
      return { added: rows.length, skipped: found.lists[list].length - storable.length };
    }),
  );
  const filled = Object.fromEntries(
    transferredFields.flatMap((field) => {
      const value = found.fields[field]?.trim() ?? "";
      return value !== "" && !there.fields[field]?.trim() ? [[field, value]] : [];
    }),
  );
  const count = Object.keys(filled).length;
  if (count > 0) await write(client.from("profile").update(filled).eq("id", profileId));
  return {
    filled: count,
    added: done.reduce((sum, { added }) => sum + added, 0),
    skipped: done.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
