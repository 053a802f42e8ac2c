import type { Interval, PaidPlan } from "@postulo/domain/plan";

/** A plan and interval to pay for. */
export interface Order {
  readonly plan: PaidPlan;
  readonly interval: Interval;
}

/** A subscription that is paid for, as the provider knows it. */
export interface PaidSubscription extends Order {
  readonly id: string;
  /** The end of the period, when it was cancelled. */
  readonly endsAt: Date | null;
  readonly nextPayment: Date | null;
}

export interface CheckoutOptions extends Order {
  readonly customerId: string;
  readonly userId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The provider's event, once its signature was checked. */
export interface PaymentEvent {
  readonly id: string;
  /** Undefined when it is about no customer. */
  readonly customerId: string | undefined;
}

/** What was paid once. */
export interface Payment {
  readonly id: string;
  readonly cents: number;
  /** Of those, given back before. */
  readonly refundedCents: number;
  readonly paidAt: Date;
}

/** The payment provider. Every call may throw when it cannot be reached. */
export interface PaymentProvider {
  /** Idempotent per user. */
  createCustomer(user: { userId: string; email: string }): Promise<string>;
  /** The address of a page where the order is paid: the one that is open already, if it is for the same. */
  openCheckout(options: CheckoutOptions): Promise<string>;
  /** Undefined: nothing is paid for. Of several the newest counts, and the others are ended. */
  currentSubscription(customerId: string): Promise<PaidSubscription | undefined>;
  /** Takes effect immediately, with proration. `declined`: nothing has changed. */
  changePlan(subscriptionId: string, order: Order): Promise<"changed" | "declined">;
  /** Whether it ends with the period that is paid. */
  setCancelAtPeriodEnd(subscriptionId: string, isEnding: boolean): Promise<void>;
  /** Cancels immediately, without further payments. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Newest first. */
  payments(customerId: string): Promise<readonly Payment[]>;
  /** Gives back what is left of it; also when that was done before. */
  refund(payment: Payment): Promise<void>;
  /** Cancels all subscriptions and deletes the customer. Idempotent. */
  removeCustomer(customerId: string): Promise<void>;
  /** Undefined: the provider has not sent this. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined>;
}
