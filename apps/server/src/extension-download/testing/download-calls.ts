import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { downloadChromeExtension, downloadFirefoxExtension } from "@postulo/contract/downloads";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { createExtensionDownloadRoutes } from "../extension-download-routes.ts";

const publicUrl = "https://jobs.example.org";
const log = () => undefined;

const failToBuild = () => Promise.reject(new Error("The disk is full"));

const call = (address: string, browser: string) => async () => {
  const folder = await mkdtemp(path.join(scratchFolder(), "postulo-extension-"));
  await mkdir(path.join(folder, browser));
  const manifest = JSON.stringify({ host_permissions: [], content_scripts: [] });
  await writeFile(path.join(folder, browser, "manifest.json"), manifest);
  const routes = createExtensionDownloadRoutes({ publicUrl, build: async () => folder, log });
  const download = await routes.request(address);
  const headers = { "if-none-match": download.headers.get("etag") ?? "" };
  const cached = await routes.request(address, { headers });
  await rm(folder, { recursive: true });
  const unbuilt = createExtensionDownloadRoutes({ publicUrl, build: failToBuild, log });
  return [download, cached, await unbuilt.request(address)];
};

/** Calls of the extension's downloads: of a small build, of one that the browser has in its cache, and of one that failed. */
export const downloadCalls = {
  downloadChromeExtension: call(downloadChromeExtension.path, "chrome"),
  downloadFirefoxExtension: call(downloadFirefoxExtension.path, "firefox"),
};
