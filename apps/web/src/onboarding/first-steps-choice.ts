import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { sessionStorageKey } from "../session/storage-key.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { readStoredUser, type AccountMetadata } from "../session/stored-user.ts";

const readChoice = () => readStoredUser(sessionStorageKey)?.user_metadata ?? null;

/** The user's choices about the first steps, from the user metadata of the stored session; undefined if unknown. */
export function useFirstStepsChoice(): AccountMetadata | undefined {
  const { user } = useSignedIn();
  const known = useQuery({
    queryKey: ["first-steps-choice", user.id],
    queryFn: readChoice,
    initialData: readChoice,
    staleTime: Infinity,
    networkMode: "always",
  });
  return known.data ?? undefined;
}

/** Updates the choices optimistically, with rollback on failure. */
export function useStoreFirstStepsChoice(errorTitle: string) {
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const queryKey = ["first-steps-choice", user.id];
  const { mutate } = useMutation({
    mutationFn: async (change: Partial<AccountMetadata>) => {
      const { error } = await client.auth.updateUser({ data: change });
      if (error)
        throw new RequestError(error.message, {
          status: error.status ?? 0,
          code: error.code ?? "",
          cause: error,
        });
    },
    meta: { errorTitle, isMinor: true },
    onMutate: (change) => {
      const last = queries.getQueryData<AccountMetadata>(queryKey);
      queries.setQueryData<AccountMetadata>(queryKey, { ...last, ...change });
      return last;
    },
    onError: (_error, _change, last) => queries.setQueryData(queryKey, last),
  });
  return mutate;
}
