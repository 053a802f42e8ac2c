import { fillFailures } from "@postulo/domain/fill-outcome";
import * as z from "zod/mini";
import { leftReasons } from "./receipt.ts";

const outcomes = [
  z.object({ kind: z.literal("filled"), text: z.string(), source: z.string() }),
  z.object({ kind: z.literal("left"), reason: z.enum(leftReasons) }),
  z.object({ kind: z.literal("failed"), failure: z.enum(fillFailures) }),
] as const;
/** What has become of a field. */
export const outcome = z.discriminatedUnion("kind", outcomes);
/** What a field is offered for a click on it, and what that rests on. */
const offer = z.object({
  text: z.string(),
  basis: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("answer"), text: z.string() }),
    z.object({ kind: z.literal("jobs"), count: z.int() }),
  ]),
});
export type Offer = z.infer<typeof offer>;

const [filled, left, failed] = outcomes;
/** What the panel shows of a field: what can be done with it, or its outcome. */
export const fieldState = z.discriminatedUnion("kind", [
  /** Can be filled, and with what. */
  z.object({ kind: z.literal("ready"), text: z.string(), source: z.string() }),
  /** Could be filled, but is not visible to the user. */
  z.object({ kind: z.literal("unseen"), text: z.string(), source: z.string() }),
  filled,
  z.extend(left, { offer: z.optional(offer) }),
  failed,
]);
