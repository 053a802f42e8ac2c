/** A refusal of one of our server functions. */
export function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

export const notAuthenticated = () =>
  errorResponse(401, "not_authenticated", "User not authenticated.");
