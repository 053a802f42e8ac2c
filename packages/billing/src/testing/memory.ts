import type { BillingAccount, BillingLedger, PaidState } from "../billing-ledger.ts";
import type { SandboxRecord, SandboxStore } from "../sandbox/sandbox-records.ts";

/** A sandbox store in memory. */
export function memoryStore(): SandboxStore {
  const records = new Map<string, SandboxRecord>();
  return {
    get: async (id) => records.get(id),
    put: async (record) => {
      records.set(record.id, record);
    },
    add: async (record) => {
      if (records.has(record.id)) return false;
      records.set(record.id, record);
      return true;
    },
    ofCustomer: async (customerId) =>
      [...records.values()].filter(({ customer }) => customer === customerId),
    removeCustomer: async (customerId) => {
      for (const { id, customer } of records.values())
        if (customer === customerId) records.delete(id);
    },
  };
}

const newAccount = (userId: string): BillingAccount => ({
  user_id: userId,
  version: 1,
  plan: "Free",
  is_active: true,
  cancel_at_period_end: false,
  cancellation_effective_date: null,
  next_billing_date: null,
  billing_interval: null,
  customer_id: null,
  subscription_id: null,
});

const written = (account: BillingAccount, state: PaidState): BillingAccount => ({
  ...account,
  version: account.version + 1,
  plan: state.plan,
  is_active: true,
  cancel_at_period_end: state.endsAt !== null,
  cancellation_effective_date: state.endsAt,
  next_billing_date: state.nextPayment,
  billing_interval: state.interval,
  subscription_id: state.subscriptionId,
});

/** The ledger of one user in memory, with the same optimistic lock. */
export function memoryLedger(userId: string): BillingLedger {
  let account = newAccount(userId);
  const events = new Set<string>();
  return {
    account: async (id) => (id === userId ? account : undefined),
    userOf: async (customerId) => (customerId === account.customer_id ? userId : undefined),
    linkCustomer: async (_, customerId) => {
      account = { ...account, customer_id: account.customer_id ?? customerId };
      return account.customer_id ?? customerId;
    },
    apply: async (seen, state) => {
      if (seen.version !== account.version) return false;
      account = written(account, state);
      return true;
    },
    markChecked: async () => {},
    isKnownEvent: async (id) => events.has(id),
    markEventProcessed: async (id) => {
      events.add(id);
    },
    usersToCheck: async () => [userId],
    deleteAccount: async () => true,
  };
}
