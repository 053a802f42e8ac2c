import { useEffect } from "react";
import { useProfileId } from "../../session/session-context.tsx";

/**
 * What every page of the dashboard needs: the profile's id in local storage, and the code that tells failures, since it
 * cannot be fetched any more when the failure is that the server is gone.
 */
export function DashboardNeeds() {
  useProfileId();
  useEffect(() => {
    void import("../../ui/failure-toast.tsx");
  }, []);
  return null;
}
