import type { SupabaseClient } from "../../data/supabase-client.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { FactorChallenge } from "./factor-challenge.tsx";
import { factorMessages } from "./messages.ts";
import classes from "./second-factor.module.css";

interface ChallengeDialogProps {
  readonly client: SupabaseClient;
  readonly isOpen: boolean;
  readonly onClose: (isVerified: boolean) => void;
}

/** Asks for the second factor over a page, which keeps what was entered in it. */
export default function ChallengeDialog({ client, isOpen, onClose }: ChallengeDialogProps) {
  const t = useTranslate(factorMessages);
  return (
    <Dialog isOpen={isOpen} title={t("title")} onClose={() => onClose(false)}>
      <div className={classes["challenge"]}>
        <p className={classes["text"]}>{t("why")}</p>
        <FactorChallenge client={client} onVerified={() => onClose(true)} />
      </div>
    </Dialog>
  );
}
