import { useTranslate } from "../../i18n/use-translate.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { Button } from "../../ui/form/button.tsx";
import { secondFactorMessages } from "./messages.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useCreateRecoveryCodes } from "./use-create-recovery-codes.ts";
import classes from "./second-factor.module.css";

interface RecoveryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renews the recovery codes after a question. */
export default function RecoveryDialog({ isOpen, onClose }: RecoveryDialogProps) {
  const t = useTranslate(secondFactorMessages);
  const creating = useCreateRecoveryCodes(t("recovery.failed"));
  const codes = creating.data;
  return (
    <Dialog
      isOpen={isOpen}
      title={t(codes ? "recovery.savedTitle" : "recovery.question")}
      onClose={codes || creating.isPending ? undefined : onClose}
      onClosed={() => creating.reset()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <div className={classes["step"]}>
          <p className={classes["text"]}>{t("recovery.questionText")}</p>
          <div className={classes["buttons"]}>
            <Button variant="default" onClick={onClose}>
              {t("recovery.cancel")}
            </Button>
            <AsyncButton isPending={creating.isPending} onPress={() => creating.mutate()}>
              {t("recovery.confirm")}
            </AsyncButton>
          </div>
        </div>
      )}
    </Dialog>
  );
}
