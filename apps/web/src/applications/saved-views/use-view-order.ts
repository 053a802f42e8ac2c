import { savedViewRow, type SavedView } from "@postulo/domain/saved-view";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { readRows } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { changedPositions, inOrder } from "../../ui/sorting/list-order.ts";
import { columns, keyOf, table } from "./use-saved-views.ts";

const mutationKey = ["saved-view-order"] as const;

/** Stores the order of the saved views, given as their ids. Changes are serialised. */
export function useStoreViewOrder(errorTitle: string): (ids: readonly string[]) => void {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const queryKey = keyOf(user.id);

  async function place({ id, sortOrder }: ReturnType<typeof changedPositions>[number]) {
    const update = client.from(table).update({ position: sortOrder }).eq("id", id);
    return readRows(savedViewRow, update.select(columns));
  }

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: "saved-view-order" },
    networkMode: "always",
    meta: { errorTitle },
    mutationFn: async (ids: readonly string[]) => {
      const views = inOrder(queries.getQueryData<readonly SavedView[]>(queryKey) ?? [], ids);
      const positions = views.map(({ id, position }) => ({ id, sortOrder: position }));
      return (await Promise.all(changedPositions(positions).map(place))).flat();
    },
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

const isOrder = (variables: unknown): variables is readonly string[] => Array.isArray(variables);

/** The views in the order that is being stored; in their stored order when none is. */
export function useOrderedViews(views: readonly SavedView[]): readonly SavedView[] {
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => (isOrder(state.variables) ? state.variables : undefined),
  }).at(-1);
  return pending ? inOrder(views, pending) : views;
}
