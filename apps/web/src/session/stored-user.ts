import * as z from "zod/mini";
import { lacksSecondFactor, storedFactors } from "./second-factor.ts";

/** The user metadata that pages read. */
const metadata = z.object({
  first_steps: z.nullish(z.enum(["hidden", "done"])),
  extension_connected: z.nullish(z.boolean()),
});
const storedSession = z.object({
  access_token: z.string(),
  user: z.object({
    id: z.string(),
    email: z.string(),
    user_metadata: z.optional(metadata),
    factors: storedFactors,
  }),
});
type StoredUser = z.infer<typeof storedSession>["user"] & {
  /** The second factor was not given yet. */
  readonly lacksSecondFactor: boolean;
};
export type AccountMetadata = z.infer<typeof metadata>;

export type SignedInUser = Pick<StoredUser, "id" | "email">;

/** The user of the stored session, with its metadata; undefined without a readable one. */
export function readStoredUser(storageKey: string): StoredUser | undefined {
  const text = localStorage.getItem(storageKey);
  if (text === null) return undefined;
  try {
    const { data } = storedSession.safeParse(JSON.parse(text));
    return data && { ...data.user, lacksSecondFactor: lacksSecondFactor(data) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
