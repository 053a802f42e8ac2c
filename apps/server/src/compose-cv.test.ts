import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "postulo-cv-"));
  const profile = {
    profile: { first_name: "Ada", last_name: "Quill", city: "Leeds", country: "United Kingdom" },
    experiences: [
      {
        company: "Mill Café",
        title: "Barista",
        start_date: "03/2022",
        is_current: true,
        description: "Made coffee\nTrained four new colleagues in stock management",
      },
    ],
  };
  await Promise.all([
    writeFile(path.join(folder, "profile.json"), JSON.stringify(profile)),
    writeFile(path.join(folder, "empty.json"), '{ "profile": { "first_name": "Ada" } }'),
    writeFile(path.join(folder, "broken.json"), "{"),
    writeFile(path.join(folder, "list.json"), "[]"),
    writeFile(
      path.join(folder, "job.txt"),
      "Shift Leader\nRequirements\n- stock management\n- Excel\n- French",
    ),
  ]);
});

afterAll(() => rm(folder, { recursive: true }));

function compose(
  ...given: readonly string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  return run(process.execPath, [path.join(import.meta.dirname, "compose-cv.ts"), ...given], {
    cwd: folder,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

const firstBytes = async (name: string) =>
  (await readFile(path.join(folder, name))).subarray(0, 4).toString("latin1");

describe("compose-cv", () => {
  test("writes the master as PDF", async () => {
    const { code, stdout } = await compose("--profile", "profile.json", "--out", "cv.pdf");
    expect(code).toBe(0);
    expect(stdout).toBe("cv.pdf: 1 page\n");
    expect(await firstBytes("cv.pdf")).toBe("%PDF");
  });

  test("writes a version for a posting as Word document, and what the posting asks for", async () => {
    const { stdout } = await compose(
      ..."--profile profile.json --job job.txt --template plain --accent #204060 --out cv.docx".split(
        " ",
      ),
    );
    expect(stdout).toBe(
      `cv.docx
The posting asks for 3: 1 shown, 0 hidden, 2 not in the profile
  shown: stock management <- Trained four new colleagues in stock management
  not in the profile: Excel
  not in the profile: French
1 changes of the master
`,
    );
    expect(await firstBytes("cv.docx")).toBe("PK\u0003\u0004");
  });

  test.each([
    [["--out", "cv.pdf"], /^Usage: compose-cv/],
    [["--profile", "profile.json", "--out", "cv.txt"], /--out txt: must be one of pdf, docx/],
    [
      ["--profile", "profile.json", "--out", "cv.pdf", "--template", "neon"],
      /--template neon: must be one of plain/,
    ],
    [
      ["--profile", "profile.json", "--out", "cv.pdf", "--accent", "red"],
      /--accent red: must be #rrggbb/,
    ],
    [["--profile", "none.json", "--out", "cv.pdf"], /none\.json cannot be read/],
    [["--profile", "broken.json", "--out", "cv.pdf"], /broken\.json is not JSON/],
    [["--profile", "list.json", "--out", "cv.pdf"], /list\.json is not a profile/],
    [["--profile", "empty.json", "--out", "cv.pdf"], /nothing to show but a name/],
    [["--profile", "profile.json", "--out", "none/cv.pdf"], /none\/cv\.pdf cannot be written/],
    [["--nonsense"], /Usage: compose-cv/],
  ])("says what is wrong with %j", async (given, message) => {
    const { code, stdout, stderr } = await compose(...given);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  });
});
