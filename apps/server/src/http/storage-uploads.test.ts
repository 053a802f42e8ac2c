import { once } from "node:events";
import { request } from "node:http";
import type { ClientRequest } from "node:http";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "../testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });
const begun: ClientRequest[] = [];
afterAll(async () => {
  for (const upload of begun) upload.destroy();
  await server.stop();
});

const errorBody = z.object({ code: z.string() });

/** The user's token, and the URL of one of the user's files in the storage. */
async function registerOwner(email: string) {
  const { userId, accessToken } = await server.register(email);
  const { rows } = await server.database.admin.query<{ id: string }>(
    "select id from public.profile where user_id = $1",
    [userId],
  );
  const urlOf = (name: string) =>
    `${server.url}/storage/v1/object/user-documents/${rows[0]?.id}/${name}`;
  return { authorization: `Bearer ${accessToken}`, urlOf };
}

type Owner = Awaited<ReturnType<typeof registerOwner>>;

/** Begins an upload of five bytes and sends none of them. */
async function begin({ authorization, urlOf }: Owner, name: string): Promise<ClientRequest> {
  const headers = { authorization, expect: "100-continue", "content-length": "5" };
  const upload = request(urlOf(name), { method: "POST", headers });
  upload.on("error", () => {});
  upload.flushHeaders();
  begun.push(upload);
  await once(upload, "continue");
  return upload;
}

const upload = ({ authorization, urlOf }: Owner, name: string): Promise<Response> =>
  fetch(urlOf(name), { method: "POST", headers: { authorization }, body: "bytes" });

test("one user's uploads wait for each other, another user's do not wait for them", async () => {
  const [one, other] = [
    await registerOwner("one@example.org"),
    await registerOwner("other@example.org"),
  ];
  const senders: ClientRequest[] = [];
  for (let at = 0; at < 60; at += 1) senders.push(await begin(one, `${at}.txt`));
  const rejected = await upload(one, "last.txt");
  expect([rejected.status, errorBody.parse(await rejected.json()).code]).toEqual([
    429,
    "too_many_at_once",
  ]);
  expect((await upload(other, "first.txt")).status).toBe(200);
  const answered = senders.map(async (sender) => {
    const response: { statusCode?: number }[] = await once(sender, "response");
    return response[0]?.statusCode;
  });
  for (const sender of senders) sender.end("bytes");
  const statuses = await Promise.all(answered);
  expect(statuses.filter((status) => status === 200)).toHaveLength(44);
  expect(statuses.filter((status) => status === 429)).toHaveLength(16);
});
