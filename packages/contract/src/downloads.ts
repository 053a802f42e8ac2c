import type { Endpoint } from "./endpoint.ts";

const download = {
  method: "GET",
  access: "public",
  responses: {
    200: [{ kind: "file", mediaTypes: ["application/zip"] }],
    304: [],
    /** When the build failed. */
    503: [{ kind: "file", mediaTypes: ["text/plain"] }],
  },
  errors: {},
} as const;

export const downloadChromeExtension = {
  ...download,
  path: "/extension/postulo-chrome.zip",
  summary: "This server's build of the extension for Chrome",
} as const satisfies Endpoint;

export const downloadFirefoxExtension = {
  ...download,
  path: "/extension/postulo-firefox.zip",
  summary: "This server's build of the extension for Firefox",
} as const satisfies Endpoint;
