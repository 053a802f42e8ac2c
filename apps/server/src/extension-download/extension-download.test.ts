import { unzipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildExtension } from "./extension-build.ts";
import { createExtensionDownloadRoutes } from "./extension-download-routes.ts";

const log = () => undefined;
const build = () => buildExtension(() => undefined);

test("the extension that the server builds connects to that server, and has the same bytes each time", async () => {
  const publicUrl = "https://jobs.example.org";
  const routes = createExtensionDownloadRoutes({ publicUrl, build, log });
  for (const browser of ["chrome", "firefox"]) {
    const response = await routes.request(`/extension/postulo-${browser}.zip`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="postulo-${browser}.zip"`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(1_000_000);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        "background.js",
        "content.js",
        "planner.js",
        "visibility.js",
        "confirmation.js",
        "popup.html",
      ]),
    );
    const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"]));
    expect(manifest.homepage_url).toBe(publicUrl);
    expect(manifest.host_permissions).toContain("https://jobs.example.org/*");
    expect(manifest.host_permissions).not.toContain("http://127.0.0.1/*");
    expect(manifest.content_scripts.at(-1)).toMatchObject({
      matches: ["https://jobs.example.org/*"],
      js: ["connect-page.js"],
    });

    // Another start of the server, and a browser that has it already.
    const again = createExtensionDownloadRoutes({ publicUrl, build, log });
    const same = await again.request(`/extension/postulo-${browser}.zip`);
    expect(Buffer.from(await same.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    expect((await routes.request(`/extension/postulo-${browser}.zip`, { headers })).status).toBe(
      304,
    );
  }
}, 120_000);

test("a failed build returns an error, is logged, and retried with the next request", async () => {
  const logged: string[] = [];
  let tries = 0;
  const routes = createExtensionDownloadRoutes({
    publicUrl: "https://jobs.example.org",
    build: () => {
      tries += 1;
      return Promise.reject(new Error("The disk is full"));
    },
    log: (_level, event) => void logged.push(event),
  });
  for (const attempt of [1, 2]) {
    const response = await routes.request("/extension/postulo-chrome.zip");
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/could not be prepared[^]*n’a pas pu être préparée/);
    expect([tries, logged.length]).toEqual([attempt, attempt]);
  }
});

test("the build has the same bytes in every time zone", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const archives: string[] = [];
  for (const zone of ["Etc/UTC", "America/St_Johns", "Pacific/Kiritimati"]) {
    vi.stubEnv("TZ", zone);
    const routes = createExtensionDownloadRoutes({ publicUrl: "https://a.example", build, log });
    const answer = await routes.request("/extension/postulo-chrome.zip");
    expect(answer.status).toBe(200);
    archives.push(Buffer.from(await answer.arrayBuffer()).toString("base64"));
  }
  expect(new Set(archives).size).toBe(1);
});
