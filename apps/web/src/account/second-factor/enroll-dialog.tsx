import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { FactorKind } from "../../session/second-factor/factors.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { secondFactorMessages } from "./messages.ts";
import { NameStep } from "./name-step.tsx";
import { useInvalidateFactors, type NewFactor } from "./queries.ts";
import { RecoveryStep } from "./recovery-step.tsx";
import { useCreateRecoveryCodes } from "./use-create-recovery-codes.ts";

interface EnrollDialogProps {
  readonly kind: FactorKind;
  readonly isOpen: boolean;
  /** The account has no second factor yet. */
  readonly isFirst: boolean;
  /** Of the present factors. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

type Step =
  | { readonly kind: "name" }
  | { readonly kind: "confirm"; readonly factor: NewFactor; readonly name: string }
  | { readonly kind: "recoveryCodes" };

/**
 * Adds a second factor: its name, then the code that confirms it. After the first one the recovery codes are shown,
 * which the user must save.
 */
export default function EnrollDialog(props: EnrollDialogProps) {
  const { kind, isOpen, isFirst, names, onClose } = props;
  const t = useTranslate(secondFactorMessages);
  const { client } = useSignedIn();
  const invalidate = useInvalidateFactors();
  const creating = useCreateRecoveryCodes(t("recovery.failed"));
  const [step, setStep] = useState<Step>({ kind: "name" });

  function cancel() {
    // A failure is harmless: the server removes a factor that is not confirmed within minutes.
    if (step.kind === "recoveryCodes") return finishFirst();
    if (step.kind === "confirm") void client.auth.mfa.unenroll({ factorId: step.factor.id });
    onClose();
  }

  function finish(name: string) {
    if (isFirst) {
      setStep({ kind: "recoveryCodes" });
      creating.mutate(undefined, { onSettled: () => void invalidate() });
      return;
    }
    showToast({ title: t("enroll.done", { name }) });
    onClose();
    void invalidate();
  }

  /** Not before: on a phone the toast would cover the codes. */
  function finishFirst() {
    showToast({ title: t("enroll.firstDone") });
    onClose();
  }

  const isLocked = step.kind === "recoveryCodes" && !creating.isError;
  const titles = { totp: "enroll.appTitle", phone: "enroll.phoneTitle" } as const;
  return (
    <Dialog
      isOpen={isOpen}
      title={t(step.kind === "recoveryCodes" ? "recovery.savedTitle" : titles[kind])}
      onClose={isLocked ? undefined : cancel}
      onClosed={() => {
        setStep({ kind: "name" });
        creating.reset();
      }}
    >
      {step.kind === "name" ? (
        <NameStep
          kind={kind}
          names={names}
          isFirst={isFirst}
          onCancel={cancel}
          onEnrolled={(factor, name) => setStep({ kind: "confirm", factor, name })}
        />
      ) : null}
      {step.kind === "confirm" ? (
        <ConfirmStep factor={step.factor} isFirst={isFirst} onVerified={() => finish(step.name)} />
      ) : null}
      {step.kind === "recoveryCodes" ? (
        <RecoveryStep creating={creating} onDone={finishFirst} />
      ) : null}
    </Dialog>
  );
}
