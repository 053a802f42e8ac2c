import { createClient } from "@supabase/supabase-js";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";
import { csvText } from "./csv-text.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "VIP" });
afterAll(() => server.stop());

async function personWith(email: string, school: string) {
  const { accessToken } = await server.register(email);
  const client = createClient(server.url, "sb_publishable_postulo", {
    accessToken: async () => accessToken,
  });
  const { data } = await client.from("profile").select("id").single();
  const profileId = String(data?.id);
  await client.from("education").insert({ profile_id: profileId, school });
  return { client, profileId, accessToken };
}

const requestExport = (accessToken?: string) =>
  fetch(`${server.url}/account/export`, {
    headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
  });

describe("the export of everything", () => {
  test("contains each table of the user as CSV and JSON, and the documents byte for byte", async () => {
    const [ann] = await Promise.all([
      personWith("ann@example.org", 'École "du" Nord, Lille'),
      personWith("bob@example.org", "Elsewhere"),
    ]);
    const path = `${ann.profileId}/1.pdf`;
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    await ann.client.storage.from("user-documents").upload(path, new Blob([bytes]));
    const { error } = await ann.client
      .from("files")
      .insert({ profile_id: ann.profileId, file_name: "CV: ../2026.pdf", file_path: path });
    expect(error).toBeNull();
    const response = await requestExport(ann.accessToken);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "application/zip",
    ]);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const json: Record<string, Record<string, unknown>[]> = JSON.parse(
      strFromU8(files["data.json"] ?? new Uint8Array()),
    );
    expect(json["education"]).toMatchObject([{ school: 'École "du" Nord, Lille' }]);
    expect(json["profile"]).toMatchObject([{ id: ann.profileId }]);
    expect(JSON.stringify(json)).not.toContain("Elsewhere");
    const csv = strFromU8(files["tables/education.csv"] ?? new Uint8Array());
    expect(csv).toContain('"École ""du"" Nord, Lille"');
    expect(Buffer.from(bytes).equals(files["files/CV_ .._2026.pdf"] ?? new Uint8Array())).toBe(
      true,
    );
    expect(Object.keys(files).filter((name) => name.startsWith("tables/")).length).toBeGreaterThan(
      15,
    );
  });

  test("is rejected for an anonymous caller", async () => {
    const response = await requestExport();
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: "not_authenticated" },
    ]);
  });
});

test("CSV quotes where needed, and writes null as an empty cell", () => {
  const rows = [{ a: 'x "y"', b: null, c: [1, "2"] }];
  expect(csvText(rows)).toBe('\uFEFFa,b,c\r\n"x ""y""",,"[1,""2""]"\r\n');
});
