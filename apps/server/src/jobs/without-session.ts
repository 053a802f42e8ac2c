import type { Caller } from "@postulo/postgres/as-caller";

/**
 * A user for whom the server acts by itself, at AAL2: the user has allowed it by a session with all of their factors,
 * such as by creating a calendar feed.
 */
export const withoutSession = (userId: string): Caller => ({
  role: "authenticated",
  claims: { sub: userId, role: "authenticated", aal: "aal2" },
});
