import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { createTestDatabase } from "@postulo/postgres/test-database";
import { s3Environment, startS3Server } from "@postulo/supabase-server/storage/testing/s3-server";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { MailServer } from "../testing/mail-server.ts";
import { startTestServer, startTestServerOn } from "../testing/started-server.ts";

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
});
/** https://opentelemetry.io/docs/specs/otlp/#otlphttp */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

const spansOf = (resources: z.infer<typeof exported>["resourceSpans"]) =>
  resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));

/** A collector with the protocol of OTLP over HTTP. */
async function startCollector() {
  const received: { path: string | undefined; type: string | undefined; body: Buffer }[] = [];
  const take = async (request: IncomingMessage) => {
    const body = await buffer(request);
    received.push({ path: request.url, type: request.headers["content-type"], body });
  };
  const server = createServer((request, response) => {
    void take(request).then(() =>
      response.writeHead(200, { "content-type": "application/json" }).end("{}"),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    received,
    resources: () =>
      received.flatMap(({ body }) => exported.parse(JSON.parse(body.toString())).resourceSpans),
    text: () => received.map(({ body }) => body.toString("latin1")).join("\n"),
  };
}

const signUp = (url: string, email: string) =>
  fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "long enough 1", data: { name: "Ada Byron" } }),
  });

test("a request, its statements, its mail and its object are spans of one trace each, without anything of the user", async () => {
  const [collector, smtp, s3] = await Promise.all([
    startCollector(),
    MailServer.start(),
    startS3Server(),
  ]);
  onTestFinished(async () => {
    await Promise.all([smtp.stop(), s3.stop()]);
  });
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    SMTP_URL: smtp.url,
    S3_BUCKET: s3.settings.bucket,
    ...s3Environment(s3),
  });
  await signUp(server.url, "ada@example.org");
  await fetch(`${server.url}/rest/v1/job_applied?company_name=eq.Lighthouse`, {
    headers: { apikey: "sb_publishable_postulo" },
  });
  await fetch(`${server.url}/health`);
  await server.stop();

  expect(collector.received[0]).toMatchObject({ path: "/v1/traces", type: "application/json" });
  const resources = collector.resources();
  expect(resources[0]?.resource.attributes).toContainEqual({
    key: "service.name",
    value: { stringValue: "postulo" },
  });
  const spans = spansOf(resources);
  const request = spans.find(({ name }) => name === "POST /auth/v1/signup");
  expect(request?.attributes).toEqual([
    { key: "http.request.method", value: { stringValue: "POST" } },
    { key: "http.route", value: { stringValue: "/auth/v1/signup" } },
    { key: "http.response.status_code", value: { intValue: 200 } },
  ]);
  const children = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(children.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["INSERT auth.users", "send mail"]),
  );
  expect(new Set(children.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["GET /rest/v1/job_applied", "S3 HeadBucketCommand", "job sweep"]),
  );
  expect(collector.text()).not.toMatch(/ada@|Ada|Byron|Lighthouse|long enough|\$argon/);
});

test("statements of the pool for reading are spans too", async () => {
  const collector = await startCollector();
  const database = await createTestDatabase();
  const server = await startTestServerOn(database, {
    CONFIRM_EMAIL: "off",
    DATABASE_READ_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  });
  onTestFinished(() => database.drop());
  const { accessToken } = await server.register("ada@example.org");
  const read = await fetch(`${server.url}/rest/v1/job_applied?select=id`, {
    headers: { apikey: "sb_publishable_postulo", authorization: `Bearer ${accessToken}` },
  });
  expect(read.status).toBe(200);
  await server.stop();
  const spans = spansOf(collector.resources());
  const request = spans.find(({ name }) => name === "GET /rest/v1/job_applied");
  const children = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(children.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/public\.job_applied$/),
  );
});

test("without a setting of the protocol spans are sent as protobuf, and not after the server has stopped", async () => {
  const collector = await startCollector();
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/traces`,
  });
  await fetch(`${server.url}/config.json`);
  await server.stop();
  const { length } = collector.received;
  expect(collector.received[0]).toMatchObject({ path: "/traces", type: "application/x-protobuf" });
  expect(collector.text()).toContain("GET /config.json");
  const other = await startTestServer();
  await fetch(`${other.url}/config.json`);
  await other.stop();
  expect(collector.received).toHaveLength(length);
});

test("a collector that is down, and the sampler that is off, change nothing for the user", async () => {
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
    CONFIRM_EMAIL: "off",
  });
  expect((await signUp(server.url, "ada@example.org")).status).toBe(200);
  await server.stop();
  const collector = await startCollector();
  const off = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: "always_off",
  });
  expect((await fetch(`${off.url}/config.json`)).status).toBe(200);
  await off.stop();
  expect(collector.received).toEqual([]);
});
