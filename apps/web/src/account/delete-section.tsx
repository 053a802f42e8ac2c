import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useConfirmBySecondFactor } from "../session/second-factor/second-factor-context.tsx";
import { useSignedIn } from "../session/session-context.tsx";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { accountMessages } from "./messages.ts";
import { deleteAccount } from "./queries.ts";
import { Button } from "../ui/form/button.tsx";
import { SettingsSection } from "../ui/settings-section.tsx";

const mutationKey = ["delete-account"];

interface DeleteSectionProps {
  readonly onDeleted: () => Promise<void>;
}

/** Deletes the account after a confirmation dialog. */
export function DeleteSection({ onDeleted }: DeleteSectionProps) {
  const t = useTranslate(accountMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const confirm = useConfirmBySecondFactor();
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation({
    mutationKey,
    mutationFn: async () => {
      try {
        const { kind } = await confirm(() => deleteAccount(client, user.id));
        if (kind === "cancelled") return;
      } catch (error) {
        setAsking(false);
        const reason = error instanceof RequestError && error.status < 500 ? error.message : "";
        const text = reason === "" ? t("deletion.failedText") : reason;
        showToast({ title: t("deletion.failed"), text, tone: "danger" });
        return;
      }
      showToast({ title: t("deletion.done") });
      await onDeleted();
    },
  });
  return (
    <SettingsSection
      name="deletion"
      title={t("deletion.title")}
      description={t("deletion.description")}
    >
      <div>
        <Button color="danger" variant="outline" onClick={() => setAsking(true)}>
          {t("deletion.open")}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("deletion.dialogTitle")}
        confirmLabel={t("deletion.confirm")}
        cancelLabel={t("deletion.keep")}
        isPending={deleting.isPending}
        onConfirm={() => {
          if (queries.isMutating({ mutationKey }) === 0) deleting.mutate();
        }}
        // While the second factor is requested, Escape closes that dialog only.
        onClose={() => {
          if (!deleting.isPending) setAsking(false);
        }}
      >
        <p>{t("deletion.dialogText")}</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}
