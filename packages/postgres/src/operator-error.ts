/** An error that the operator has to fix. Its message is printed as one sentence, without a stack. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
