import { AccountPage } from "../account/account-page.tsx";
import { captchaOption } from "../auth/captcha-token.ts";
import { PlanSection } from "../billing/plan-section.tsx";
import { useSignOut } from "./shell/use-sign-out.ts";

export default function AccountRoute() {
  return (
    <AccountPage captchaOption={captchaOption} onLogout={useSignOut()} plan={<PlanSection />} />
  );
}
