import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openInbox } from "./inbox.ts";

const outside = await mkdtemp("/tmp/postulo-inbox-");
const folder = path.join(outside, "inbox");
const inbox = openInbox(folder);

afterAll(() => rm(outside, { recursive: true }));

test("the inbox stores the last hundred mails, newest first, readable by our account only", async () => {
  expect(await inbox.list()).toEqual([]);
  for (let number = 1; number <= 105; number++) {
    await inbox.keep({
      to: "jane@example.org",
      subject: `Mail ${number}`,
      text: "",
      html: "",
      action: { label: "Confirm", link: "http://localhost/" },
    });
  }
  const mails = await inbox.list();
  expect(mails).toHaveLength(100);
  expect(mails.map(({ subject }) => subject)).not.toContain("Mail 1");
  const times = mails.map(({ sentAt }) => sentAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const [name = ""] = await readdir(folder);
  const { mode } = await stat(path.join(folder, name));
  expect(mode & 0o777).toBe(0o600);
});

test("an invalid file does not hide the mails", async () => {
  const before = await inbox.list();
  await writeFile(path.join(folder, "9999-cut-off.json"), "");
  await writeFile(path.join(folder, "9999-other.json"), '{"to":"jane@example.org"}');
  expect(before.length).toBeGreaterThan(0);
  expect(await inbox.list()).toEqual(before);
});
