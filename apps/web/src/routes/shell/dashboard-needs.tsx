import { useProfileId } from "../../session/session-context.tsx";

/** What every page of the dashboard needs: the profile's id in local storage. */
export function DashboardNeeds() {
  useProfileId();
  return null;
}
