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

const showError = (title: string, text?: string) =>
  showToast({ title, tone: "danger", ...(text === undefined ? {} : { text }) });

/** Selects a plan: a subscriber's plan is changed here, other users pay in a new tab. */
export function useCheckout() {
  const t = useTranslate(billingMessages);
  const { client } = useSignedIn();
  const prices = useClientConfig().data?.prices;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mutationKey = ["checkout"];

  const showFailure = (error: unknown, title: string) => {
    if (error instanceof RequestError && error.status === 401)
      showError(t("checkout.loginTitle"), t("checkout.loginText"));
    else if (error instanceof RequestError && error.code === "price_not_found")
      showError(t("checkout.noUrl"), t("checkout.noPrice"));
    else if (error instanceof RequestError && error.code === "payment_not_configured")
      showError(t("checkout.noUrl"), t("checkout.notConfigured"));
    else toastFailure({ title, error });
  };

  const starting = useMutation({
    mutationKey,
    mutationFn: async ({ choice, tab }: { choice: Choice; tab: CheckoutTab | undefined }) => {
      const priceId = prices?.[choice.plan][choice.interval];
      if (priceId === undefined) {
        tab?.close();
        showError(t("checkout.noUrl"), t("checkout.noPrice"));
        return;
      }
      try {
        const url = await createCheckout(client, { ...choice, priceId });
        if (!url) showError(t("checkout.noUrl"));
        if (!url) tab?.close();
        else if (tab) tab.go(url);
        else await navigate(url.pathname);
      } catch (error) {
        tab?.close();
        showFailure(error, t(tab ? "checkout.failed" : "checkout.upgradeFailed"));
      }
      await refreshPlan(queries);
    },
  });

  /** Reads the mutation cache, since a second click may occur before the next render. */
  const isIdle = () => queries.isMutating({ mutationKey }) === 0;

  return {
    /** The plan whose checkout is being created. */
    starting: starting.isPending ? starting.variables.choice.plan : undefined,
    /** Must be called during the click event, see `openCheckoutTab`. */
    pay: (choice: Choice) => {
      if (isIdle()) starting.mutate({ choice, tab: openCheckoutTab() });
    },
    change: (choice: Choice) => {
      if (isIdle()) starting.mutate({ choice, tab: undefined });
    },
  };
}
