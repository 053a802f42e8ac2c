import { adaptCv, openCvResponse } from "@postulo/contract/cv-version";
import { getDocumentProxy } from "unpdf";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "../testing/started-server.ts";
import { createNurse, posting } from "./testing/cv-account.ts";
import { pageTexts } from "./testing/page-text.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });
afterAll(() => server.stop());

type Nurse = Awaited<ReturnType<typeof createNurse>>;

const adapted = adaptCv.responses[200][0].schema;
const adapt = async (nurse: Nurse, body: object = { jobDescription: posting }) =>
  adapted.parse(await (await nurse.call("/cv/adapt", body)).json());
const open = async (nurse: Nurse, cvId: string) =>
  openCvResponse.parse(await (await nurse.call("/cv/open", { cvId })).json());
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const errorOf = async (response: Response) => {
  const { code } = z.object({ code: z.string() }).parse(await response.json());
  return [response.status, code];
};

const versionsOf = async ({ client }: Nurse) => {
  const { data } = await client
    .from("cv_versions")
    .select("number, operations, lines, writer")
    .order("number")
    .throwOnError();
  return data;
};

const save = ({ client }: Nurse, cvId: string, version: object) =>
  client
    .from("cv_versions")
    .insert({ cv_id: cvId, writer: "person", ...version })
    .throwOnError();

describe("POST /cv/adapt", () => {
  test("stores the proposed version with its posting, for one credit", async () => {
    const nurse = await createNurse(server, "Plus");
    const cv = await adapt(nurse);
    expect(cv).toMatchObject({ isNew: true, title: "Staff Nurse", company: "Tidewater Hospital" });
    expect(cv.version).toMatchObject({ number: 1, operations: expect.any(Array) });
    expect(cv.version.operations.map(({ id }) => id).toSorted()).toEqual(
      cv.proposed.map(({ id }) => id).toSorted(),
    );
    expect(cv.proposed.find(({ kind }) => kind === "order")).toMatchObject({
      first: [`${nurse.jobId}/1`],
      reason: { kind: "requirement", text: "wound care experience" },
    });
    const [version] = (await versionsOf(nurse)) ?? [];
    expect(version).toMatchObject({
      number: 1,
      writer: "composer",
      lines: [{ line: `${nurse.jobId}/1`, text: "Wound care and medication rounds" }],
    });
    expect(await nurse.used()).toBe(1);
  });

  test("opens the version that the posting has, for nothing; a double click charges once", async () => {
    const nurse = await createNurse(server, "Plus");
    const both = await Promise.all([adapt(nurse), adapt(nurse)]);
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(both.map(({ cvId }) => cvId)).size).toBe(1);
    const again = await adapt(nurse, { jobDescription: `  ${posting.replaceAll("\n", "\r\n")}\n` });
    expect(again).toMatchObject({ isNew: false, cvId: both[0].cvId });
    expect(await nurse.used()).toBe(1);
    expect(await versionsOf(nurse)).toHaveLength(1);
  });

  test("takes the posting of an application, and is linked to it", async () => {
    const nurse = await createNurse(server);
    const apply = async (posting_text: string | null) => {
      const job = { job_title: "Ward nurse", company_name: "Calder", job_url: "https://c.test" };
      const row = { ...job, posting_text, user_id: nurse.userId };
      const { data } = await nurse.client
        .from("job_applied")
        .insert(row)
        .select("id")
        .single()
        .throwOnError();
      return String(data?.id);
    };
    const applicationId = await apply(posting);
    const cv = await adapt(nurse, { applicationId });
    expect(cv).toMatchObject({ title: "Ward nurse", company: "Calder", applicationId });
    const blank = await nurse.call("/cv/adapt", { applicationId: await apply(null) });
    expect(await errorOf(blank)).toEqual([400, "blank_posting"]);
    const stranger = await createNurse(server);
    const foreign = { applicationId, jobDescription: posting };
    expect(await errorOf(await stranger.call("/cv/adapt", foreign))).toEqual([
      404,
      "application_not_found",
    ]);
    // Pasted before the application was entered.
    const pasted = await adapt(nurse, { jobDescription: "Other posting" });
    const other = await apply("Other  posting");
    expect(await adapt(nurse, { applicationId: other })).toMatchObject({
      cvId: pasted.cvId,
      isNew: false,
      applicationId: other,
    });
  });

  test("refuses without a credit, a profile or a posting, and charges nothing", async () => {
    const free = await createNurse(server, "Free");
    const refused = await free.call("/cv/adapt", { jobDescription: posting });
    expect(await errorOf(refused)).toEqual([402, "limit_reached"]);
    expect(await versionsOf(free)).toEqual([]);
    const nurse = await createNurse(server, "Plus");
    const cases = [
      { body: { jobDescription: " \u0000\n" }, error: [400, "blank_posting"] },
      { body: {}, error: [400, "blank_posting"] },
      { body: { jobDescription: 1 }, error: [400, "invalid_body"] },
      { body: { jobDescription: "é".repeat(110_000) }, error: [413, "posting_too_long"] },
    ];
    for (const { body, error } of cases)
      expect(await errorOf(await nurse.call("/cv/adapt", body))).toEqual(error);
    await nurse.client
      .from("profile")
      .update({ first_name: "", last_name: "" })
      .neq("id", nurse.jobId);
    const nameless = await nurse.call("/cv/adapt", { jobDescription: posting });
    expect(await errorOf(nameless)).toEqual([422, "name_missing"]);
    expect(await nurse.used()).toBe(0);
  });
});

