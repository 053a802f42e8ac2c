import type { Classified } from "../../classify.ts";

/** The field as a question of the user's, because its fact is not a stored one. */
export const leftField = (one: Classified): Classified => ({
  ...one,
  key: "custom_question",
  isBinding: true,
  isOther: true,
});
