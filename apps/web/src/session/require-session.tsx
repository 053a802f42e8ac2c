import { useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { frontPage } from "../i18n/language-choice.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { SignedInProvider, useSession } from "./session-context.tsx";
import { signInPath } from "./sign-in-path.ts";

/** The server could not be reached, so that nobody knows who is there. The error page offers to try again. */
export class ServerUnavailable extends Error {
  override readonly name = "ServerUnavailable";
}

interface RequireSessionProps {
  readonly whileLoading: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows its children to signed-in people only; everyone else goes to the sign-in page, also when a session ends. Whoever
 * logs out goes to the front page.
 */
export function RequireSession({ whileLoading, children }: RequireSessionProps) {
  const session = useSession();
  switch (session.kind) {
    case "loading":
      return whileLoading;
    case "unavailable":
      throw new ServerUnavailable("The server cannot be reached.");
    case "signedOut":
      return <GoAway byChoice={session.byChoice} />;
    case "signedIn":
      // The key starts everything afresh when another person signs in.
      return (
        <SignedInProvider key={session.user.id} value={session}>
          {children}
        </SignedInProvider>
      );
  }
}

/**
 * Leads away, and keeps to where it first led: the page it leads to may take a while to come, and by then nobody knows
 * any more that the person chose to leave.
 */
function GoAway({ byChoice }: { readonly byChoice: boolean }) {
  const location = useLocation();
  const { language } = useLanguage();
  const [target] = useState(() => (byChoice ? frontPage(language) : signInPath(location)));
  return <Navigate to={target} replace />;
}
