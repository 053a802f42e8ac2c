import { pathAfterSignIn } from "../session/sign-in-path.ts";

export const signInReasons = ["intro", "continue", "selectPlan"] as const;

/** Why the sign-in page was opened, by its query string: a selected plan, a redirect, or no reason. */
export function signInReason(search: string): (typeof signInReasons)[number] {
  if (pathAfterSignIn(search) === "/dashboard/pricing") return "selectPlan";
  return search.includes("next=") ? "continue" : "intro";
}
