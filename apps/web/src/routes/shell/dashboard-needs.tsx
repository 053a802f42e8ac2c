import { useEffect } from "react";
import { usePrefetchRows } from "../../applications/first-rows.ts";
import { useProfileId } from "../../session/session-context.tsx";
import { keepForOffline } from "./keep-for-offline.ts";

/** What every page of the dashboard needs: the profile's id in local storage, the list on the way to it, and to open again without a connection. */
export function DashboardNeeds() {
  useProfileId();
  usePrefetchRows();
  useEffect(keepForOffline, []);
  return null;
}
