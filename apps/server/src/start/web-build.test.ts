import { access, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { OperatorError } from "@postulo/postgres/operator-error";
import { expect, onTestFinished, test } from "vitest";
import { buildWebApp } from "./web-build.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");

/** A temporary repository with links, in which only the web app is a copy. */
async function copySources(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "postulo-build-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, "apps"));
  await cp(path.join(repository, "apps/web"), path.join(root, "apps/web"), {
    recursive: true,
    filter: (source) => !/\/(?:build|\.react-router)$/.test(source),
  });
  const names = await readdir(repository);
  const linked = names.filter((name) => name !== "apps" && !name.startsWith("."));
  await Promise.all(
    [...linked, "apps/server", "apps/extension"].map((name) =>
      symlink(path.join(repository, name), path.join(root, name)),
    ),
  );
  return root;
}

test("a failed build throws its own error, and does not count as built", async () => {
  const root = await copySources();
  await writeFile(path.join(root, "apps/web/vite.config.ts"), "export default {");
  const failure: unknown = await buildWebApp(() => {}, root).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect(String(failure)).toMatch(/The web app could not be built:[^]*vite\.config\.ts/);
  await expect(access(path.join(root, "apps/web/build/inputs.sha256"))).rejects.toThrow("ENOENT");
});

test("a build that reports success without pages fails", async () => {
  const root = await copySources();
  await writeFile(
    path.join(root, "apps/web/vite.config.ts"),
    `console.error("A package is missing."); process.exit(0); export default {};`,
  );
  await expect(buildWebApp(() => {}, root)).rejects.toThrow(
    /^The web app could not be built:\nA package is missing\.$/,
  );
});

test("a page that was not prerendered in time is retried once", async () => {
  const root = await copySources();
  await writeFile(
    path.join(root, "apps/web/vite.config.ts"),
    `import { existsSync, mkdirSync, writeFileSync } from "node:fs";
     const isFirst = !existsSync("tried");
     writeFileSync("tried", "");
     if (isFirst) {
       console.error("Prerender: Request failed for /: The operation was aborted due to timeout");
       process.exit(1);
     }
     mkdirSync("build/client", { recursive: true });
     writeFileSync("build/client/index.html", "");
     process.exit(0);
     export default {};`,
  );
  const messages: string[] = [];
  const client = await buildWebApp((sentence) => messages.push(sentence), root);
  expect(messages[0]).toMatch(/^Building the web app for the first time\./);
  await expect(access(path.join(client, "index.html"))).resolves.toBeUndefined();
  await writeFile(path.join(root, "apps/web/vite.config.ts"), "throw new Error();");
  await expect(buildWebApp((sentence) => messages.push(sentence), root)).rejects.toThrow(
    "could not be built",
  );
  expect(messages.at(-1)).toMatch(
    /^Building the web app again, because its sources have changed\./,
  );
});
