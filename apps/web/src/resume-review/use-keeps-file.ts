import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { remainingOf, useUsage } from "../credits/usage.ts";
import { readRows } from "../data/read-rows.ts";
import { filesKey } from "../documents/store-document.ts";
import { useProfileId, useSignedIn } from "../session/session-context.tsx";
import type { ReviewDraft } from "./draft.ts";

/** Whether a résumé is among the files of the profile; undefined while that is not known. */
function useHasResume(): boolean | undefined {
  const { client } = useSignedIn();
  const profileId = useProfileId().data;
  const files = useQuery({
    queryKey: [...filesKey, profileId, "resume"],
    enabled: profileId !== undefined,
    queryFn: () => {
      const rows = client.from("files").select("id").eq("profile_id", profileId);
      return readRows(z.object({ id: z.string() }), rows.eq("file_type", "resume"));
    },
  });
  return files.data && files.data.length > 0;
}

/**
 * Whether the reviewed file will be stored. Until the person chooses, it is if no résumé is among the files, because the
 * extension could attach none, and if the plan has a document left.
 */
export function useKeepsFile({ keepsFile }: ReviewDraft): boolean {
  const hasResume = useHasResume() ?? false;
  const usage = useUsage("doc_upload").data;
  if (keepsFile !== undefined) return keepsFile;
  const isPossible = usage === undefined || (usage !== null && remainingOf(usage) !== 0);
  return !hasResume && isPossible;
}
