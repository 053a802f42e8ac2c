import { intervals, paidPlans } from "@postulo/domain/plan";
import type { Interval, PaidPlan } from "@postulo/domain/plan";
import type { Order } from "./payment-provider.ts";

/** The provider's name of the price of each plan and interval. */
export type PriceTable = Readonly<Record<PaidPlan, Readonly<Record<Interval, string>>>>;

/** The setting that names a price, such as STRIPE_PRICE_PLUS_MONTH. */
export const priceSetting = ({ plan, interval }: Order) =>
  `STRIPE_PRICE_${plan.toUpperCase()}_${interval.toUpperCase()}`;

/** Every order there is. */
export const orders: readonly Order[] = paidPlans.flatMap((plan) =>
  intervals.map((interval) => ({ plan, interval })),
);

/** Undefined unless every price is named. */
export function readPriceTable(
  setting: (name: string) => string | undefined,
): PriceTable | undefined {
  const of = (plan: PaidPlan) => {
    const month = setting(priceSetting({ plan, interval: "month" }));
    const year = setting(priceSetting({ plan, interval: "year" }));
    return month && year ? { month, year } : undefined;
  };
  const [Plus, Pro, Ultra] = [of("Plus"), of("Pro"), of("Ultra")];
  return Plus && Pro && Ultra ? { Plus, Pro, Ultra } : undefined;
}

/** What a price is for. */
export function orderOf(prices: PriceTable, priceId: string): Order | undefined {
  return orders.find(({ plan, interval }) => prices[plan][interval] === priceId);
}
