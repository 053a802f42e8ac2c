import { codeLength, digitsOf, maxTypedCodeLength } from "@postulo/domain/credentials";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { failureMessage } from "./auth-failure.ts";
import { AccountQuestion } from "./confirm-outcome.tsx";
import { codeProblem } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { useRedeem, type Redemption } from "./use-redeem.ts";
import type { RequestedMail } from "./request-mail.ts";
import classes from "./auth-frame.module.css";

interface CodeFormProps {
  readonly type: RequestedMail;
  /** The recipient of the mail. */
  readonly email: string;
}

/** Verifies the code of a mail. The page around the form continues once there is a session. */
export function CodeForm({ type, email }: CodeFormProps) {
  const t = useTranslate(authMessages);
  const { redeem, answer, redemption, isPending } = useRedeem(onRedeemed);
  const { form, field, submit, focusField } = useFields({
    initialValues: { digits: "" },
    check: ({ digits }) => ({ digits: codeProblem(digits) }),
    messages: authMessages,
    parameters: { count: codeLength },
    onSubmit: async ({ digits }) => {
      redeem({ proof: { kind: "digits", email, digits: digitsOf(digits), type }, named: email });
    },
  });

  function onRedeemed(outcome: Redemption) {
    if (outcome.kind === "signedIn" && type === "signup")
      showToast({ title: t("confirm.confirmed") });
    if (!isWrong(outcome)) return;
    form.setFieldError("digits", "code.wrong");
    focusField("digits");
  }

  if (redemption?.kind === "question")
    return <AccountQuestion question={redemption} isPending={isPending} answer={answer} />;
  const failure =
    redemption?.kind === "failed" && !isWrong(redemption) ? redemption.failure : undefined;
  return (
    <form className={classes["code"]} onSubmit={submit} noValidate>
      {failure ? <Notice tone="danger">{failureMessage(t, failure, "code.failed")}</Notice> : null}
      <div className={classes["codeLine"]}>
        <TextInput
          label={t("code.field", { count: codeLength })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={maxTypedCodeLength}
          {...field("digits")}
        />
        <AsyncButton variant="default" isPending={isPending}>
          {t("code.submit")}
        </AsyncButton>
      </div>
    </form>
  );
}

const isWrong = (outcome: Redemption) =>
  outcome.kind === "failed" && outcome.failure.code === "otp_expired";
