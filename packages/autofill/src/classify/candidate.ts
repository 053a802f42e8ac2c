import { consentKeys, sensitiveKeys } from "../field-key.ts";
import type { Role } from "./rule.ts";

/** A possible classification of a field: role, score from 0 to 1, and the text that matched. */
export type Candidate = { readonly role: Role; readonly score: number; readonly because: string };

/** From this score on no further sources are evaluated. */
export const confidentScore = 0.7;

export const delicateRoles: ReadonlySet<Role> = new Set([...sensitiveKeys, ...consentKeys]);
