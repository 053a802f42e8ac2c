import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import type { ModelSettings } from "../settings/ai-settings.ts";
import type { ModelCall } from "./language-model.ts";
import type { Traffic } from "./measured-fetch.ts";

const server = { role: "service_role", claims: { role: "service_role" } };

export type CallOutcome =
  | "answered"
  | "incomplete"
  | "refused"
  | "rateLimited"
  | "unavailable"
  | "timedOut"
  | "cancelled";

export type Tokens = { readonly input: number | undefined; readonly output: number | undefined };

type Closing = {
  readonly outcome: CallOutcome;
  readonly traffic: Traffic;
  readonly tokens: Tokens;
};

type MicroEuro = number;

/** A call that is written down before it is made. */
type OpenCall = { readonly close: (closing: Closing) => Promise<MicroEuro> };

/** English has four characters a token and other scripts fewer; two bytes a token is more than any text has. */
const bytesPerTokenAtLeast = 2;
const bytesPerToken = 4;

/** What was not answered is not charged; where the provider does not say how much it was, it is estimated from the size. */
function tokensOf({ outcome, traffic, tokens }: Closing): { input: number; output: number } {
  const isFree = outcome === "refused" || outcome === "rateLimited" || outcome === "unavailable";
  if (isFree) return { input: 0, output: 0 };
  return {
    input: tokens.input ?? Math.ceil(traffic.sent / bytesPerToken),
    output: tokens.output ?? Math.ceil(traffic.received / bytesPerToken),
  };
}

const costOf = (tokens: { input: number; output: number }, { price }: ModelSettings) =>
  Math.ceil(tokens.input * price.input + tokens.output * price.output);

const opened = z.tuple([z.object({ id: z.uuid().nullable() })]);

/** Writes the call down and sets aside what it can cost at most. Undefined: the month's ceiling, or the budget, would be passed. */
export async function openCall(
  { userId, purpose, instructions, prompt, maxOutputTokens, budget }: ModelCall,
  account: { readonly pool: Pool; readonly settings: ModelSettings; readonly host: string },
): Promise<OpenCall | undefined> {
  const { pool, settings, host } = account;
  const bytes = Buffer.byteLength(instructions) + Buffer.byteLength(prompt);
  const maxCost = costOf(
    { input: Math.ceil(bytes / bytesPerTokenAtLeast), output: maxOutputTokens },
    settings,
  );
  if (budget && !budget.takeRequest({ outputTokens: maxOutputTokens, microEuro: maxCost }))
    return undefined;
  const { rows } = await asCaller(pool, server, (client) =>
    client.query("select public.open_model_call($1, $2, $3, $4, $5, $6, $7, $8) as id", [
      userId,
      purpose,
      settings.provider,
      settings.model,
      host,
      bytes,
      maxCost,
      settings.ceilingMicroEuro ?? null,
    ]),
  );
  const { id } = opened.parse(rows)[0];
  if (id === null) return undefined;
  return {
    close: async (closing) => {
      const { outcome, traffic, tokens } = closing;
      const charged = tokensOf(closing);
      const cost = costOf(charged, settings);
      budget?.spend({ outputTokens: charged.output, microEuro: cost });
      await asCaller(pool, server, (client) =>
        client.query("select public.close_model_call($1, $2, $3, $4, $5, $6, $7)", [
          id,
          outcome,
          traffic.sent,
          traffic.received,
          tokens.input ?? null,
          tokens.output ?? null,
          cost,
        ]),
      );
      return cost;
    },
  };
}
