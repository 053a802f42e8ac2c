import { monthlyLimits } from "@postulo/domain/plan";
import type { Feature, Plan } from "@postulo/domain/plan";

interface Credit {
  readonly feature: Feature;
  month: number;
  state: "open" | "settled" | "gone";
  isClaimed: boolean;
  /** Its 15 minutes are over, and its expiry is not written yet. */
  isDue: boolean;
  readonly isTheServers: boolean;
  readonly posting: string | undefined;
}

/** A simple model of a user's credits: a list, and the rules in sequence. */
export class CreditModel {
  plan: Plan;
  #credits: Credit[] = [];
  #month = 0;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  /** What the bars show. */
  used(feature: Feature): number {
    return this.#counted(feature).filter(({ state, isDue }) => state === "settled" || !isDue)
      .length;
  }

  #counted(feature: Feature): Credit[] {
    return this.#credits.filter(
      (credit) =>
        credit.feature === feature && credit.month === this.#month && credit.state !== "gone",
    );
  }

  #take(feature: Feature, quantity: number, credit: Partial<Credit>): Credit[] | undefined {
    for (const due of this.#credits)
      if (due.feature === feature && due.state === "open" && due.isDue) due.state = "gone";
    const quota = monthlyLimits[this.plan][feature];
    if (quota !== "unlimited" && this.#counted(feature).length + quantity > quota) return undefined;
    const taken = Array.from({ length: quantity }, () => ({
      feature,
      month: this.#month,
      state: "open" as const,
      isClaimed: false,
      isDue: false,
      isTheServers: false,
      posting: undefined,
      ...credit,
    }));
    this.#credits.push(...taken);
    return taken;
  }

  consume(feature: Feature, quantity: number): boolean {
    return this.#take(feature, quantity, {}) !== undefined;
  }

  release(feature: Feature, quantity: number): boolean {
    const free = this.#credits
      .filter((one) => one.feature === feature && one.state === "open" && !one.isClaimed)
      .toReversed()
      .slice(0, quantity);
    for (const credit of free) credit.state = "gone";
    return free.length > 0;
  }

  claim(feature: Feature): Credit | undefined {
    const open = this.#credits.find(
      (one) => one.feature === feature && one.state === "open" && !one.isClaimed && !one.isDue,
    );
    if (open) open.isClaimed = true;
    return open ?? this.#take(feature, 1, { isClaimed: true, isTheServers: true })?.[0];
  }

  finish(how: "settle" | "abandon", credit: Credit): boolean {
    if (credit.state !== "open" || !credit.isClaimed) return false;
    if (how === "settle") credit.state = "settled";
    else if (credit.isTheServers) credit.state = "gone";
    credit.isClaimed = false;
    return true;
  }

  apply(posting: string): boolean {
    const isCounted = this.#counted("application").some((one) => one.posting === posting);
    return isCounted || this.#take("application", 1, { state: "settled", posting }) !== undefined;
  }

  waitFifteenMinutes(): void {
    for (const credit of this.#credits) credit.isDue = true;
  }

  turnMonth(): void {
    this.#month += 1;
  }
}
