import { useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { frontPage } from "../i18n/language-choice.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { SignedInProvider, useSession } from "./session-context.tsx";
import { secondFactorPath, signInPath } from "./sign-in-path.ts";

/** The session is unknown because the server is unreachable. The error page offers a retry. */
export class ServerUnavailable extends Error {
  override readonly name = "ServerUnavailable";
}

interface RequireSessionProps {
  readonly whileLoading: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children for signed-in users; others are redirected to the sign-in page, also when the session ends, or
 * to the page that asks for the second factor.
 * After a logout the redirect is to the front page.
 */
export function RequireSession({ whileLoading, children }: RequireSessionProps) {
  const session = useSession();
  switch (session.kind) {
    case "loading":
      return whileLoading;
    case "unavailable":
      throw new ServerUnavailable("The server cannot be reached.");
    case "signedOut":
      return <RedirectSignedOut byChoice={session.byChoice} />;
    case "secondFactor":
      return <RedirectToSecondFactor />;
    case "signedIn":
      // The key remounts everything when another user signs in.
      return (
        <SignedInProvider key={session.user.id} value={session}>
          {children}
        </SignedInProvider>
      );
  }
}

function RedirectToSecondFactor() {
  return <Navigate to={secondFactorPath(useLocation())} replace />;
}

/** Redirects. The target is computed once, because `byChoice` may be reset before the target's code is loaded. */
function RedirectSignedOut({ byChoice }: { readonly byChoice: boolean }) {
  const location = useLocation();
  const { language } = useLanguage();
  const [target] = useState(() => (byChoice ? frontPage(language) : signInPath(location)));
  return <Navigate to={target} replace />;
}
