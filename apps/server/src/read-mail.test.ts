import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "postulo-read-mail-"));
});
afterAll(() => rm(folder, { recursive: true }));

const applications = [
  { id: "driver", job_title: "Bus driver", company_name: "Tramline", reference: "TR-4417" },
  { id: "planner", job_title: "Route planner", company_name: "Tramline" },
];

/** What the command proposes for a mail in a file of that name. @param options of Node. */
async function propose(
  name: string,
  mail: string,
  options: readonly string[] = [],
): Promise<unknown> {
  const [list, file] = [path.join(folder, "applications.json"), path.join(folder, name)];
  await Promise.all([writeFile(list, JSON.stringify(applications)), writeFile(file, mail)]);
  const command = path.join(import.meta.dirname, "read-mail.ts");
  const files = ["--applications", list, "--mail", file];
  const { stdout } = await run(process.execPath, [...options, command, ...files]);
  return JSON.parse(stdout);
}

test("the reference of an application tells it from another one of the same employer", async () => {
  const mail =
    "From: jobs@tramline.test\nSubject: Your application TR-4417\n\nWe have received it.\n";
  expect(await propose("mail.eml", mail)).toMatchObject({ application: "driver" });
});

test("a reminder has a date and no stage", async () => {
  const text = "We look forward to your interview on Friday 11 September 2026 at 2 pm.";
  const mail = `From: jobs@tramline.test\nSubject: Reminder TR-4417\nDate: Tue, 08 Sep 2026 09:00:00 +0200\n\n${text}\n`;
  expect(await propose("mail.eml", mail)).toMatchObject({
    application: "driver",
    stage: "none",
    date: { iso: "2026-09-11T14:00" },
  });
});

test("a plain text is read without the parser of HTML, a formatted mail with it", async () => {
  const hook = `import { registerHooks } from "node:module";
    registerHooks({ resolve(name, context, next) {
      if (name === "jsdom") throw new Error("jsdom is loaded");
      return next(name, context);
    } });`;
  const options = ["--import", `data:text/javascript,${encodeURIComponent(hook)}`];
  const sentence =
    "We regret that your application as a bus driver at Tramline was not successful.";
  const proposed = { application: "driver", stage: "rejected" };
  const plain = `From: jobs@tramline.test\nSubject: Your application\n\n${sentence}\n`;
  expect(await propose("mail.txt", plain, options)).toMatchObject(proposed);
  expect(await propose("mail.eml", plain, options)).toMatchObject(proposed);

  const formatted = `From: jobs@tramline.test\nSubject: Your application\nMIME-Version: 1.0\nContent-Type: text/html\n\n<p>${sentence}</p>\n`;
  expect(await propose("mail.eml", formatted)).toMatchObject(proposed);
  await expect(propose("mail.eml", formatted, options)).rejects.toThrow("jsdom is loaded");
});
