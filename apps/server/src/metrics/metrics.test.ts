import { readFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "@postulo/postgres/testing/free-port";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { startTestServer } from "../testing/started-server.ts";
import { createMetrics } from "./metrics.ts";

test("a server serves its metrics on a port of their own, without anything of its users", async () => {
  const port = await freePort();
  const server = await startTestServer({ CONFIRM_EMAIL: "off", METRICS_PORT: String(port) });
  onTestFinished(() => server.stop());
  await server.register("ada@example.org");
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toContain(
    'postulo_http_request_duration_seconds_count{method="POST",path="/auth/v1/signup",status="200"} 1',
  );
  expect(text).toMatch(/postulo_database_connections\{pool="main",state="idle"\} [1-9]/);
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).not.toContain("ada");
});

test("calls of the model, failed jobs and mails are counted from the log", async () => {
  const metrics = createMetrics();
  const written: string[] = [];
  const log = metrics.measured((_, event) => written.push(event));
  const call = { provider: "openai", model: "small", purpose: "letter", outcome: "answered" };
  log("info", "model_call", { ...call, microEuro: 1500 });
  log("info", "model_call", { ...call, microEuro: 500 });
  log("error", "job failed", { job: "sweep" });
  log("error", "mail not sent");
  const text = await metrics.read();
  expect(text).toContain(
    'postulo_model_calls_total{provider="openai",model="small",purpose="letter",outcome="answered"} 2',
  );
  expect(text).toMatch(/postulo_model_cost_euros_total\{.*\} 0\.002\n/);
  expect(text).toContain('postulo_jobs_failed_total{job="sweep"} 1');
  expect(text).toContain("postulo_mails_failed_total 1");
  expect(written).toEqual(["model_call", "model_call", "job failed", "mail not sent"]);
});

test("the example of alerts names only metrics that exist", async () => {
  const metrics = createMetrics();
  metrics.measurePools({ main: { totalCount: 0, idleCount: 0, waitingCount: 0 } });
  const none = { kind: "ok" } as const;
  const findings = async () => ({
    database: none,
    storage: none,
    mail: none,
    reads: none,
    queue: none,
    disk: none,
    model: none,
    scanner: none,
  });
  const report = async () => ({ status: "ok" as const, degraded: [] });
  metrics.measureHealth({ findings, report }, async () => []);
  const text = await metrics.read();
  const file = path.resolve(import.meta.dirname, "../../../../deploy/alerts.yaml");
  const rules = JSON.stringify(parse(readFileSync(file, "utf8")));
  const names = [...rules.matchAll(/\b(postulo_\w+)/g)].map(([, name = ""]) =>
    name.replace(/_(?:bucket|count|sum)$/, ""),
  );
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});
