import * as z from "zod/mini";
import { localStorageOf } from "./browser-storage.ts";
import { readOptionalRow, readRow } from "./read-rows.ts";
import type { SupabaseClient } from "./supabase-client.ts";

const profileIdKey = "profile_id";
const idRow = z.object({ id: z.uuid() });

export function clearProfileId(): void {
  localStorage.removeItem(profileIdKey);
}

/**
 * The id of the user's profile, which is created if missing; stored in local storage until logout, and not if another tab
 * has signed the user out in the meantime.
 */
export async function fetchProfileId(client: SupabaseClient, userId: string): Promise<string> {
  const profiles = client.from("profile");
  const found = await readOptionalRow(
    idRow,
    profiles.select("id").eq("user_id", userId).maybeSingle(),
  );
  const { id } =
    found ?? (await readRow(idRow, profiles.insert({ user_id: userId }).select("id").single()));
  const { data } = await client.auth.getSession();
  if (data.session?.user.id === userId) localStorageOf(userId).setItem(profileIdKey, id);
  return id;
}
