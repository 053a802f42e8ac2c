import type { Caller } from "@postulo/postgres/as-caller";

/** The server acting in its own name, above the policies. */
export const serviceRole: Caller = { role: "service_role", claims: { role: "service_role" } };