describe("POST /cv/open", () => {
  test("returns the last version on today's profile, and what no longer applies", async () => {
    const nurse = await createNurse(server);
    const { cvId } = await adapt(nurse);
    const line = `${nurse.jobId}/2`;
    const operations = [
      { kind: "hide", target: line, id: "x", reason: { kind: "manual" } },
      {
        kind: "reword",
        line: `${nurse.jobId}/1`,
        text: "Medication rounds and wound care",
        id: "y",
        reason: { kind: "manual" },
      },
      { kind: "of a later release" },
    ];
    const lines = [
      { line, text: "Handover sheets" },
      { line: `${nurse.jobId}/1`, text: "Wound care and medication rounds" },
    ];
    await save(nurse, cvId, { operations, lines, look: { template: "serif" } });
    expect((await open(nurse, cvId)).version).toMatchObject({
      number: 2,
      operations: [{ kind: "reword" }, { kind: "hide", target: line, id: `hide:${line}` }],
      look: { template: "serif" },
    });
    await nurse.client
      .from("experiences")
      .update({ description: "Bay leader\nHandover sheets\nWound care" })
      .eq("id", nurse.jobId)
      .throwOnError();
    const later = await open(nurse, cvId);
    expect(later.version.operations).toMatchObject([{ kind: "hide", target: `${nurse.jobId}/1` }]);
    expect(later.dropped).toMatchObject([
      {
        operation: { kind: "reword" },
        reason: "changed",
        text: "Wound care and medication rounds",
      },
    ]);
    await nurse.client.from("experiences").delete().eq("id", nurse.jobId).throwOnError();
    expect((await open(nurse, cvId)).dropped.map(({ reason }) => reason)).toEqual(["gone", "gone"]);
  });

  test("has no CV of another user, and none that was deleted", async () => {
    const nurse = await createNurse(server);
    const stranger = await createNurse(server);
    const { cvId } = await adapt(nurse);
    const look = { cvId, template: "plain", format: "pdf" };
    const line = { cvId, line: `${nurse.jobId}/0`, text: "x" };
    const calls = [
      ["/cv/open", { cvId }],
      ["/cv/line", line],
      ["/cv/document", look],
    ] as const;
    for (const [path, body] of calls)
      expect(await errorOf(await stranger.call(path, body))).toEqual([404, "cv_not_found"]);
    await nurse.client.from("cvs").delete().eq("id", cvId).throwOnError();
    for (const [path, body] of calls)
      expect(await errorOf(await nurse.call(path, body))).toEqual([404, "cv_not_found"]);
  });
});

