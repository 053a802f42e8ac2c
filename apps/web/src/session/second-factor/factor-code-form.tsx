import { digitsOf, maxTypedCodeLength } from "@postulo/domain/credentials";
import { RequestError } from "@postulo/contract/request-error";
import type { MessageKey } from "@postulo/i18n/messages";
import { useEffect, useEffectEvent } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useFields } from "../../ui/form/use-fields.ts";
import type { CodeResult } from "./factors.ts";
import { factorMessages, type messages } from "./messages.ts";
import classes from "./second-factor.module.css";

/** Digits, or a recovery code of letters and digits in groups. */
type CodeKind =
  | { readonly kind: "digits"; readonly length: number }
  | { readonly kind: "recovery" };

/** Letters and digits of a recovery code, without its hyphens. */
const recoveryLength = 16;
const maxTypedRecoveryLength = 64;

interface FactorCodeFormProps {
  readonly code: CodeKind;
  readonly verify: (code: string) => Promise<CodeResult>;
  readonly onVerified: () => void;
  readonly submitLabel?: string;
}

const problems = new Map<string, MessageKey<typeof messages>>([
  ["mfa_challenge_expired", "problems.expired"],
  ["mfa_ip_address_mismatch", "problems.expired"],
  ["over_request_rate_limit", "problems.tooMany"],
]);

/** The key of the message for an error at the field. */
function problemOf({ kind }: CodeKind, errorCode = "") {
  if (errorCode !== "mfa_verification_failed") return problems.get(errorCode);
  return kind === "recovery" ? "problems.wrongRecovery" : "problems.wrong";
}

function checkCode(code: CodeKind, typed: string) {
  if (code.kind === "digits")
    return digitsOf(typed).length === code.length ? undefined : ("problems.wrongLength" as const);
  const letters = typed.replaceAll(/[\s-]/g, "");
  return letters.length === recoveryLength ? undefined : ("problems.wrongRecoveryLength" as const);
}

const attributesOf = (code: CodeKind) =>
  code.kind === "digits"
    ? ({
        inputMode: "numeric",
        autoComplete: "one-time-code",
        maxLength: maxTypedCodeLength,
      } as const)
    : ({
        autoComplete: "off",
        autoCapitalize: "characters",
        spellCheck: false,
        maxLength: maxTypedRecoveryLength,
      } as const);

/** The field for the code of a second factor, focused when it is mounted. A code that is not accepted stays in it. */
export function FactorCodeForm({ code, verify, onVerified, submitLabel }: FactorCodeFormProps) {
  const t = useTranslate(factorMessages);
  const isDigits = code.kind === "digits";
  const parameters = isDigits ? { count: code.length } : {};
  const { form, field, submit, focusField, isPending } = useFields({
    initialValues: { code: "" },
    check: (values) => ({ code: checkCode(code, values.code) }),
    messages: factorMessages,
    parameters,
    failureTitle: t("checkFailed"),
    onSubmit: async ({ code: typed }) => {
      const { error } = await verify(isDigits ? digitsOf(typed) : typed.trim());
      if (!error) return onVerified();
      const problem = problemOf(code, error.code);
      if (!problem) throw RequestError.of(error);
      form.setFieldError("code", problem);
      focusField("code");
    },
  });
  const focusCode = useEffectEvent(() => focusField("code"));
  useEffect(() => focusCode(), []);
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      <TextInput
        label={isDigits ? t("field", { count: code.length }) : t("recoveryField")}
        className={classes[isDigits ? "digits" : "recoveryCode"]}
        data-autofocus
        {...attributesOf(code)}
        {...field("code")}
      />
      <div className={classes["submit"]}>
        <AsyncButton isPending={isPending}>{submitLabel ?? t("submit")}</AsyncButton>
      </div>
    </form>
  );
}
