import { randomBytes } from "node:crypto";
import { readPriceTable } from "@postulo/billing/price-table";
import type { PriceTable } from "@postulo/billing/price-table";
import { sandboxPrices } from "@postulo/billing/sandbox/sandbox-prices";
import { isLoopback } from "./loopback.ts";
import type { Settings } from "./settings.ts";

/** Who takes the money. The sandbox also requires the operator's cookie: `OperatorAccess`. */
export type Payment =
  | { readonly kind: "stripe"; readonly prices: PriceTable }
  | {
      readonly kind: "sandbox";
      readonly prices: PriceTable;
      readonly secretKey: string;
      readonly webhookSecret: string;
    }
  | { readonly kind: "none" };

/** Stripe when it is set, else the sandbox unless PUBLIC_URL names another machine. */
export function choosePayment(settings: Settings, publicUrl: string): Payment {
  const named = new Map<string, unknown>(Object.entries(settings));
  const prices = readPriceTable((name) => {
    const value = named.get(name);
    return typeof value === "string" ? value : undefined;
  });
  if (settings.STRIPE_SECRET_KEY !== undefined && prices) return { kind: "stripe", prices };
  if (!isLoopback(new URL(publicUrl).hostname)) return { kind: "none" };
  const [secretKey, webhookSecret] = [`sk_test_${newSecret()}`, `whsec_${newSecret()}`];
  return { kind: "sandbox", prices: sandboxPrices, secretKey, webhookSecret };
}

export const newSecret = () => randomBytes(32).toString("hex");
