import { ConnectionPool } from "./http-connection.ts";
import type { HttpResponse, HttpRequest } from "./http-connection.ts";
import { measuredServer } from "./measured-server.ts";

let connections: ConnectionPool | undefined;

/** Sends one request as the signed-in user over a keep-alive connection. */
export async function sendRequest(request: HttpRequest): Promise<HttpResponse> {
  const { server, accessToken } = await measuredServer();
  connections ??= new ConnectionPool(server.url);
  const headers = { authorization: `Bearer ${accessToken}`, ...request.headers };
  return connections.ask({ ...request, headers });
}

/** As `answerOverHttp`. @throws when the answer has another status. */
export async function requestHttp(request: HttpRequest, expected: number): Promise<HttpResponse> {
  const response = await sendRequest(request);
  if (response.status === expected) return response;
  throw new Error(`${request.path} answered ${response.status}: ${response.body.toString()}`);
}

/** The rows of an answer. */
export function rowsOf({ body }: HttpResponse): unknown[] {
  const rows: unknown = JSON.parse(body.toString());
  if (!Array.isArray(rows)) throw new Error("The answer is no list");
  return rows;
}

export function closeConnections(): void {
  connections?.close();
}
