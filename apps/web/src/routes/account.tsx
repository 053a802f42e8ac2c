import { AccountPage } from "../account/account-page.tsx";
import { PlanSection } from "../billing/plan-section.tsx";
import { useSignOut } from "./shell/use-sign-out.ts";

export default function AccountRoute() {
  return <AccountPage onLogout={useSignOut()} plan={<PlanSection />} />;
}
