import { useEffect } from "react";
import { usePrefetchRows } from "../../applications/first-rows.ts";
import { useProfileId } from "../../session/session-context.tsx";
import { registerServiceWorker } from "./register-service-worker.ts";

/**
 * Renders nothing. For every page of the dashboard: loads the profile's id, prefetches applications on navigation to
 * their page, and registers the service worker.
 */
export function DashboardEffects() {
  useProfileId();
  usePrefetchRows();
  useEffect(registerServiceWorker, []);
  return null;
}
