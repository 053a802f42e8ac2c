import { RequestError } from "@postulo/contract/request-error";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { Button } from "../../ui/form/button.tsx";
import { FactorCodeForm } from "./factor-code-form.tsx";
import {
  codeLengths,
  factorKinds,
  factorsQuery,
  isVerified,
  sendFactorCode,
  verifyFactorCode,
  type SecondFactor,
} from "./factors.ts";
import { factorMessages } from "./messages.ts";
import { recoveryCodesKey, recoveryCountQuery, verifyRecoveryCode } from "./recovery-codes.ts";
import classes from "./second-factor.module.css";

interface ChallengeProps {
  readonly client: SupabaseClient;
  /** Called when the session has AAL2. */
  readonly onVerified: () => void;
}

/** Asks for a second factor of the signed-in user: one of the verified ones, or a recovery code. */
export function FactorChallenge({ client, onVerified }: ChallengeProps) {
  const t = useTranslate(factorMessages);
  const factors = useQuery(factorsQuery(client));
  const [chosen, setChosen] = useState<string>();
  if (factors.isPending) return <SkeletonRows rows={2} height={36} />;
  if (factors.data === undefined)
    return <LoadFailure title={t("loadFailed")} onRetry={() => void factors.refetch()} />;
  const verified = factors.data.filter((factor) => isVerified(factor) && isKnownKind(factor));
  const current =
    chosen === recoveryWay ? undefined : (verified.find(({ id }) => id === chosen) ?? verified[0]);
  const props = { client, onVerified };
  return (
    <div className={classes["challenge"]}>
      {current ? (
        <FactorCode key={current.id} factor={current} {...props} />
      ) : (
        <RecoveryCode {...props} />
      )}
      <OtherWays client={client} factors={verified} current={current} onChoose={setChosen} />
    </div>
  );
}

const shownDigits = 2;
/** The last digits of a phone number: who has the password only should not read more. */
const endingOf = ({ phone = "" }: SecondFactor): string => phone.slice(-shownDigits);

const isKnownKind = ({ factor_type: type }: SecondFactor) =>
  factorKinds.some((kind) => kind === type);

const recoveryWay = "recovery";

function FactorCode({ factor, ...props }: ChallengeProps & { readonly factor: SecondFactor }) {
  return factor.factor_type === "phone" ? (
    <PhoneCode factor={factor} {...props} />
  ) : (
    <AppCode factor={factor} {...props} />
  );
}

interface FactorCodeProps extends ChallengeProps {
  readonly factor: SecondFactor;
}

function AppCode({ client, factor, onVerified }: FactorCodeProps) {
  const t = useTranslate(factorMessages);
  return (
    <>
      <p className={classes["text"]}>{t("app", { name: factor.friendly_name ?? t("appName") })}</p>
      <FactorCodeForm
        code={{ kind: "digits", length: codeLengths.totp }}
        verify={(digits) => verifyFactorCode(client, { factorId: factor.id, digits })}
        onVerified={onVerified}
      />
    </>
  );
}

type KnownError = keyof (typeof factorMessages)["english"]["errors"];
const isKnownError = (code: string): code is KnownError =>
  Object.hasOwn(factorMessages.english.errors, code);

/** Sends the code of a phone; errors are shown as a toast. */
export function useSendFactorCode(client: SupabaseClient) {
  const t = useTranslate(factorMessages);
  return useMutation({
    meta: { errorTitle: t("sendFailed") },
    mutationFn: async (factorId: string) => {
      try {
        return await sendFactorCode(client, factorId);
      } catch (error) {
        if (!(error instanceof RequestError) || !isKnownError(error.code)) throw error;
        const { status, code } = error;
        throw new RequestError(t(`errors.${error.code}`), { status, code, cause: error });
      }
    },
  });
}

function PhoneCode({ client, factor, onVerified }: FactorCodeProps) {
  const t = useTranslate(factorMessages);
  const sending = useSendFactorCode(client);
  const challengeId = sending.data;
  const ending = endingOf(factor);
  return (
    <>
      <p className={classes["text"]} aria-live="polite">
        {t(challengeId === undefined ? "phone" : "phoneSent", { ending })}
      </p>
      {challengeId === undefined ? null : (
        <FactorCodeForm
          code={{ kind: "digits", length: codeLengths.phone }}
          verify={(digits) =>
            verifyFactorCode(client, { factorId: factor.id, challengeId, digits })
          }
          onVerified={onVerified}
        />
      )}
      <div className={challengeId === undefined ? undefined : classes["resend"]}>
        <AsyncButton
          variant={challengeId === undefined ? "filled" : "subtle"}
          size={challengeId === undefined ? undefined : "compact-sm"}
          isPending={sending.isPending}
          onPress={() => sending.mutate(factor.id)}
        >
          {t(challengeId === undefined ? "send" : "resend")}
        </AsyncButton>
      </div>
    </>
  );
}

function RecoveryCode({ client, onVerified }: ChallengeProps) {
  const t = useTranslate(factorMessages);
  const queries = useQueryClient();
  return (
    <>
      <p className={classes["text"]}>{t("recovery")}</p>
      <FactorCodeForm
        code={{ kind: "recovery" }}
        verify={(code) => verifyRecoveryCode(client, code)}
        onVerified={() => {
          void queries.invalidateQueries({ queryKey: recoveryCodesKey });
          onVerified();
        }}
      />
    </>
  );
}

interface OtherWaysProps {
  readonly client: SupabaseClient;
  readonly factors: readonly SecondFactor[];
  /** Undefined for a recovery code. */
  readonly current: SecondFactor | undefined;
  readonly onChoose: (way: string) => void;
}

/** The ways that are not shown. Recovery codes are offered when some are unused, or when that is unknown. */
function OtherWays({ client, factors, current, onChoose }: OtherWaysProps) {
  const t = useTranslate(factorMessages);
  const recovery = useQuery(recoveryCountQuery(client));
  const ways = factors
    .filter((factor) => factor !== current)
    .map((factor) => ({
      id: factor.id,
      label:
        factor.factor_type === "phone"
          ? t("byPhone", { ending: endingOf(factor) })
          : t("byApp", { name: factor.friendly_name ?? t("appName") }),
    }));
  const hasRecovery = current !== undefined && (recovery.isError || (recovery.data ?? 0) > 0);
  if (hasRecovery) ways.push({ id: recoveryWay, label: t("byRecovery") });
  if (ways.length === 0) return null;
  return (
    <ul className={classes["ways"]} aria-label={t("otherWays")}>
      {ways.map(({ id, label }) => (
        <li key={id}>
          <Button variant="subtle" size="compact-sm" onClick={() => onChoose(id)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
