import { z } from "zod";

const maxHours = 24 * 366;

const wholeNumber = (error: string) =>
  z
    .string()
    .regex(/^\d{1,4}$/, { error })
    .transform(Number);

export const backupSettings = {
  /** A folder. */
  BACKUP_TO: z.string().optional(),
  /** Hours between the backups that the server itself makes; undefined: none. */
  BACKUP_HOURS: z
    .union(
      [
        z.literal("off").transform(() => undefined),
        wholeNumber("").refine((hours) => hours >= 1 && hours <= maxHours),
      ],
      { error: "a number of hours from 1 to 8784, or off" },
    )
    .default(24),
  /** How many backups stay: the newest. */
  BACKUP_KEEP: wholeNumber("a number from 1 to 9999")
    .refine((count) => count >= 1, { error: "a number from 1 to 9999" })
    .default(14),
  /** Public keys of age; empty: not encrypted. */
  BACKUP_RECIPIENTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((keys) => keys.every((key) => /^age1[a-z0-9]{50,4000}$/.test(key)), {
      error: "public keys of age, which begin with age1, separated by commas",
    })
    .default([]),
};
