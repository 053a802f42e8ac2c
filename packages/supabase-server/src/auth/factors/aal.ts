import { AuthApiError } from "../auth-error.ts";
import type { UserRow } from "../users/user-row.ts";

export const hasVerifiedFactor = ({ factors }: UserRow): boolean =>
  factors.some(({ status }) => status === "verified");

/** Whether the session lacks the second factor that its user has. */
export const lacksFactor = (found: { user: UserRow; session: { aal: string } }): boolean =>
  hasVerifiedFactor(found.user) && found.session.aal !== "aal2";

/** GoTrue's status differs by call. */
export const insufficientAal = (status: 401 | 403 | 422, message: string) =>
  new AuthApiError(status, "insufficient_aal", { message });

/** Marks a device as one with which the user's present factors were given, in its cookie. */
export const factorMark = ({ id, factors }: UserRow): string => {
  const verified = factors.filter(({ status }) => status === "verified");
  return ["factors of", id, ...verified.map((factor) => factor.id).sort()].join(" ");
};
