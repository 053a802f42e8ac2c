import { fileTypes } from "@postulo/domain/document";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { readRows, write } from "../../../data/read-rows.ts";
import { useSignedIn } from "../../../session/session-context.tsx";
import { saveAs } from "../../../ui/save-as.ts";
import { showToast, showUndoToast } from "../../../ui/feedback/toast.tsx";
import { filesKey } from "../../../documents/store-document.ts";
import { downloadObject } from "../../../documents/stored-object.ts";
import { sheetMessages } from "../messages.ts";
import { useRefreshWithHistory } from "../use-history.ts";

const fileRow = z.object({
  id: z.uuid(),
  file_name: z.string(),
  file_path: z.string(),
  file_type: z.enum(fileTypes),
});
export type OwnFile = z.infer<typeof fileRow>;
const linkRow = z.object({ file_id: z.uuid() });

/** The user's files, newest first, each with whether it is linked to an application. */
function useFilesWithLinks(applicationId: string) {
  const { client } = useSignedIn();
  // Below the files' key, so that changes of files invalidate it too.
  const key = [...filesKey, "linked", applicationId];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const [files, links] = await Promise.all([
        readRows(
          fileRow,
          client
            .from("files")
            .select(Object.keys(fileRow.shape).join(","))
            .order("uploaded_at", { ascending: false })
            .abortSignal(signal),
        ),
        readRows(
          linkRow,
          client
            .from("application_files")
            .select("file_id")
            .eq("application_id", applicationId)
            .abortSignal(signal),
        ),
      ]);
      const linkedIds = new Set(links.map(({ file_id: id }) => id));
      return {
        linked: files.filter(({ id }) => linkedIds.has(id)),
        others: files.filter(({ id }) => !linkedIds.has(id)),
      };
    },
  });
  return { key, query };
}

/** The documents of an application, with their mutations. */
export function useLinkedFiles(applicationId: string) {
  const t = useTranslate(sheetMessages);
  const { client, user } = useSignedIn();
  const { key, query } = useFilesWithLinks(applicationId);
  const table = () => client.from("application_files");
  const onSettled = useRefreshWithHistory(key);

  const linking = useMutation({
    meta: { errorTitle: t("files.linkFailed") },
    mutationFn: (fileId: string) =>
      write(table().insert({ application_id: applicationId, file_id: fileId, user_id: user.id })),
    onSuccess: () => showToast({ title: t("files.linked") }),
    onSettled,
  });
  const unlinking = useMutation({
    meta: { errorTitle: t("files.unlinkFailed") },
    mutationFn: (fileId: string) =>
      write(table().delete().eq("application_id", applicationId).eq("file_id", fileId)),
    onSuccess: (_, fileId) =>
      showUndoToast({ title: t("files.unlinked"), onUndo: () => linking.mutate(fileId) }),
    onSettled,
  });
  const download = useMutation({
    meta: { errorTitle: t("files.downloadFailed") },
    mutationFn: async ({ file_path: path, file_name: name }: OwnFile) =>
      saveAs(await downloadObject(client, path), name),
  });
  return {
    files: query,
    link: linking.mutate,
    unlink: unlinking.mutate,
    download: download.mutate,
  };
}
