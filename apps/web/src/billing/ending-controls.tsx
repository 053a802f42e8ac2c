import type { SubscriptionState } from "@postulo/domain/subscription-state";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { billingMessages } from "./messages.ts";
import { cancelPlan, reactivatePlan, refreshPlan } from "./queries.ts";
import { Button } from "../ui/form/button.tsx";

/** Cancels a renewing plan after a confirmation, or resumes a cancelled one. */
export function EndingControls({ state }: { readonly state: SubscriptionState }) {
  switch (state.kind) {
    case "free":
    case "granted":
      return null;
    case "renewing":
      return <CancelButton />;
    case "ending":
      return <ResubscribeButton />;
  }
}

function CancelButton() {
  const t = useTranslate(billingMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancelling = useMutation({
    mutationKey: ["cancel-plan"],
    mutationFn: () => cancelPlan(client),
    meta: { errorTitle: t("plan.cancelFailed") },
    onSuccess: async () => {
      showToast({ title: t("plan.cancelled"), text: t("plan.cancelledText") });
      setAsking(false);
      await refreshPlan(queries);
    },
    onError: () => setAsking(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t("plan.cancel")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("plan.cancelDialog.title")}
        confirmLabel={t("plan.cancelDialog.confirm")}
        cancelLabel={t("plan.cancelDialog.keep")}
        isPending={cancelling.isPending}
        onConfirm={() => {
          if (queries.isMutating({ mutationKey: ["cancel-plan"] }) === 0) cancelling.mutate();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t("plan.cancelDialog.text")}</p>
      </ConfirmDialog>
    </>
  );
}

function ResubscribeButton() {
  const t = useTranslate(billingMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const reactivating = useMutation({
    mutationKey: ["reactivate-plan"],
    mutationFn: () => reactivatePlan(client),
    meta: { errorTitle: t("plan.reactivateFailed") },
    onSuccess: async () => {
      showToast({ title: t("plan.reactivated") });
      await refreshPlan(queries);
    },
  });
  return (
    <AsyncButton
      isPending={reactivating.isPending}
      onPress={() => {
        if (queries.isMutating({ mutationKey: ["reactivate-plan"] }) === 0) reactivating.mutate();
      }}
    >
      {t("plan.resubscribe")}
    </AsyncButton>
  );
}
