import type { Interval, PaidPlan } from "@postulo/domain/plan";
import { productWords } from "../i18n/product-words.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { billingMessages } from "./messages.ts";

interface ChangeDialogProps {
  /** The plan to change to; undefined while nothing is asked. */
  readonly wanted: PaidPlan | undefined;
  readonly interval: Interval;
  readonly isPending: boolean;
  readonly onConfirm: (plan: PaidPlan) => void;
  readonly onClose: () => void;
}

/** Asks somebody who pays already: the change is paid without another page. */
export function ChangeDialog({
  wanted,
  interval,
  isPending,
  onConfirm,
  onClose,
}: ChangeDialogProps) {
  const t = useTranslate(billingMessages);
  const words = useTranslate(productWords);
  const plan = wanted === undefined ? "" : words(`plans.${wanted}`);
  return (
    <ConfirmDialog
      isOpen={wanted !== undefined}
      title={t(`pricing.change.${interval}`, { plan })}
      confirmLabel={t("pricing.change.confirm")}
      cancelLabel={t("pricing.change.cancel")}
      isPending={isPending}
      onConfirm={() => {
        if (wanted) onConfirm(wanted);
      }}
      onClose={onClose}
    >
      <p>{t("pricing.change.text")}</p>
    </ConfirmDialog>
  );
}
