import { Navigate, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSession } from "../session/session-context.tsx";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import { useMailStep } from "./mail-step.ts";
import { authMessages } from "./messages.ts";
import { RequestMailPage } from "./request-mail-page.tsx";
import { TextLink } from "../ui/link/text-link.tsx";

/** Signs in without a password: by the code or the link of a mail. */
export function SignInCodePage() {
  const t = useTranslate(authMessages);
  const { search } = useLocation();
  const session = useSession();
  const step = useMailStep("magiclink");
  if ("user" in session) return <Navigate to={pathAfterSignIn(search)} replace />;
  return (
    <RequestMailPage
      type="magiclink"
      step={step}
      title={t("mailCode.title")}
      intro={t("mailCode.intro")}
      submitLabel={t("mailCode.submit")}
      below={
        <TextLink to={{ pathname: "/auth/login", search }}>{t("mailCode.toPassword")}</TextLink>
      }
    />
  );
}
