import type { Interval, PaidPlan, Plan } from "@postulo/domain/plan";

interface Paid {
  readonly plan: PaidPlan;
  readonly interval: Interval;
  readonly begun: Date;
  readonly periods: number;
  readonly isEnding: boolean;
  readonly hasFailed: boolean;
}

interface ExpectedRow {
  readonly plan: Plan;
  readonly interval: Interval | null;
  readonly endsOn: string | undefined;
  readonly nextPayment: string | undefined;
}

/** Day and time of `begun`, so many months later; the last day of the month when it has no such day. */
function monthsLater(begun: Date, months: number): Date {
  const [year = 0, month = 0, day = 1] = begun.toISOString().slice(0, 10).split("-").map(Number);
  const count = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), count % 12];
  const isLeap = (laterYear % 4 === 0 && laterYear % 100 !== 0) || laterYear % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const date = [laterYear, laterMonth + 1, Math.min(day, days[laterMonth] ?? 28)]
    .map((part) => `${part}`.padStart(2, "0"))
    .join("-");
  return new Date(`${date}${begun.toISOString().slice(10)}`);
}

/** A simple model of a subscription, independent of the tested code. */
export class SubscriptionModel {
  #paid: Paid | undefined;

  #end({ begun, interval, periods }: Paid): Date {
    return monthsLater(begun, periods * (interval === "month" ? 1 : 12));
  }

  pass(now: Date): void {
    while (this.#paid && this.#end(this.#paid) <= now) {
      if (this.#paid.hasFailed && !this.#paid.isEnding) return;
      this.renew();
    }
  }

  pay(plan: PaidPlan, interval: Interval, now: Date): void {
    const begun = now;
    this.#paid = { plan, interval, begun, periods: 1, isEnding: false, hasFailed: false };
  }

  change(plan: PaidPlan, interval: Interval, now: Date): void {
    if (!this.#paid) return;
    const restart = interval === this.#paid.interval ? {} : { interval, begun: now, periods: 1 };
    this.#paid = { ...this.#paid, plan, isEnding: false, ...restart };
  }

  renew(): void {
    if (!this.#paid) return;
    this.#paid = this.#paid.isEnding
      ? undefined
      : { ...this.#paid, periods: this.#paid.periods + 1, hasFailed: false };
  }

  fail(): void {
    if (this.#paid) this.#paid = { ...this.#paid, hasFailed: true };
  }

  giveUp(): void {
    this.#paid = undefined;
  }

  end(isEnding: boolean): void {
    if (this.#paid) this.#paid = { ...this.#paid, isEnding };
  }

  get pays(): boolean {
    return this.#paid !== undefined;
  }

  /** The expected row after all events. */
  row(): ExpectedRow {
    const nothing = { interval: null, endsOn: undefined, nextPayment: undefined };
    if (!this.#paid) return { plan: "Free", ...nothing };
    const { plan, interval, isEnding } = this.#paid;
    const end = this.#end(this.#paid).toISOString();
    return {
      plan,
      interval,
      endsOn: isEnding ? end : undefined,
      nextPayment: isEnding ? undefined : end,
    };
  }
}
