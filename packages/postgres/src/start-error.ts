/** Something that the operator has to put right. Its message is the one sentence that a person sees instead of a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
