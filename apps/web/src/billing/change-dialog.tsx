import type { Interval, PaidPlan } from "@postulo/domain/plan";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { billingMessages } from "./messages.ts";

interface ChangeDialogProps {
  /** The plan to change to; undefined while the dialog is closed. */
  readonly target: PaidPlan | undefined;
  readonly interval: Interval;
  readonly isPending: boolean;
  readonly onConfirm: (plan: PaidPlan) => void;
  readonly onClose: () => void;
}

/** The confirmation of a plan change, which charges a subscriber's card without a checkout page. */
export function ChangeDialog({
  target,
  interval,
  isPending,
  onConfirm,
  onClose,
}: ChangeDialogProps) {
  const t = useTranslate(billingMessages);
  const tProduct = useTranslate(productMessages);
  const plan = target === undefined ? "" : tProduct(`plans.${target}`);
  return (
    <ConfirmDialog
      isOpen={target !== undefined}
      title={t(`pricing.change.${interval}`, { plan })}
      confirmLabel={t("pricing.change.confirm")}
      cancelLabel={t("pricing.change.cancel")}
      isPending={isPending}
      onConfirm={() => {
        if (target) onConfirm(target);
      }}
      onClose={onClose}
    >
      <p>{t("pricing.change.text")}</p>
    </ConfirmDialog>
  );
}
