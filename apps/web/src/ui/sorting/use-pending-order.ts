import { useMutationState } from "@tanstack/react-query";

const isOrder = (variables: unknown): variables is readonly string[] => Array.isArray(variables);

/** The ids in the order that the last mutation with this key stores, while it is pending. */
export function usePendingOrder(mutationKey: readonly string[]): readonly string[] | undefined {
  return useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => (isOrder(state.variables) ? state.variables : undefined),
  }).at(-1);
}
