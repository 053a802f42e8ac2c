import * as z from "zod";

/** The parts of the response that tests check. */
export const applied = z.object({
  readBy: z.enum(["rules", "model"]),
  filled: z.record(z.string(), z.string()),
  added: z.record(z.string(), z.number()),
  addedIds: z.record(z.string(), z.array(z.uuid())),
  conflicts: z.array(z.object({ field: z.string(), current: z.string(), found: z.string() })),
  doubtful: z.array(z.string()),
  incomplete: z.array(z.object({ list: z.string(), source: z.array(z.string()) })),
  evidence: z.record(z.string(), z.object({ confidence: z.number(), source: z.array(z.string()) })),
  review: z.array(
    z.object({
      list: z.string(),
      id: z.uuid(),
      isNew: z.boolean(),
      doubtful: z.array(z.string()),
      differs: z.array(z.object({ column: z.string(), current: z.unknown(), found: z.unknown() })),
      source: z.array(z.string()),
    }),
  ),
});
