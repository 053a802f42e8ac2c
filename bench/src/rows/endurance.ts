import { randomUUID } from "node:crypto";
import { measuredServer } from "../measured-server.ts";
import { requestHttp } from "../over-http.ts";
import { memoryMb } from "../process-tree.ts";
import type { Row } from "../row.ts";
import { median, runAtOnce } from "../timing.ts";

const warmUps = 40_000;
const requests = 50_000;
const perSample = 2_500;
const samplesCompared = 3;
const clients = 16;

const json = { "content-type": "application/json" };
const smallPdf = Buffer.alloc(20_000, "%PDF-1.7 a page\n");

/** What people do in a day, one after the other: each step is a request. */
async function mixedRequests(): Promise<readonly (() => Promise<unknown>)[]> {
  const { userId, profileId, server } = await measuredServer();
  const folder = `/storage/v1/object/user-documents/${profileId}`;
  const note = () => JSON.stringify({ profile_id: profileId, content: randomUUID() });
  const mine = `user_id=eq.${userId}`;
  return [
    () =>
      requestHttp(
        { path: `/rest/v1/job_applied?select=*&${mine}&order=applied_at.desc&limit=100` },
        200,
      ),
    () => requestHttp({ path: `/rest/v1/profile?select=id&${mine}` }, 200),
    () => requestHttp({ method: "POST", path: "/rest/v1/other", headers: json, body: note() }, 201),
    () =>
      requestHttp(
        {
          method: "PATCH",
          path: `/rest/v1/profile?${mine}`,
          headers: json,
          body: `{"city":"${randomUUID()}"}`,
        },
        204,
      ),
    () =>
      requestHttp(
        {
          method: "POST",
          path: "/rest/v1/rpc/get_current_user_usage",
          headers: json,
          body: "{}",
        },
        200,
      ),
    () =>
      requestHttp(
        {
          method: "POST",
          path: `${folder}/soak-${Math.floor(Math.random() * 5)}.pdf`,
          headers: { "content-type": "application/pdf", "x-upsert": "true" },
          body: smallPdf,
        },
        200,
      ),
    () =>
      requestHttp({ path: `/storage/v1/object/info/user-documents/${profileId}/no-file.pdf` }, 400),
    () => requestHttp({ path: "/auth/v1/user" }, 200),
    () => requestHttp({ path: `/rest/v1/job_applied?select=nothing_${randomUUID()}` }, 400),
    () => requestHttp({ path: `/rest/v1/job_applied?select=${randomShape()}&limit=1` }, 200),
    () => requestHttp({ path: "/config.json" }, 200),
    () => requestHttp({ path: "/dashboard" }, 200),
    () => requestHttp({ path: `/nothing/${server.url.length}/${randomUUID()}` }, 404),
  ];
}

/** A new statement, to show that the cache of statement shapes is bounded. */
function randomShape(): string {
  return ["id", "job_title", "company_name", "location", "source", "applied_at", "version"]
    .filter(() => Math.random() < 0.5)
    .concat("job_url")
    .join(",");
}

/** How much the server grows in that many requests, when it has filled its pools and its heap before. */
async function growth(): Promise<number> {
  const { server } = await measuredServer();
  const mix = await mixedRequests();
  let turn = 0;
  const next = async () => mix[turn++ % mix.length]?.();
  const samples: number[] = [];
  for (let sent = 0; sent < warmUps + requests; sent += perSample) {
    await runAtOnce(next, { runs: perSample, clients });
    samples.push(await memoryMb(server.pid));
  }
  const warm = warmUps / perSample;
  return (
    median(samples.slice(-samplesCompared)) / median(samples.slice(warm - samplesCompared, warm))
  );
}

/** What only shows after a long time. */
export const enduranceRows: readonly Row[] = [
  {
    name: "memory of the server after 50,000 mixed requests, to before (warm)",
    unit: "×",
    budget: { atMost: 1.15 },
    measure: growth,
  },
];
