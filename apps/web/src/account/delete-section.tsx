import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useConfirmBySecondFactor } from "../session/second-factor/second-factor-context.tsx";
import { useSignedIn } from "../session/session-context.tsx";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import {
  DeletionProof,
  emptyProof,
  isProof,
  type CaptchaOption,
  type TypedProof,
} from "./deletion-proof.tsx";
import { accountMessages } from "./messages.ts";
import { deleteAccount } from "./queries.ts";
import { Button } from "../ui/form/button.tsx";
import { SettingsSection } from "../ui/settings-section.tsx";

const mutationKey = ["delete-account"];

interface DeleteSectionProps {
  readonly captchaOption: CaptchaOption;
  readonly onDeleted: () => Promise<void>;
}

/** What is typed to confirm the deletion, and what is wrong with it. */
function useDeletionProof(captchaOption: CaptchaOption) {
  const t = useTranslate(accountMessages);
  const { client, user } = useSignedIn();
  const [proof, setProof] = useState(emptyProof);
  const [problem, setProblem] = useState<string>();
  const change = (changed: TypedProof) => {
    setProof(changed);
    setProblem(undefined);
  };

  /** An account without an address, of a phone or a wallet, needs no proof. */
  async function findProblem(): Promise<string | undefined> {
    if (user.email === "") return undefined;
    if (proof.typed.trim() === "") return t(`deletion.missing.${proof.kind}`);
    const isRight = await isProof(client, user, { proof, captchaOption });
    return isRight ? undefined : t(`deletion.wrong.${proof.kind}`);
  }

  return {
    proof,
    problem,
    change,
    check: async () => {
      const found = await findProblem();
      setProblem(found);
      return found === undefined;
    },
  };
}

/** Deletes the account once `check` has accepted what was typed. */
function useDeletion(check: () => Promise<boolean>, onDeleted: () => Promise<void>) {
  const t = useTranslate(accountMessages);
  const { client, user } = useSignedIn();
  const confirm = useConfirmBySecondFactor();
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation({
    mutationKey,
    mutationFn: async () => {
      try {
        if (!(await check())) return;
        const { kind } = await confirm(() => deleteAccount(client, user.id));
        if (kind === "cancelled") return;
      } catch (error) {
        setAsking(false);
        const reason = error instanceof RequestError && error.status < 500 ? error.message : "";
        const text = reason === "" ? t("deletion.failedText") : reason;
        showToast({ title: t("deletion.failed"), text, tone: "danger" });
        return;
      }
      showToast({ title: t("deletion.done"), text: t("deletion.doneText") });
      await onDeleted();
    },
  });
  return { isAsking, setAsking, deleting };
}

/** Deletes the account after a confirmation dialog that asks for the password, or for a code that is mailed. */
export function DeleteSection({ captchaOption, onDeleted }: DeleteSectionProps) {
  const t = useTranslate(accountMessages);
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const { proof, problem, change, check } = useDeletionProof(captchaOption);
  const { isAsking, setAsking, deleting } = useDeletion(check, onDeleted);
  return (
    <SettingsSection
      name="deletion"
      title={t("deletion.title")}
      description={t("deletion.description")}
    >
      <div>
        <Button
          color="danger"
          variant="outline"
          onClick={() => {
            change(emptyProof);
            setAsking(true);
          }}
        >
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
        {user.email === "" ? null : (
          <DeletionProof
            email={user.email}
            proof={proof}
            error={problem}
            captchaOption={captchaOption}
            onChange={change}
          />
        )}
      </ConfirmDialog>
    </SettingsSection>
  );
}
