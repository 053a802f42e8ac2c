import * as z from "zod";

/** One control of a page, or the boxes of one question. */
export const controlState = z.object({
  /** CSS; `>>>` enters the open shadow root of the element before it. */
  selector: z.string(),
  label: z.string(),
  /** What a person sees in it; empty without. */
  value: z.string(),
});
export type ControlState = z.infer<typeof controlState>;
