/** What all calls for one purpose may use together. */
export type BudgetLimits = {
  /** Requests to the provider, retries included. */
  readonly requests: number;
  /** Of thinking and answers together. */
  readonly outputTokens: number;
};

/** What a request may use at most, or has used. */
type Spending = { readonly outputTokens: number; readonly microEuro: number };

/** A budget that calls share. */
export type CallBudget = {
  /** Aborted when its time is up. */
  readonly signal: AbortSignal;
  /** Counts a request; false when it could exceed the budget. */
  readonly takeRequest: (atMost: Spending) => boolean;
  /** What a request has used. */
  readonly spend: (used: Spending) => void;
};

type Limits = BudgetLimits & {
  /** Undefined: no limit. */
  readonly microEuro: number | undefined;
  readonly timeoutMs: number;
};

export function createCallBudget({
  requests,
  outputTokens,
  microEuro = Infinity,
  timeoutMs,
}: Limits): CallBudget {
  const spent = { requests: 0, outputTokens: 0, microEuro: 0 };
  const signal = AbortSignal.timeout(timeoutMs);
  return {
    signal,
    takeRequest: (atMost) => {
      const fits =
        !signal.aborted &&
        spent.requests < requests &&
        spent.outputTokens + atMost.outputTokens <= outputTokens &&
        spent.microEuro + atMost.microEuro <= microEuro;
      if (fits) spent.requests++;
      return fits;
    },
    spend: (used) => {
      spent.outputTokens += used.outputTokens;
      spent.microEuro += used.microEuro;
    },
  };
}
