import { features, plans } from "@postulo/domain/plan";
import * as z from "zod/mini";

const link = z.optional(z.nullable(z.string()));

const founderCard = z.object({
  name: z.string(),
  photo: link,
  bio: z.optional(z.object({ en: link, fr: link })),
});
/** A person whom the operator introduces on the page about this server. */
export type Founder = z.infer<typeof founderCard>;
const founder = z.optional(founderCard);

const priceNames = z.object({ month: z.string(), year: z.string() });

const clientConfig = z.object({
  supabaseUrl: z.string(),
  publishableKey: z.string(),
  registration: z.enum(["open", "closed", "closed-beta"]),
  /** By which name each plan is paid; absent where nothing is sold. */
  prices: z.optional(z.object({ Plus: priceNames, Pro: priceNames, Ultra: priceNames })),
  /** Limits that the operator set otherwise than the plan table. */
  planLimits: z.optional(
    z.array(
      z.object({
        plan: z.enum(plans),
        feature: z.enum(features),
        quota: z.union([z.number(), z.literal("unlimited")]),
      }),
    ),
  ),
  links: z.optional(
    z.object({
      inbox: link,
      store: link,
      contactEmail: link,
      feedback: z.optional(z.nullable(z.object({ en: link, fr: link }))),
      community: link,
      network: link,
    }),
  ),
  founders: z.optional(z.object({ ceo: founder, coo: founder })),
});

/** What the server tells its public clients. A link that the operator did not set is absent. */
export type ClientConfig = z.infer<typeof clientConfig>;

/** @throws when the server cannot be reached or answers something else. */
export async function fetchClientConfig(signal?: AbortSignal): Promise<ClientConfig> {
  const response = await fetch("/config.json", signal ? { signal } : {});
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return clientConfig.parse(await response.json());
}
