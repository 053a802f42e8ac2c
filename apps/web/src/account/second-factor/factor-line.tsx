import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { phoneOf, type SecondFactor } from "../../session/second-factor/factors.ts";
import { useConfirmBySecondFactor } from "../../session/second-factor/second-factor-context.tsx";
import { useSignedIn } from "../../session/session-context.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { Button } from "../../ui/form/button.tsx";
import { IconDeviceMobile, IconPhone } from "../../ui/icons.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import { secondFactorMessages } from "./messages.ts";
import { removeFactor, useInvalidateFactors } from "./queries.ts";
import listClasses from "../entry-list.module.css";

interface FactorLineProps {
  readonly factor: SecondFactor;
  /** No other factor would be left without it. */
  readonly isLast: boolean;
  /** Called when the line is gone. */
  readonly onRemoved: () => void;
}

/** One second factor, which can be removed. */
export function FactorLine({ factor, isLast, onRemoved }: FactorLineProps) {
  const t = useTranslate(secondFactorMessages);
  const [isAsking, setAsking] = useState(false);
  const removing = useRemove({ onEnded: () => setAsking(false), onRemoved });
  const type = useTypeText(factor);
  const name = factor.friendly_name ?? type;
  const Icon = factor.factor_type === "phone" ? IconPhone : IconDeviceMobile;
  return (
    <li>
      <Icon size={18} aria-hidden className={listClasses["icon"]} />
      <div className={listClasses["about"]}>
        <span className={listClasses["name"]}>{name}</span>
        <span className={listClasses["facts"]}>
          {name === type ? null : <span>{type}</span>}
          <span>
            {t("since")} <MomentText moment={factor.created_at} />
          </span>
        </span>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t("remove.named", { name })}
        onClick={() => setAsking(true)}
      >
        {t("remove.open")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("remove.question", { name })}
        confirmLabel={t("remove.confirm")}
        cancelLabel={t("remove.keep")}
        isPending={removing.isPending}
        onConfirm={() => {
          if (!removing.isPending) removing.mutate({ factor, name, isLast });
        }}
        // While the second factor is requested, Escape closes that dialog only.
        onClose={() => {
          if (!removing.isPending) setAsking(false);
        }}
      >
        <p>{t(isLast ? "remove.lastText" : "remove.text")}</p>
      </ConfirmDialog>
    </li>
  );
}

function useTypeText(factor: SecondFactor): string {
  const t = useTranslate(secondFactorMessages);
  switch (factor.factor_type) {
    case "totp":
      return t("app");
    case "phone":
      return t("phone", { phone: phoneOf(factor) });
    default:
      return t("other");
  }
}

interface Removal {
  readonly factor: SecondFactor;
  readonly name: string;
  readonly isLast: boolean;
}

interface RemovalCallbacks {
  /** Closes the dialog. */
  readonly onEnded: () => void;
  readonly onRemoved: () => void;
}

function useRemove({ onEnded, onRemoved }: RemovalCallbacks) {
  const t = useTranslate(secondFactorMessages);
  const { client } = useSignedIn();
  const confirm = useConfirmBySecondFactor();
  const invalidate = useInvalidateFactors();
  return useMutation({
    meta: { errorTitle: t("remove.failed") },
    mutationFn: async ({ factor, name, isLast }: Removal) => {
      const { kind } = await confirm(() => removeFactor(client, factor.id));
      if (kind === "cancelled") return;
      onEnded();
      showToast({ title: isLast ? t("remove.lastDone") : t("remove.done", { name }) });
      await invalidate();
      onRemoved();
    },
    onError: onEnded,
  });
}
