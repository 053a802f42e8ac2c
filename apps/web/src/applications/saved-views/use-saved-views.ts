import { RequestError } from "@postulo/contract/request-error";
import { savedViewLimitMessage, savedViewRow, type SavedView } from "@postulo/domain/saved-view";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { columnsOf, readRow, readRows } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";

export const savedViewTable = "saved_view";
export const savedViewColumns = columnsOf(savedViewRow);
export const savedViewsKey = (userId: string) => ["saved-views", userId] as const;

/** The views that the user has saved, in their order. */
export function useSavedViews(isEnabled: boolean) {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: savedViewsKey(user.id),
    queryFn: ({ signal }) =>
      readRows(
        savedViewRow,
        client
          .from(savedViewTable)
          .select(savedViewColumns)
          .eq("user_id", user.id)
          .order("position")
          .order("created_at")
          .abortSignal(signal),
      ),
    enabled: isEnabled,
  });
}

export type SavedViewChange =
  | { readonly kind: "add"; readonly row: Omit<SavedView, "version"> }
  | {
      readonly kind: "edit";
      readonly seen: Pick<SavedView, "id" | "version">;
      readonly values: Partial<Pick<SavedView, "name" | "query">>;
    };

/** Why a view was not stored. */
export type SavedViewProblem = "nameTaken" | "limitReached" | "changedElsewhere";

/** The problem that the user can solve; undefined for other errors. */
function problemOf(error: unknown): SavedViewProblem | undefined {
  if (!(error instanceof RequestError)) return undefined;
  if (error.code === "23505") return "nameTaken";
  return error.message === savedViewLimitMessage ? "limitReached" : undefined;
}

/** Changes the saved views in the cache, and keeps their order. */
function useReplaceViews() {
  const { user } = useSignedIn();
  const queries = useQueryClient();
  return (change: (views: readonly SavedView[]) => readonly SavedView[]) => {
    queries.setQueryData<readonly SavedView[]>(savedViewsKey(user.id), (views) =>
      change(views ?? []).toSorted((one, other) => one.position - other.position),
    );
  };
}

/**
 * Adds, renames and updates saved views. Returns the problems that the user can solve; other errors are shown as
 * a toast. Offline a change fails at once, because the form keeps what was typed.
 */
export function useChangeSavedView(errorTitle: string) {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const queryKey = savedViewsKey(user.id);
  const replace = useReplaceViews();

  async function store(change: SavedViewChange): Promise<SavedViewProblem | undefined> {
    const rows = client.from(savedViewTable);
    switch (change.kind) {
      case "add": {
        const added = await readRow(
          savedViewRow,
          rows.insert(change.row).select(savedViewColumns).single(),
        );
        replace((views) => [...views.filter(({ id }) => id !== added.id), added]);
        return undefined;
      }
      case "edit": {
        const { id, version } = change.seen;
        const update = rows.update(change.values).eq("id", id).eq("version", version);
        const [edited] = await readRows(savedViewRow, update.select(savedViewColumns));
        if (!edited) return "changedElsewhere";
        replace((views) => views.map((view) => (view.id === id ? edited : view)));
        return undefined;
      }
    }
  }

  return useMutation({
    mutationKey: ["change-saved-view"],
    networkMode: "always",
    meta: { errorTitle },
    mutationFn: async (change: SavedViewChange) => {
      await queries.cancelQueries({ queryKey });
      try {
        return await store(change);
      } catch (error) {
        const problem = problemOf(error);
        if (problem === undefined) throw error;
        return problem;
      }
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
}

/** Deletes a saved view by its id. Returns it as it was stored, which another window may have changed. */
export function useDeleteSavedView(errorTitle: string) {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const queryKey = savedViewsKey(user.id);
  const replace = useReplaceViews();
  return useMutation({
    mutationKey: ["change-saved-view"],
    networkMode: "always",
    meta: { errorTitle },
    mutationFn: async (id: string): Promise<SavedView | undefined> => {
      await queries.cancelQueries({ queryKey });
      const rows = client.from(savedViewTable).delete().eq("id", id);
      const [deleted] = await readRows(savedViewRow, rows.select(savedViewColumns));
      replace((views) => views.filter((view) => view.id !== id));
      return deleted;
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
}
