import { cvPreviewData } from "@postulo/contract/cv";
import { createClient } from "@supabase/supabase-js";
import { getDocumentProxy } from "unpdf";
import mammoth from "mammoth";
import { afterAll, describe, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";
import { pageTexts } from "./testing/page-text.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });
afterAll(() => server.stop());

let people = 0;

/** A user with these fields of the profile, and with jobs. */
async function createPerson(profile: object, jobs: readonly object[] = []): Promise<string> {
  people += 1;
  const { accessToken } = await server.register(`cv${people}@example.org`);
  const client = createClient(server.url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
  });
  const { data } = await client.from("profile").select("id").single();
  await client.from("profile").update(profile).eq("id", data?.id).throwOnError();
  const rows = jobs.map((job) => ({ ...job, profile_id: data?.id }));
  await client.from("experiences").insert(rows).throwOnError();
  return accessToken;
}

const zoe = { first_name: "Zoé", last_name: "Œuvrard", city: "Lyon", country: "France" };
const cook = {
  title: "Cuisinière",
  company: "Atelier Morel",
  description: "Prépare 80 repas par jour avec une équipe de trois personnes",
  start_date: "2020-03-01",
  start_date_precision: "month",
  is_current: true,
};
const token = await createPerson(zoe, [cook]);

const print = (body: unknown, as = token, headers: object = {}) =>
  fetch(`${server.url}/cv`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${as}`, ...headers },
    body: JSON.stringify(body),
  });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("POST /cv", () => {
  test("prints the profile as an accessible PDF in its language, on the paper of its country", async () => {
    const response = await print({ template: "serif", format: "pdf" });
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const name = decodeURIComponent(response.headers.get("content-disposition") ?? "");
    expect(name).toContain("filename*=UTF-8''Œuvrard-Zoé-CV.pdf");
    const pdf = await bytesOf(response);
    const [text = ""] = await pageTexts(pdf);
    expect(text).toContain("Zoé Œuvrard");
    expect(text).toContain("Prépare 80 repas par jour");
    expect(text).toContain("depuis mars 2020");
    const document = await getDocumentProxy(pdf);
    const page = await document.getPage(1);
    expect(page.view.slice(2).map(Math.round)).toEqual([595, 842]);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  });

  test("takes paper, language and colour of the request", async () => {
    const look = { paper: "us-letter", language: "en", accent: "#ff0000" };
    const svg = await (await print({ template: "split", format: "svg", ...look })).text();
    expect(svg.slice(0, 200)).toMatch(/viewBox="0 0 612 79[12][. \d]*"/);
    // Darkened until it is readable on white.
    expect([...new Set(svg.match(/fill="#[0-9a-f]{6}"/g))]).toContain('fill="#eb0000"');
    expect(svg.match(/<(?:script|foreignObject|image)\b/)).toBeNull();
    const pdf = await bytesOf(await print({ template: "split", format: "pdf", ...look }));
    expect((await pageTexts(pdf)).join("")).toContain("Mar 2020 – present");
  });

  test("writes Word documents and JSON Resume", async () => {
    const word = await print({ template: "plain", format: "docx" });
    const buffer = Buffer.from(await bytesOf(word));
    expect((await mammoth.extractRawText({ buffer })).value).toContain("Atelier Morel");
    const json = await print({ template: "plain", format: "json" });
    expect(json.headers.get("content-type")).toBe("application/json");
    expect(await json.json()).toMatchObject({
      basics: { name: "Zoé Œuvrard", location: { address: "Lyon, France" } },
      work: [{ name: "Atelier Morel", position: "Cuisinière", startDate: "2020-03" }],
    });
  });

  test("draws all pages one below the other", async () => {
    const jobs = Array.from({ length: 12 }, (_, at) => ({
      ...cook,
      title: `Cook ${at}`,
      description:
        "Cooked 80 meals a day\nOrdered vegetables\nKept the rota\nTrained two apprentices",
    }));
    const svg = await print(
      { template: "plain", format: "svg" },
      await createPerson(zoe, jobs),
    ).then((response) => response.text());
    // The ground of the second page would be drawn over the first.
    expect(svg.includes('fill="#ffffff"')).toBe(false);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    expect(Number(height) / Number(width)).toBeCloseTo((2 * 297) / 210, 2);
  });

  test("names in its preview the characters without a glyph, and their entry", async () => {
    const owner = await createPerson(zoe, [
      { ...cook, description: "Fêtes <山本> & \uF0B7 🎉 en mai" },
    ]);
    const svg = await (await print({ template: "split", format: "svg" }, owner)).text();
    const [, json = ""] = /^<svg[^>]*><metadata>([^<]*)<\/metadata>/.exec(svg) ?? [];
    expect(cvPreviewData.parse(JSON.parse(json))).toEqual({
      unprintable: [
        {
          kind: "experience",
          name: "Cuisinière, Atelier Morel",
          characters: ["山", "本", "\uF0B7", "🎉"],
        },
      ],
      leftOut: [],
    });
  });

  test("takes the language of the page where the profile has too few words", async () => {
    const short = await createPerson(zoe, [{ ...cook, title: "Chef", description: null }]);
    const cookie = { cookie: "postulo-language=fr" };
    const french = await bytesOf(await print({ template: "plain", format: "pdf" }, short, cookie));
    expect((await pageTexts(french)).join("")).toContain("depuis mars 2020");
    const english = await bytesOf(await print({ template: "plain", format: "pdf" }, short));
    expect((await pageTexts(english)).join("")).toContain("Mar 2020 – present");
  });

  test("rejects what cannot be a CV", async () => {
    const request = { template: "plain", format: "pdf" };
    const nameless = await createPerson({ first_name: "", last_name: "" }, [cook]);
    const empty = await createPerson(zoe);
    const refusals = [
      { body: { ...request, template: "none" }, as: token, status: 400, code: "invalid_body" },
      { body: { ...request, accent: "red" }, as: token, status: 400, code: "invalid_body" },
      { body: { ...request, x: "x".repeat(3000) }, as: token, status: 400, code: "invalid_body" },
      { body: request, as: nameless, status: 422, code: "name_missing" },
      { body: request, as: empty, status: 422, code: "profile_empty" },
      { body: request, as: "none", status: 401, code: "not_authenticated" },
    ];
    for (const { body, as, status, code } of refusals) {
      const response = await print(body, as);
      expect([response.status, await response.json()]).toEqual([
        status,
        { code, message: expect.any(String) },
      ]);
    }
  });

  test("says in place of a preview what is missing, without an error", async () => {
    const nameless = await createPerson({ first_name: "", last_name: "" }, [cook]);
    const empty = await createPerson(zoe);
    for (const [as, missing] of [
      [nameless, "name_missing"],
      [empty, "profile_empty"],
    ] as const) {
      const response = await print({ template: "plain", format: "svg" }, as);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toContain("application/json");
      expect(await response.json()).toEqual({ missing });
    }
  });

  test("makes two CVs of a user at a time, lets four wait, and refuses the others", async () => {
    const statuses: number[] = [];
    const lock = await server.database.admin.connect();
    try {
      await lock.query("begin; lock table public.experiences");
      const all = Array.from({ length: 12 }, async () => {
        const { status } = await print({ template: "plain", format: "pdf" });
        statuses.push(status);
      });
      await expect.poll(() => statuses, { timeout: 15_000 }).toEqual(Array<number>(6).fill(429));
      await lock.query("rollback");
      await Promise.all(all);
      expect(statuses.slice(6)).toEqual(Array<number>(6).fill(200));
    } finally {
      await lock.query("rollback");
      lock.release();
    }
  });
});
