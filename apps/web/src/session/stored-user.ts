import * as z from "zod/mini";

/** The user metadata that pages read. */
const metadata = z.object({
  first_steps: z.nullish(z.enum(["hidden", "done"])),
  extension_connected: z.nullish(z.boolean()),
});
const storedSession = z.object({
  user: z.object({ id: z.string(), email: z.string(), user_metadata: z.optional(metadata) }),
});
type StoredUser = z.infer<typeof storedSession>["user"];
export type AccountMetadata = z.infer<typeof metadata>;

export type SignedInUser = Pick<StoredUser, "id" | "email">;

/** The user of the stored session, with its metadata; undefined without a readable one. */
export function readStoredUser(storageKey: string): StoredUser | undefined {
  const text = localStorage.getItem(storageKey);
  if (text === null) return undefined;
  try {
    return storedSession.safeParse(JSON.parse(text)).data?.user;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
