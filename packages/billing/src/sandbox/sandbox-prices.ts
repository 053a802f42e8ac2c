import { priceEuros } from "@postulo/domain/plan";
import { orderOf } from "../price-table.ts";
import type { PriceTable } from "../price-table.ts";

/** The prices that the sandbox knows: exactly those of the plan table. */
export const sandboxPrices: PriceTable = {
  Plus: { month: "price_sandbox_plus_month", year: "price_sandbox_plus_year" },
  Pro: { month: "price_sandbox_pro_month", year: "price_sandbox_pro_year" },
  Ultra: { month: "price_sandbox_ultra_month", year: "price_sandbox_ultra_year" },
};

/** A price object of Stripe's API; undefined for an unknown id. */
export function priceObject(id: string) {
  const order = orderOf(sandboxPrices, id);
  if (!order) return undefined;
  return {
    id,
    object: "price",
    active: true,
    currency: "eur",
    unit_amount: priceEuros[order.plan][order.interval] * 100,
    recurring: { interval: order.interval, interval_count: 1 },
  };
}
