import { languages } from "@postulo/i18n/language";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readOptionalRow, write } from "../../data/read-rows.ts";
import { useSignedIn } from "../../session/session-context.tsx";

const preferenceRow = z.object({
  digest: z.boolean(),
  digest_hour: z.number(),
  time_zone: z.string(),
  language: z.enum(languages),
});
export type Preference = z.infer<typeof preferenceRow>;

const table = "notification_preference";
const columns = Object.keys(preferenceRow.shape).join(",");
/** The defaults of the table's columns. */
const defaultPreference: Preference = {
  digest: false,
  digest_hour: 8,
  time_zone: "UTC",
  language: "en",
};

const useKey = () => ["notification-preference", useSignedIn().user.id] as const;

/** The user's settings for notification mails. */
export function usePreference() {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: useKey(),
    queryFn: async () => {
      const query = client.from(table).select(columns).maybeSingle();
      return (await readOptionalRow(preferenceRow, query)) ?? defaultPreference;
    },
  });
}

/**
 * Saves a change with an optimistic update. On failure, only the changed fields are rolled back, so that a concurrent
 * change remains.
 */
export function useChangePreference(errorTitle: string) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const queryKey = useKey();
  const show = (change: Partial<Preference>) =>
    queries.setQueryData<Preference>(queryKey, (shown) => shown && { ...shown, ...change });
  return useMutation({
    // Serialised, so that an earlier change does not overwrite a later one.
    scope: { id: table },
    meta: { errorTitle },
    mutationFn: (change: Partial<Preference>) =>
      write(client.from(table).upsert(change, { onConflict: "user_id" })),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Preference>(queryKey) ?? defaultPreference;
      show(change);
      return { before };
    },
    onError: (_error, change, context) => {
      if (context) show(previousValues(change, context.before));
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** The fields of `change` with their previous values. */
function previousValues(change: Partial<Preference>, before: Preference): Partial<Preference> {
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in change));
}
