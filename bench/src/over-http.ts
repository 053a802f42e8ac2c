import { ConnectionPool } from "./http-connection.ts";
import type { Answer, Asked } from "./http-connection.ts";
import { measuredServer } from "./measured-server.ts";

let connections: ConnectionPool | undefined;

/** One request as the signed-in person of the bench, over a connection that is kept for the next. */
export async function answerOverHttp(asked: Asked): Promise<Answer> {
  const { server, accessToken } = await measuredServer();
  connections ??= new ConnectionPool(server.url);
  const headers = { authorization: `Bearer ${accessToken}`, ...asked.headers };
  return connections.ask({ ...asked, headers });
}

/** As `answerOverHttp`. @throws when the answer has another status. */
export async function requestHttp(asked: Asked, expected: number): Promise<Answer> {
  const answer = await answerOverHttp(asked);
  if (answer.status === expected) return answer;
  throw new Error(`${asked.path} answered ${answer.status}: ${answer.body.toString()}`);
}

/** The rows of an answer. */
export function rowsOf({ body }: Answer): unknown[] {
  const rows: unknown = JSON.parse(body.toString());
  if (!Array.isArray(rows)) throw new Error("The answer is no list");
  return rows;
}

export function closeConnections(): void {
  connections?.close();
}
