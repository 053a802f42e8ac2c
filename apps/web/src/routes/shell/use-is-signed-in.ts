import { useSession } from "../../session/session-context.tsx";

/** While it is not known yet, a person counts as a visitor: that is what the delivered page shows. */
export function useIsSignedIn(): boolean {
  return useSession().kind === "signedIn";
}
