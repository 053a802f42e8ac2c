import { useTranslate } from "../../i18n/use-translate.ts";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { Button } from "../../ui/form/button.tsx";
import { secondFactorMessages } from "./messages.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { useCreateRecoveryCodes } from "./use-create-recovery-codes.ts";
import classes from "./second-factor.module.css";

interface RecoveryStepProps {
  readonly creating: ReturnType<typeof useCreateRecoveryCodes>;
  readonly onDone: () => void;
}

/** The recovery codes after the first factor was added; when they could not be created, a retry. */
export function RecoveryStep({ creating, onDone }: RecoveryStepProps) {
  const t = useTranslate(secondFactorMessages);
  if (creating.data) return <RecoveryCodes codes={creating.data} onDone={onDone} />;
  if (creating.isPending) return <SkeletonRows rows={5} height={28} />;
  return (
    <div className={classes["step"]}>
      <p className={classes["text"]} role="alert">
        {t("recovery.laterText")}
      </p>
      <div className={classes["buttons"]}>
        <Button variant="default" onClick={onDone}>
          {t("recovery.later")}
        </Button>
        <AsyncButton isPending={false} onPress={() => creating.mutate()}>
          {t("recovery.create")}
        </AsyncButton>
      </div>
    </div>
  );
}
