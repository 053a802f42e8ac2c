import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";

const extension = path.join(import.meta.dirname, "../../apps/extension");
const run = (...script: readonly string[]) =>
  execFileSync("npm", ["run", "--silent", ...script], {
    cwd: path.join(extension, "../.."),
    encoding: "utf8",
  });

test("both builds are packed with the declared permissions, never submit a form, and pass Firefox's linter", async () => {
  // The build fails for scripts that are too large.
  expect(run("build", "-w", "apps/extension")).toMatch(/content\.js \d+/);
  const packed = (await readdir(path.join(extension, "build"))).filter((name) =>
    name.endsWith(".zip"),
  );
  expect(packed).toHaveLength(2);
  for (const browser of ["chrome", "firefox"]) {
    const folder = path.join(extension, "build", browser);
    const manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
    expect(manifest.permissions).toEqual(["activeTab", "scripting", "storage"]);
    expect(manifest.host_permissions.length).toBeGreaterThan(60);
    // Firefox's own rules would turn the address of a server at home, without a certificate, into one that does not answer.
    if (browser === "firefox")
      expect(manifest.content_security_policy.extension_pages).toBe("script-src 'self'");
    for (const host of manifest.host_permissions) expect(host).toMatch(/^https:\/\/[^/]*\.[^/]+\//);
    const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(4);
    for (const script of scripts) {
      const text = await readFile(path.join(folder, script), "utf8");
      expect(text, script).not.toMatch(/requestSubmit|\.submit\(/);
    }
  }
  expect(run("lint:firefox")).toMatch(/errors +0/);
});
