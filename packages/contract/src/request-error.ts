/** An error response, or a missing response, whose `status` is 0. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(
    message: string,
    { status, code, cause }: { status: number; code: string; cause?: unknown },
  ) {
    super(message, { cause });
    this.name = "RequestError";
    this.status = status;
    this.code = code;
  }

  /** An error of the authentication client, with a message of ours where there is one for its code. */
  static of(error: ServiceError, messageOf?: (code: string) => string | undefined): RequestError {
    const { message, status = 0, code = "" } = error;
    return new RequestError(messageOf?.(code) ?? message, { status, code, cause: error });
  }
}

interface ServiceError {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}