describe("POST /cv/line", () => {
  test("accepts, doubts and refuses another wording, with the reason", async () => {
    const nurse = await createNurse(server);
    const { cvId } = await adapt(nurse);
    const check = async (text: string) => {
      const response = await nurse.call("/cv/line", { cvId, line: `${nurse.jobId}/0`, text });
      return response.json();
    };
    expect(await check("Care for 8 patients a shift")).toEqual({
      verdict: "accepted",
      reasons: [],
    });
    expect(await check("Led care for 8 patients a shift")).toMatchObject({ verdict: "doubtful" });
    expect(await check("Care for 80 patients a shift")).toMatchObject({
      verdict: "refused",
      reasons: expect.arrayContaining([{ kind: "number", words: expect.stringContaining("80") }]),
    });
    const missing = await nurse.call("/cv/line", { cvId, line: "none/0", text: "x" });
    expect(await errorOf(missing)).toEqual([404, "line_not_found"]);
  });
});

describe("POST /cv/document", () => {
  const look = { template: "plain", paper: "a4" } as const;

  test("prints the version, and never a wording that the gate refuses", async () => {
    const nurse = await createNurse(server);
    const { cvId } = await adapt(nurse);
    const printed = await nurse.call("/cv/document", { cvId, ...look, format: "pdf" });
    expect(printed.headers.get("content-disposition")).toContain(
      'filename="Castellane-Imogen-CV-Tidewater-Hospital.pdf"',
    );
    const pdf = await bytesOf(printed);
    const [stored = ""] = await pageTexts(pdf);
    expect(stored).toContain("JavaScript");
    expect(stored.indexOf("Wound care")).toBeLessThan(stored.indexOf("Care for 8 patients"));
    const document = await getDocumentProxy(pdf);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const reason = { kind: "manual" };
    const line = `${nurse.jobId}/0`;
    const operations = [
      {
        kind: "reword",
        line,
        text: "Care for 80 patients a shift",
        isConfirmed: true,
        id: "a",
        reason,
      },
      { kind: "renameSkill", skill: nurse.jobId, name: "Excel", id: "b", reason },
    ];
    const forged = await nurse.call("/cv/document", { cvId, ...look, format: "pdf", operations });
    const [text = ""] = await pageTexts(await bytesOf(forged));
    expect(text).toContain("Care for 8 patients a shift");
    expect(text).not.toMatch(/80|Excel/);
  });

  test("without any change is the master byte for byte, in each format", async () => {
    const nurse = await createNurse(server);
    const { cvId } = await adapt(nurse);
    // The time of writing is in one part of a Word document.
    const parts = (format: string, bytes: Uint8Array) =>
      format === "docx"
        ? Object.entries(unzipSync(bytes)).filter(([name]) => name !== "docProps/core.xml")
        : [["", bytes] as const];
    for (const format of ["svg", "json", "docx"] as const) {
      const [master, version] = await Promise.all([
        nurse.call("/cv", { ...look, format }).then(bytesOf),
        nurse.call("/cv/document", { cvId, ...look, format, operations: [] }).then(bytesOf),
      ]);
      const texts = (bytes: Uint8Array) =>
        parts(format, bytes).map(([name, part]) => [name, strFromU8(part)]);
      expect(texts(master)[0]?.[1]?.length).toBeGreaterThan(100);
      expect(texts(version)).toEqual(texts(master));
    }
  });

  test("costs nothing, however often", async () => {
    const nurse = await createNurse(server, "Plus");
    const { cvId } = await adapt(nurse);
    await nurse.call("/cv/document", { cvId, ...look, format: "pdf" });
    await nurse.call("/cv/document", { cvId, ...look, format: "docx" });
    await open(nurse, cvId);
    expect(await nurse.used()).toBe(1);
    const bad = await nurse.call("/cv/document", { cvId, format: "pdf", template: "none" });
    expect(await errorOf(bad)).toEqual([400, "invalid_body"]);
  });
});
