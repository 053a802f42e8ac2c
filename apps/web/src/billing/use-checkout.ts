import { RequestError } from "@postulo/contract/request-error";
import type { Interval, PaidPlan } from "@postulo/domain/plan";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig, useSignedIn } from "../session/session-context.tsx";
import { toastFailure } from "../ui/failure-toast.tsx";
import { showToast } from "../ui/toast.tsx";
import { openCheckoutTab, type CheckoutTab } from "./checkout-tab.ts";
import { billingMessages } from "./messages.ts";
import { createCheckout, refreshPlan } from "./queries.ts";

interface Choice {
  readonly plan: PaidPlan;
  readonly interval: Interval;
}

const tell = (title: string, text?: string) =>
  showToast({ title, tone: "danger", ...(text === undefined ? {} : { text }) });

/** Selecting a plan. Whoever pays already changes it here; everybody else pays in a tab of its own. */
export function useCheckout() {
  const t = useTranslate(billingMessages);
  const { client } = useSignedIn();
  const prices = useClientConfig().data?.prices;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mutationKey = ["checkout"];

  const tellFailure = (error: unknown, title: string) => {
    if (error instanceof RequestError && error.status === 401)
      tell(t("checkout.loginTitle"), t("checkout.loginText"));
    else if (error instanceof RequestError && error.code === "price_not_found")
      tell(t("checkout.noUrl"), t("checkout.noPrice"));
    else if (error instanceof RequestError && error.code === "payment_not_configured")
      tell(t("checkout.noUrl"), t("checkout.notConfigured"));
    else toastFailure({ title, error });
  };

  const starting = useMutation({
    mutationKey,
    mutationFn: async ({ choice, tab }: { choice: Choice; tab: CheckoutTab | undefined }) => {
      const priceId = prices?.[choice.plan][choice.interval];
      if (priceId === undefined) {
        tab?.close();
        tell(t("checkout.noUrl"), t("checkout.noPrice"));
        return;
      }
      try {
        const address = await createCheckout(client, { ...choice, priceId });
        if (!address) tell(t("checkout.noUrl"));
        if (!address) tab?.close();
        else if (tab) tab.go(address);
        else await navigate(address.pathname);
      } catch (error) {
        tab?.close();
        tellFailure(error, t(tab ? "checkout.failed" : "checkout.upgradeFailed"));
      }
      await refreshPlan(queries);
    },
  });

  /** Asked of the cache, since a second click may come before the first one is rendered. */
  const isFree = () => queries.isMutating({ mutationKey }) === 0;

  return {
    /** The plan whose checkout is being started. */
    starting: starting.isPending ? starting.variables.choice.plan : undefined,
    /** To be called by the click itself. */
    pay: (choice: Choice) => {
      if (isFree()) starting.mutate({ choice, tab: openCheckoutTab() });
    },
    change: (choice: Choice) => {
      if (isFree()) starting.mutate({ choice, tab: undefined });
    },
  };
}
