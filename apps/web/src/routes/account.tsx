import { AccountPage } from "../account/account-page.tsx";
import { captchaOption } from "../auth/captcha-token.ts";
import { PlanSection } from "../billing/plan-section.tsx";
import { useSignOut } from "./shell/use-sign-out.ts";

export default function AccountRoute() {
  const { isPending, signOut } = useSignOut();
  return (
    <AccountPage
      captchaOption={captchaOption}
      onLogout={signOut}
      isLoggingOut={isPending}
      plan={<PlanSection />}
    />
  );
}
