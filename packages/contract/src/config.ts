import { features, intervals, paidPlans, plans } from "@postulo/domain/plan";
import { languages } from "@postulo/i18n/language";
import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

const link = z.optional(z.string());
/** A link for each language that has one. */
const links = z.partialRecord(z.enum(languages), link);

const founder = z.object({ name: z.string(), photo: link, bio: links });
/** A founder, named by the operator for the page about this server. */
export type Founder = z.infer<typeof founder>;

export const publicConfig = z.object({
  /** Where the Supabase protocol is served. */
  supabaseUrl: z.url(),
  publishableKey: z.string(),
  registration: z.enum(["open", "closed", "closed-beta"]),
  /** What the sign-in page can offer. Where passkeys and phone numbers are on, `/auth/v1/settings` says. */
  signIn: z.object({
    /** `name` is the `provider` of `signInWithOAuth`, `label` the text of a button, in each language. */
    providers: z.array(z.object({ name: z.string(), label: z.string() })),
    /** The `chain`s of `signInWithWeb3`. */
    wallets: z.array(z.enum(["ethereum", "solana"])),
    /** Whether a signed-in user may link and unlink identities of providers. */
    manualLinking: z.boolean(),
    /** Whether people sign in at their organisation by the domain of their e-mail address (`signInWithSSO`). */
    sso: z.boolean(),
    /** The captcha whose token the calls that sign up, sign in or send messages need; absent where none is on. */
    captcha: z.optional(
      z.object({ provider: z.enum(["turnstile", "hcaptcha"]), siteKey: z.string() }),
    ),
  }),
  /** The provider's price ids; absent where nothing is sold. */
  prices: z.optional(z.record(z.enum(paidPlans), z.record(z.enum(intervals), z.string()))),
  /** Monthly limits that the operator set otherwise than the plan table. */
  planLimits: z.array(
    z.object({
      plan: z.enum(plans),
      feature: z.enum(features),
      quota: z.union([z.number(), z.literal("unlimited")]),
    }),
  ),
  /** The language model of letters and résumés; absent where there is none. */
  languageModel: z.optional(
    z.object({
      model: z.string(),
      /** Where requests are sent. */
      host: z.string(),
      /** It runs on the server: nothing leaves it. */
      isLocal: z.boolean(),
    }),
  ),
  /** Links that the operator did not set are absent. */
  links: z.object({
    /** Where mails are shown that this server does not send. */
    inbox: link,
    store: link,
    contactEmail: link,
    feedback: links,
    community: link,
    network: link,
    /** Where the source code of this server is published. */
    source: link,
  }),
  founders: z.object({ ceo: z.optional(founder), coo: z.optional(founder) }),
});

/** What web app and extension need before they can call anything else. */
export type PublicConfig = z.infer<typeof publicConfig>;

export const getConfig = {
  method: "GET",
  path: "/config.json",
  summary: "Public settings of this server",
  access: "public",
  responses: { 200: [{ kind: "json", schema: publicConfig }] },
  errors: {},
} as const satisfies Endpoint;
