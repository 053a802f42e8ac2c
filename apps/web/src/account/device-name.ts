/** The first that fits: several browsers name others besides themselves. */
const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
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

/** What a browser says of itself, in two words; undefined when it is none that we know. */
export function deviceOf(
  userAgent: string | null,
): { readonly browser: string; readonly system: string } | undefined {
  const text = userAgent ?? "";
  const browser = browsers.find(([, pattern]) => pattern.test(text))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(text))?.[0];
  return browser && system ? { browser, system } : undefined;
}
