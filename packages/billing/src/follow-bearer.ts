import type { BillingDoor } from "./billing-door.ts";
import { followProvider } from "./follow-provider.ts";
import { findSignedInPerson } from "./signed-in-person.ts";

/** Makes the row of whoever bears the token what the provider says now. */
export async function followBearer(request: Request, door: BillingDoor): Promise<void> {
  const person = await findSignedInPerson(request, door);
  if (person) await followProvider(door, person.id);
}
