import { savedViewRow, type SavedView } from "@postulo/domain/saved-view";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readRows } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { inOrder } from "../../ui/sorting/list-order.ts";
import { usePendingOrder } from "../../ui/sorting/use-pending-order.ts";
import { savedViewColumns, savedViewsKey } from "./use-saved-views.ts";

const mutationKey = ["saved-view-order"] as const;

/** Stores the order of the saved views, given as their ids. Changes are serialised. */
export function useStoreViewOrder(errorTitle: string): (ids: readonly string[]) => void {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const queryKey = savedViewsKey(user.id);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: "saved-view-order" },
    networkMode: "always",
    meta: { errorTitle },
    mutationFn: (ids: readonly string[]) =>
      readRows(
        savedViewRow,
        client.rpc("order_saved_views", { p_ids: ids }).select(savedViewColumns),
      ),
    onSuccess: async (placed) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<readonly SavedView[]>(queryKey, (views) =>
        views
          ?.map((view) => placed.find(({ id }) => id === view.id) ?? view)
          .toSorted((one, other) => one.position - other.position),
      );
    },
    // Another window may have moved them too. A later order that waits for this one is still shown.
    onSettled: () =>
      queries.isMutating({ mutationKey }) > 1 ? undefined : queries.invalidateQueries({ queryKey }),
  });
  return mutate;
}

/** The views in the order that is being stored; in their stored order when none is. */
export function useOrderedViews(views: readonly SavedView[]): readonly SavedView[] {
  const pending = usePendingOrder(mutationKey);
  return pending ? inOrder(views, pending) : views;
}
