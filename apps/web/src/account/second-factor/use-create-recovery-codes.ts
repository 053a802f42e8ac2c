import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  createRecoveryCodes,
  recoveryCodesKey,
} from "../../session/second-factor/recovery-codes.ts";
import { useConfirmBySecondFactor } from "../../session/second-factor/second-factor-context.tsx";
import { useSignedIn } from "../../session/session-context.tsx";

/** Creates recovery codes, which exist only in the mutation's data. `errorTitle`: title of the toast on failure. */
export function useCreateRecoveryCodes(errorTitle: string) {
  const { client } = useSignedIn();
  const confirm = useConfirmBySecondFactor();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle },
    gcTime: 0,
    mutationFn: async () => {
      const created = await confirm(() => createRecoveryCodes(client));
      return created.kind === "done" ? created.value : undefined;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: recoveryCodesKey }),
  });
}
