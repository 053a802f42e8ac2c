import { Navigate } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import { useMailStep } from "./mail-step.ts";
import { authMessages } from "./messages.ts";
import { RequestMailPage } from "./request-mail-page.tsx";
import { TextLink } from "../ui/link/text-link.tsx";

/** Requests a recovery mail and verifies its code. A signed-in user is redirected to the form for a new password. */
export function ForgotPasswordPage() {
  const t = useTranslate(authMessages);
  const session = useSession();
  const step = useMailStep("recovery");
  if ("user" in session) return <Navigate to="/auth/new-password" replace />;
  return (
    <RequestMailPage
      type="recovery"
      step={step}
      title={t("forgot.title")}
      intro={t("forgot.intro")}
      submitLabel={t("forgot.submit")}
      below={<TextLink to="/auth/login">{t("forgot.toLogin")}</TextLink>}
    />
  );
}
