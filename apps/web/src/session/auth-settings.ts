import { queryOptions } from "@tanstack/react-query";
import { RequestError } from "@postulo/contract/request-error";
import * as z from "zod/mini";
import type { SupabaseClient } from "../data/supabase-client.ts";

const settings = z.object({
  external: z.object({ phone: z.boolean() }),
  passkeys_enabled: z.optional(z.boolean()),
});

/** The sign-in methods that the authentication service has. */
export const authSettingsQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: ["auth-settings"],
    staleTime: Infinity,
    queryFn: async () => {
      const response = await client.fetch(`${client.serviceUrl("auth")}/settings`);
      if (!response.ok) throw new RequestError("", { status: response.status, code: "" });
      return z.parse(settings, await response.json());
    },
  });
