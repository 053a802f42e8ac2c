import { paidPlans } from "@postulo/domain/plan";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { IconCircleCheck, IconCircleX, IconInfoCircle } from "../ui/icons.tsx";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { Spinner } from "../ui/feedback/spinner.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import { billingMessages } from "./messages.ts";
import { checkPlan, refreshPlan } from "./queries.ts";
import { Button, LinkButton } from "../ui/form/button.tsx";
import classes from "./payment-success-page.module.css";

/** The checkout's return page. It reports success only when the server confirms a paid subscription. */
export function PaymentSuccessPage() {
  const t = useTranslate(billingMessages);
  const session = useSession();
  switch (session.kind) {
    case "loading":
      return <Card kind="processing" text={t("success.processingText")} />;
    case "unavailable":
    case "signedOut":
    case "secondFactor":
      return <Card kind="error" text={t("success.noSession")} />;
    case "signedIn":
      return <CheckedPlan client={session.client} userId={session.user.id} />;
  }
}

interface CheckedPlanProps {
  readonly client: SupabaseClient;
  readonly userId: string;
}

function CheckedPlan({ client, userId }: CheckedPlanProps) {
  const t = useTranslate(billingMessages);
  const tProduct = useTranslate(productMessages);
  const queries = useQueryClient();
  const check = useQuery({
    queryKey: ["checked-plan", userId],
    queryFn: async () => {
      const checked = await checkPlan(client);
      await refreshPlan(queries);
      return checked;
    },
    retry: 1,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (check.isFetching) return <Card kind="processing" text={t("success.processingText")} />;
  if (check.data?.subscribed) {
    const { plan } = check.data;
    const name = tProduct(`plans.${plan}`);
    if (paidPlans.some((paid) => paid === plan))
      return <Card kind="done" text={t("success.doneText", { plan: name })} />;
    return <Card kind="granted" text={t("success.grantedText", { plan: name })} />;
  }
  return (
    <Card
      kind="error"
      text={check.isError ? undefined : t("success.inactive")}
      hint={check.isError ? undefined : t("success.inactiveText")}
    >
      <Button variant="default" onClick={() => void check.refetch()}>
        {t("success.again")}
      </Button>
    </Card>
  );
}

const icons = { done: IconCircleCheck, granted: IconInfoCircle, error: IconCircleX };

interface CardProps {
  readonly kind: "processing" | "done" | "granted" | "error";
  readonly text: string | undefined;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
}

function Card({ kind, text, hint, children }: CardProps) {
  const t = useTranslate(billingMessages);
  const Icon = kind === "processing" ? undefined : icons[kind];
  return (
    <div className={classes["card"]} data-kind={kind}>
      {Icon ? (
        <Icon size={40} aria-hidden className={classes["icon"]} />
      ) : (
        <Spinner className={classes["waiting"]} />
      )}
      <PageTitle documentTitle={t("success.documentTitle")} className={classes["title"]}>
        {t(`success.${kind}`)}
      </PageTitle>
      <p role={kind === "error" ? "alert" : "status"}>{text}</p>
      {hint ? <p>{hint}</p> : null}
      <div className={classes["actions"]}>
        {children}
        <LinkButton to="/dashboard">{t("success.toDashboard")}</LinkButton>
      </div>
    </div>
  );
}
