import { RequestError } from "@postulo/contract/request-error";
import type { Interval, PaidPlan } from "@postulo/domain/plan";
import type { MessageKey } from "@postulo/i18n/messages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig, useSignedIn } from "../session/session-context.tsx";
import { toastFailure } from "../ui/feedback/failure-toast.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { openCheckoutTab, type CheckoutTab } from "./checkout-tab.ts";
import { billingMessages, type messages } from "./messages.ts";
import { isCheckoutError, openCheckout, refreshPlan, type CheckoutErrorCode } from "./queries.ts";

interface Choice {
  readonly plan: PaidPlan;
  readonly interval: Interval;
}

type Key = MessageKey<typeof messages>;

/** What is shown for each error code of the endpoint, with the title of the failed call unless it has its own. */
const textsOf = {
  not_authenticated: { title: "checkout.loginTitle", text: "checkout.loginText" },
  price_not_found: { title: "checkout.noUrl", text: "checkout.noPrice" },
  payment_not_configured: { title: "checkout.noUrl", text: "checkout.notConfigured" },
  payment_declined: { title: undefined, text: "checkout.declined" },
  plan_is_granted: { title: undefined, text: "checkout.granted" },
  no_subscription: { title: undefined, text: "checkout.noSubscription" },
  invalid_request: { title: undefined, text: "checkout.invalid" },
  payload_too_large: { title: undefined, text: "checkout.tooLarge" },
} as const satisfies Record<
  CheckoutErrorCode,
  { readonly title: Key | undefined; readonly text: Key }
>;

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
    const known = error instanceof RequestError && isCheckoutError(error.code);
    const texts = known ? textsOf[error.code] : undefined;
    if (texts) showError(texts.title ? t(texts.title) : title, t(texts.text));
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
        const address = await openCheckout(client, { ...choice, priceId });
        if (!address) showError(t("checkout.noUrl"));
        if (!address) tab?.close();
        else if (tab) tab.go(address);
        else await navigate(address.pathname);
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
