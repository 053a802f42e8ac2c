import { applicationRow, type Application } from "@postulo/domain/application";
import type { SheetRow } from "@postulo/domain/sheet/application-sheet";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../../i18n/use-translate.ts";
import { maxIdsPerRequest, inChunks } from "../../data/in-chunks.ts";
import { readRows, write } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { sheetMessages } from "./messages.ts";
import { applicationsKey } from "../first-rows.ts";
import { replaceRows } from "../queries.ts";

/** Rows per request; each request is atomic. */
const rowsPerRequest = 500;

/** Inserts the rows of a file, with an undo for all of them. */
export function useImport(onDone: () => void) {
  const t = useTranslate(sheetMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();

  const takingBack = useMutation({
    mutationKey: ["undo-import"],
    meta: { errorTitle: t("import.undoFailed") },
    mutationFn: async (ids: readonly string[]) => {
      for (const part of inChunks(ids, maxIdsPerRequest))
        await write(
          client
            .from("job_applied")
            .delete()
            .in("id", [...part]),
        );
    },
    onSuccess: async (_, ids) => {
      const deleted = new Set(ids);
      await replaceRows(queries, (rows) => rows.filter(({ id }) => !deleted.has(id)));
      showToast({ title: t("import.undone") });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: applicationsKey }),
  });

  return useMutation({
    mutationKey: ["import"],
    meta: { errorTitle: t("import.failed") },
    mutationFn: async (rows: readonly SheetRow[]) => {
      const columns = Object.keys(applicationRow.shape).join(",");
      const added: Application[] = [];
      try {
        // The last one added is listed first: from the last line to the first, the list has the order of the file.
        for (const part of inChunks(rows.toReversed(), rowsPerRequest)) {
          const owned = part.map((row) => ({
            ...row,
            user_id: user.id,
            application_method: "manual",
          }));
          const inserted = client.from("job_applied").insert(owned).select(columns);
          added.push(...(await readRows(applicationRow, inserted)));
        }
      } finally {
        // Rows inserted before a failure can be undone too.
        if (added.length > 0) {
          await replaceRows(queries, (known) => [...added, ...known]);
          const ids = added.map(({ id }) => id);
          showUndoToast({
            title: t("import.done", { count: added.length }),
            onUndo: () => takingBack.mutate(ids),
          });
        }
      }
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: applicationsKey }),
  });
}
