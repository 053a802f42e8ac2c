import { features, type Feature } from "@postulo/domain/plan";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";

const usageRow = z.object({
  feature: z.enum(features),
  used: z.number(),
  quota: z.nullable(z.number()),
  is_unlimited: z.boolean(),
});

/** The usage and limit of a feature this month. */
export type Usage = z.infer<typeof usageRow>;

const key = ["usage"] as const;

/** The usage of one feature; `data` is null without a subscription. */
export function useUsage(feature: Feature) {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: [...key, user.id],
    queryFn: () => readRows(usageRow, client.rpc("get_current_user_usage")),
    select: (rows) => rows.find((row) => row.feature === feature) ?? null,
  });
}

/** To be called after a credit was consumed or released. */
export function refreshUsage(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: key });
}

/** Whether the plan has a feature at all: a limit of 0 means that it has not. */
export const isIncluded = ({ quota, is_unlimited }: Usage): boolean =>
  is_unlimited || (quota ?? 0) > 0;

/** The remaining credits of this month; undefined without a limit. */
export function remainingOf({ used, quota, is_unlimited }: Usage): number | undefined {
  return is_unlimited ? undefined : Math.max(0, (quota ?? 0) - used);
}
