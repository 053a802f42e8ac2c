import { RequestError } from "@postulo/contract/request-error";
import { documentBucket, fileTypes } from "@postulo/domain/document";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows, write } from "../data/read-rows.ts";
import { useProfileId, useSignedIn } from "../session/session-context.tsx";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { findSubscription, releaseCredit } from "../credits/credits.ts";
import { filesKey, uniqueViolation } from "../documents/store-document.ts";
import { downloadObject, removeObject } from "../documents/stored-object.ts";
import { refreshUsage } from "../credits/usage.ts";
import type { FileDetails } from "./file-form.tsx";
import { saveAs } from "../ui/save-as.ts";

const fileRow = z.object({
  id: z.uuid(),
  file_name: z.string(),
  file_path: z.string(),
  file_type: z.enum(fileTypes),
  description: z.nullable(z.string()),
  uploaded_at: z.string(),
  version: z.number(),
});
const columns = Object.keys(fileRow.shape).join(",");

/** A stored file. `bytes` is undefined when the storage does not list its size. */
export type StoredFile = z.infer<typeof fileRow> & { readonly bytes: number | undefined };

const storedObjects = z.array(
  z.object({ name: z.string(), metadata: z.nullish(z.object({ size: z.number() })) }),
);

/** Above the yearly limit of every plan. */
const listLimit = 10_000;

/** Sizes in bytes by path. Errors are ignored: the list is shown without sizes then. */
async function readSizes(
  client: SupabaseClient,
  profileId: string,
): Promise<ReadonlyMap<string, number | undefined>> {
  const folder = (await client.openStorage()).from(documentBucket);
  const { data } = await folder.list(profileId, { limit: listLimit });
  const objects = storedObjects.safeParse(data);
  return new Map<string, number | undefined>(
    (objects.success ? objects.data : []).map(
      ({ name, metadata }) => [`${profileId}/${name}`, metadata?.size] as const,
    ),
  );
}

/** The files of the profile, newest first. */
export function useFiles(profileId: string | undefined) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: [...filesKey, profileId],
    enabled: profileId !== undefined,
    queryFn: async (): Promise<StoredFile[]> => {
      const rows = client.from("files").select(columns).eq("profile_id", profileId);
      const [files, sizes] = await Promise.all([
        readRows(fileRow, rows.order("uploaded_at", { ascending: false })),
        readSizes(client, profileId ?? ""),
      ]);
      return files.map((file) => ({ ...file, bytes: sizes.get(file.file_path) }));
    },
  });
}

/** Downloads a file under its display name. */
export function useDownload(errorTitle: string) {
  const { client } = useSignedIn();
  return useMutation({
    meta: { errorTitle },
    mutationFn: async ({ file_path: path, file_name: name }: StoredFile) =>
      saveAs(await downloadObject(client, path), name),
  });
}

/**
 * Updates the metadata of a file with optimistic locking by its version. Resolves to false when another file has the
 * name.
 * @throws {RequestError} with the message `changedElsewhere` when it was changed elsewhere.
 */
export function useUpdateFile(changedElsewhere: string) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return async (seen: StoredFile, details: FileDetails): Promise<boolean> => {
    const change = {
      file_name: details.name,
      file_type: details.type,
      description: details.description,
    };
    const update = client.from("files").update(change);
    const unchanged = update.eq("id", seen.id).eq("version", seen.version);
    try {
      const updated = await readRows(fileRow, unchanged.select(columns));
      if (updated.length === 0)
        throw new RequestError(changedElsewhere, { status: 409, code: "conflict" });
      return true;
    } catch (error) {
      if (error instanceof RequestError && error.code === uniqueViolation) return false;
      throw error;
    } finally {
      await queries.invalidateQueries({ queryKey: filesKey });
    }
  };
}

const removalKey = ["delete-file"] as const;

/** Deletes the row, then the object, and releases the credit. */
export function useDeleteFile({
  errorTitle,
  onDeleted,
}: {
  readonly errorTitle: string;
  readonly onDeleted: () => void;
}) {
  const { client, user } = useSignedIn();
  const profileId = useProfileId().data;
  const queries = useQueryClient();
  const removal = useMutation({
    mutationKey: removalKey,
    meta: { errorTitle },
    mutationFn: async (file: StoredFile) => {
      await write(client.from("files").delete().eq("id", file.id));
      const [subscriptionId] = await Promise.all([
        findSubscription(client, user.id),
        removeObject(client, file.file_path),
      ]);
      if (subscriptionId !== undefined)
        await releaseCredit(client, { subscriptionId, feature: "doc_upload" });
    },
    onSuccess: (_, { id }) => {
      queries.setQueryData<StoredFile[]>([...filesKey, profileId], (files) =>
        files?.filter((file) => file.id !== id),
      );
      onDeleted();
    },
    onSettled: () => {
      refreshUsage(queries);
      return queries.invalidateQueries({ queryKey: filesKey });
    },
  });
  return {
    isPending: removal.isPending,
    /** Ignores a second click that occurs before the next render. */
    remove: (file: StoredFile) => {
      if (queries.isMutating({ mutationKey: removalKey }) === 0) removal.mutate(file);
    },
  };
}
