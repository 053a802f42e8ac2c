import path from "node:path";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import type { Settings } from "../settings/settings.ts";

/** The bytes of this server's storage. */
export function openObjects({ DATA_DIR }: Pick<Settings, "DATA_DIR">): ObjectStore {
  return openLocalFolder(path.join(DATA_DIR, "storage"));
}
