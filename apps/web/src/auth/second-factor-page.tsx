import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { useLogout, useSession, type SignedIn } from "../session/session-context.tsx";
import { pathAfterSignIn } from "../session/sign-in-path.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { authMessages } from "./messages.ts";
import { readFactors } from "./read-factors.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { TextButton } from "../ui/link/text-link.tsx";
import classes from "./auth-frame.module.css";

/** Asks for the second factor of a user who has one, after every kind of sign-in. Then opens the requested page. */
export function SecondFactorPage() {
  const t = useTranslate(authMessages);
  const { search } = useLocation();
  const session = useSession();
  switch (session.kind) {
    case "signedOut":
      return <Navigate to={{ pathname: "/auth/login", search }} replace />;
    case "signedIn":
      return <Navigate to={pathAfterSignIn(search)} replace />;
    case "secondFactor":
      return <Challenge key={session.user.id} opened={session} />;
    case "loading":
    case "unavailable":
      return (
        <AuthFrame title={t("secondFactor.title")}>
          <div className={classes["form"]}>
            {session.kind === "loading" ? (
              <SkeletonRows rows={2} height={36} />
            ) : (
              <LoadFailure
                title={t("errors.unreachable")}
                onRetry={() => window.location.reload()}
              />
            )}
          </div>
        </AuthFrame>
      );
  }
}

function Challenge({ opened }: { readonly opened: SignedIn }) {
  const t = useTranslate(authMessages);
  const logOut = useLogout();
  const { user, client } = opened;
  const factors = useQuery({
    queryKey: ["factors", user.id],
    queryFn: () => readFactors(client),
    retry: 1,
  });
  return (
    <AuthFrame
      title={t("secondFactor.title")}
      intro={t("secondFactor.intro", { email: user.email })}
      below={
        <>
          {t("secondFactor.notYou")}{" "}
          <TextButton onClick={() => void logOut()}>{t("secondFactor.logOut")}</TextButton>
        </>
      }
    >
      {factors.data ? (
        <SecondFactorForm client={client} factors={factors.data} />
      ) : (
        <div className={classes["form"]}>
          {factors.isError ? (
            <LoadFailure title={t("errors.unreachable")} onRetry={() => void factors.refetch()} />
          ) : (
            <SkeletonRows rows={2} height={36} />
          )}
        </div>
      )}
    </AuthFrame>
  );
}
