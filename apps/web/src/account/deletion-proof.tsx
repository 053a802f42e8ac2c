import { codeLength, digitsOf, maxTypedCodeLength } from "@postulo/domain/credentials";
import { RequestError } from "@postulo/contract/request-error";
import { useMutation } from "@tanstack/react-query";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { redeemProof } from "../session/side-session.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { accountMessages } from "./messages.ts";

/** The option of an auth call with the token of the server's captcha. */
export type CaptchaOption = () => Promise<{ captchaToken?: string }>;

/** By what a user confirms the deletion: the password, or the code of a mail. */
export interface TypedProof {
  readonly kind: "password" | "digits";
  readonly typed: string;
}

export const emptyProof: TypedProof = { kind: "password", typed: "" };

/**
 * Signs in beside the browser's session, and ends that session again.
 * @returns whether it is the same user
 * @throws {RequestError} for other failures than a wrong password or code
 */
export async function isProof(
  client: SupabaseClient,
  user: { readonly id: string; readonly email: string },
  { proof: { kind, typed }, captchaOption }: { proof: TypedProof; captchaOption: CaptchaOption },
): Promise<boolean> {
  const { email } = user;
  const proof =
    kind === "password"
      ? ({ kind, email, password: typed, options: await captchaOption() } as const)
      : ({ kind, email, digits: digitsOf(typed), type: "magiclink" } as const);
  const { error, session } = await redeemProof(client, proof);
  if (session) {
    await session.end();
    return session.userId === user.id;
  }
  if (error && error.code !== "invalid_credentials" && error.code !== "otp_expired")
    throw RequestError.of(error);
  return false;
}

interface DeletionProofProps {
  readonly email: string;
  readonly proof: TypedProof;
  readonly error: string | undefined;
  readonly captchaOption: CaptchaOption;
  readonly onChange: (proof: TypedProof) => void;
}

/** The field of the password; for who has none, of a code that is mailed on request. */
export function DeletionProof({
  email,
  proof,
  error,
  captchaOption,
  onChange,
}: DeletionProofProps) {
  const t = useTranslate(accountMessages);
  const { client } = useSignedIn();
  const announce = useAnnounce();
  const sending = useMutation({
    meta: { errorTitle: t("deletion.codeNotSent") },
    mutationFn: async () => {
      const options = { ...(await captchaOption()), shouldCreateUser: false };
      const { error: failure } = await client.auth.signInWithOtp({ email, options });
      if (failure) throw RequestError.of(failure);
    },
    onSuccess: () => {
      onChange({ kind: "digits", typed: "" });
      announce(t("deletion.codeSent", { email }));
    },
  });
  const field = {
    value: proof.typed,
    error,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...proof, typed: event.currentTarget.value }),
  };
  return (
    <>
      {proof.kind === "password" ? (
        <PasswordField label={t("deletion.password")} autoComplete="current-password" {...field} />
      ) : (
        <>
          <p>{t("deletion.codeSent", { email })}</p>
          <TextInput
            label={t("deletion.code", { count: codeLength })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={maxTypedCodeLength}
            {...field}
          />
        </>
      )}
      <div>
        <AsyncButton
          variant="subtle"
          color="neutral"
          size="compact-sm"
          isPending={sending.isPending}
          onPress={() => sending.mutate()}
        >
          {t(proof.kind === "password" ? "deletion.sendCode" : "deletion.sendAgain")}
        </AsyncButton>
      </div>
    </>
  );
}
