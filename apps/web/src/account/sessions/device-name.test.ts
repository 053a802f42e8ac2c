import { expect, test } from "vitest";
import { parseUserAgent } from "./device-name.ts";

const mozilla = "Mozilla/5.0";
const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox", "Linux"],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/150.0 Safari/537.36 Edg/150.0`,
    "Edge",
    "Windows",
  ],
  [
    `${mozilla} (Linux; Android 15) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} CriOS/150.0 Mobile Safari/604.1`,
    "Chrome",
    "iOS",
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605.1`, "Safari", "macOS"],
  [`${mozilla} (Windows NT 10.0; Win64; x64) Something/1.0`, undefined, "Windows"],
  ["curl/8.5.0", undefined, undefined],
])("reads browser and system of %s", (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system });
});

test("names nothing without a user agent", () => {
  expect(parseUserAgent(null)).toEqual({ browser: undefined, system: undefined });
});
