import { languages } from "@postulo/i18n/language";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readOptionalRow, write } from "../../session/read-rows.ts";
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
/** As the table has it for whoever never said anything. */
const silent: Preference = { digest: false, digest_hour: 8, time_zone: "UTC", language: "en" };

const useKey = () => ["notification-preference", useSignedIn().user.id] as const;

/** What the person wants to be told. */
export function usePreference() {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: useKey(),
    queryFn: async () => {
      const asked = client.from(table).select(columns).maybeSingle();
      return (await readOptionalRow(preferenceRow, asked)) ?? silent;
    },
  });
}

/**
 * Saves a change at once, and shows it before the answer. When it is refused, what was there stands again; another change
 * that was made meanwhile stays.
 */
export function useChangePreference(errorTitle: string) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const queryKey = useKey();
  const show = (change: Partial<Preference>) =>
    queries.setQueryData<Preference>(queryKey, (shown) => shown && { ...shown, ...change });
  return useMutation({
    // One after the other: the later one must not be overtaken.
    scope: { id: table },
    meta: { errorTitle },
    mutationFn: (change: Partial<Preference>) =>
      write(client.from(table).upsert(change, { onConflict: "user_id" })),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Preference>(queryKey) ?? silent;
      show(change);
      return { before };
    },
    onError: (_error, change, context) => {
      if (context) show(onlyIn(change, context.before));
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** The fields of a change as they were. */
function onlyIn(change: Partial<Preference>, before: Preference): Partial<Preference> {
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in change));
}
