import { paragraph, run, sectionTitle, wordFile } from "@postulo/documents/testing/word-file";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { startResumes, type StartedResumes } from "./testing/started-resumes.ts";
import { scannedPdf } from "./testing/typst-files.ts";

let server: StartedResumes;
beforeAll(async () => {
  server = await startResumes();
});
afterAll(() => server.stop());

const posting = wordFile({
  body: `${sectionTitle("Staff nurse")}${paragraph(run("You care for our patients."))}${paragraph(run("Harbour Clinic, Leeds"))}`,
});

async function upload(file: Uint8Array, userId?: string): Promise<Response> {
  const token = userId === undefined ? undefined : await server.token(userId);
  return server.upload(token, file, "/resume-parser/text");
}

const codeOf = async (response: Response) =>
  z.object({ code: z.string() }).parse(await response.json()).code;

describe("the text of a file", { timeout: 30_000 }, () => {
  test("is returned in reading order, and nothing is stored", async () => {
    const userId = await server.database.createUser();
    const response = await upload(posting, userId);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      text: "STAFF NURSE\nYou care for our patients.\nHarbour Clinic, Leeds",
    });
    for (const table of ["files", "experiences", "competencies"]) {
      const { rows } = await server.database.asUser(userId, (client) =>
        client.query(`select * from public.${table}`),
      );
      expect(rows).toEqual([]);
    }
  });

  test("is refused with the codes of a résumé, and without a user", async () => {
    const userId = await server.database.createUser();
    expect(await codeOf(await upload(scannedPdf(), userId))).toBe("no_text");
    expect((await upload(posting)).status).toBe(401);
  });
});
