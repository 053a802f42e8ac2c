import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");

/** They give `callServer()` and the clients of Supabase a `fetch` that adds credentials or notices a lost server. */
const transports = [
  "auth-fetch.ts",
  "current-session.ts",
  "session-client.ts",
  "supabase-client.ts",
];

/** It loads the static files of a page into the HTTP cache. */
const prefetch = "prefetch-page.ts";

test("web app and extension call the server by callServer() only", () => {
  const sources = globSync("apps/{web,extension}/src/**/*.{ts,tsx}", { cwd: root })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  const callers = sources.filter((file) =>
    /(?<![\w.])fetch\)?\(|\bFunctionsClient\b/.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(callers.map((file) => path.basename(file)).toSorted()).toEqual(
    [...transports, prefetch].toSorted(),
  );
});
