import { lazy, Suspense } from "react";
import { LandingPage } from "../landing/landing-page.tsx";
import { useArrival } from "../session/session-context.tsx";
import { useIsSignedIn } from "./shell/use-is-signed-in.ts";

/** Only those who come from one of our mails load it. */
const AuthReturnNotice = lazy(async () => {
  const { AuthReturnNotice: component } = await import("../auth/auth-return-notice.tsx");
  return { default: component };
});

export default function LandingRoute() {
  const arrival = useArrival();
  const notice =
    arrival.kind === "none" ? null : (
      <Suspense>
        <AuthReturnNotice arrival={arrival} />
      </Suspense>
    );
  return <LandingPage isSignedIn={useIsSignedIn()} notice={notice} />;
}
