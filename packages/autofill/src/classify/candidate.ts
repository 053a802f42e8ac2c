import { consentKeys, sensitiveKeys } from "../field-key.ts";
import type { Role } from "./rule.ts";

/** One reading of a field: the role, how sure it is, and what made it so. */
export type Candidate = { readonly role: Role; readonly score: number; readonly because: string };

/** From here on a reading is believed before others are looked for. */
export const sureEnough = 0.7;

export const delicateRoles: ReadonlySet<Role> = new Set([...sensitiveKeys, ...consentKeys]);
