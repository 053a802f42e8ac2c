import { AccountPage } from "../account/account-page.tsx";
import { PlanSection } from "../billing/plan-section.tsx";
import { useLeave } from "./shell/use-leave.ts";

export default function AccountRoute() {
  return <AccountPage onLogout={useLeave()} plan={<PlanSection />} />;
}
