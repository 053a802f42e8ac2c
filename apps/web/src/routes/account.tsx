import { AccountPage } from "../account/account-page.tsx";
import { useLeave } from "./shell/use-leave.ts";

export default function AccountRoute() {
  return <AccountPage onLogout={useLeave()} />;
}
