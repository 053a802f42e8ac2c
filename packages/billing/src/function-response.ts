/** The error response of a server function. */
export function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

export const notAuthenticated = () =>
  errorResponse(401, "not_authenticated", "User not authenticated.");
