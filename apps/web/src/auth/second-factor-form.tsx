import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { Button } from "../ui/form/button.tsx";
import { FactorCodeForm } from "./factor-code-form.tsx";
import { authMessages } from "./messages.ts";
import { PhoneFactorForm } from "./phone-factor-form.tsx";
import type { CodeFactor } from "./read-factors.ts";
import { verifyAppCode, verifyRecoveryCode } from "./verify-factor.ts";
import classes from "./auth-frame.module.css";

type Method = CodeFactor | "recovery";

interface SecondFactorFormProps {
  readonly client: SupabaseClient;
  readonly factors: readonly CodeFactor[];
}

/** The form of one factor, and buttons for the others. */
export function SecondFactorForm({ client, factors }: SecondFactorFormProps) {
  const t = useTranslate(authMessages);
  const [chosen, setChosen] = useState<Method>();
  const method = chosen ?? factors[0] ?? "recovery";
  const others = [...factors, "recovery" as const].filter((each) => each !== method);
  const nameOf = (each: Method) => {
    if (each === "recovery") return t("secondFactor.byRecovery");
    if (each.kind === "phone") return t("secondFactor.byPhone", { ending: each.ending });
    return each.name ? t("secondFactor.byNamedApp", { name: each.name }) : t("secondFactor.byApp");
  };
  return (
    <>
      <MethodForm
        key={method === "recovery" ? method : method.id}
        method={method}
        client={client}
        takesFocus={chosen !== undefined}
      />
      <div className={classes["ways"]}>
        <p className={classes["or"]}>{t("login.or")}</p>
        {others.map((each) => (
          <Button
            key={each === "recovery" ? each : each.id}
            variant="default"
            onClick={() => setChosen(each)}
          >
            {nameOf(each)}
          </Button>
        ))}
      </div>
    </>
  );
}

interface MethodFormProps {
  readonly method: Method;
  readonly client: SupabaseClient;
  /** The user has just chosen this method. */
  readonly takesFocus: boolean;
}

function MethodForm({ method, client, takesFocus }: MethodFormProps) {
  const t = useTranslate(authMessages);
  if (method === "recovery")
    return (
      <FactorCodeForm
        kind="recovery"
        hint={t("secondFactor.recoveryHint")}
        takesFocus={takesFocus}
        verify={(code) => verifyRecoveryCode(client, code)}
      />
    );
  if (method.kind === "phone")
    return <PhoneFactorForm client={client} factor={method} takesFocus={takesFocus} />;
  return (
    <FactorCodeForm
      kind="app"
      hint={
        method.name
          ? t("secondFactor.namedAppHint", { name: method.name })
          : t("secondFactor.appHint")
      }
      takesFocus={takesFocus}
      verify={(code) => verifyAppCode(client, method.id, code)}
    />
  );
}
