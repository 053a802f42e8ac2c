import { expect, test } from "vitest";
import { fillWorker } from "./offline-build.ts";

const worker = 'const build = { name: "unbuilt", files: [] };\nwork(build);';
const addresses = [
  "/assets/b-1.js",
  "/assets/a-2.css",
  "/assets/pdf-worker-3.js",
  "/assets/compare-in-memory-6.js",
  "/assets/slide-4.avif",
  "/assets/geist-5.woff2",
  "/favicon.ico",
];
const nameOf = (text: string) => String(text.length);
const filled = (pages: readonly string[]) => fillWorker(worker, { addresses, pages, nameOf });

test("the worker caches the code, styles and fonts of its build, no images, and not what draws PDFs or only the demo needs", () => {
  const [, build] =
    /^const build = (\{"name":"\d+",.+\});\nwork\(build\);$/.exec(filled(["page"])) ?? [];
  expect(JSON.parse(build ?? "{}")).toMatchObject({
    files: ["/assets/a-2.css", "/assets/b-1.js", "/assets/geist-5.woff2"],
  });
});

test("a changed page changes the worker, and the same build yields the same worker", () => {
  expect(filled(["page"])).toBe(filled(["page"]));
  expect(filled(["page"])).not.toBe(filled(["another"]));
});

test("a worker script without the placeholder is rejected", () => {
  expect(() => fillWorker("work();", { addresses, pages: [], nameOf })).toThrow("no place");
  expect(() => fillWorker(worker, { addresses: [], pages: [], nameOf })).toThrow("there are none");
});
