import { useSession } from "../../session/session-context.tsx";

/** False while the session is loading: the prerendered page is that of a visitor. */
export function useIsSignedIn(): boolean {
  return useSession().kind === "signedIn";
}
