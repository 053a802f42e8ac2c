import { useEffect } from "react";
import { useProfileId } from "../../session/session-context.tsx";
import { keepForOffline } from "./keep-for-offline.ts";

/** What every page of the dashboard needs: the profile's id in local storage, and to open again without a connection. */
export function DashboardNeeds() {
  useProfileId();
  useEffect(keepForOffline, []);
  return null;
}
