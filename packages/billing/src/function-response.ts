import { bearerErrors, statusOf } from "@postulo/contract/endpoint";
import type { Endpoint, ErrorCodes, ResponseOf } from "@postulo/contract/endpoint";

/** The successful response of a server function. */
export const functionResponse = <E extends Endpoint>(_endpoint: E, body: ResponseOf<E>): Response =>
  Response.json(body);

/** An error response of a server function, with the status of the contract. */
export const errorResponse = <Codes extends ErrorCodes>(
  errors: Codes,
  code: keyof Codes & string,
  message: string,
): Response => Response.json({ code, message }, { status: statusOf(errors, code) });

export const notAuthenticated = () =>
  errorResponse(bearerErrors, "not_authenticated", "User not authenticated.");

export const insufficientAal = () =>
  errorResponse(
    bearerErrors,
    "insufficient_aal",
    "The account has a second factor: sign in with it first.",
  );
