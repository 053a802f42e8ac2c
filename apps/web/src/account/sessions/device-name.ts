/** The first match wins: several browsers also name others in their user agent. */
const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(?:iPhone|iPad)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

interface DeviceName {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** Browser and operating system as the user agent states them; undefined where it names none that is known. */
export function parseUserAgent(userAgent: string | null): DeviceName {
  const text = userAgent ?? "";
  return {
    browser: browsers.find(([, pattern]) => pattern.test(text))?.[0],
    system: systems.find(([, pattern]) => pattern.test(text))?.[0],
  };
}
