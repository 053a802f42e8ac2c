import { minFirefoxVersion } from "@postulo/domain/limits";
import { defaultLanguage } from "@postulo/i18n/language";
import { platformMatchPatterns } from "@postulo/autofill/recognise-platform";
import { collectedData, permissionReasons } from "./store/declarations.ts";

/** `release` requests host permissions on use; `test` has them for this machine. */
export const variants = ["release", "test"] as const;
type Variant = (typeof variants)[number];

export const browsers = ["chrome", "firefox"] as const;
export type Browser = (typeof browsers)[number];

const loopback = ["http://127.0.0.1/*", "http://localhost/*"];

/** Browser-specific keys: the background script and the minimum version. */
const ofBrowser = {
  chrome: {
    minimum_chrome_version: "122",
    background: { service_worker: "background.js", type: "module" },
  },
  firefox: {
    background: { scripts: ["background.js"], type: "module" },
    // Firefox's default CSP upgrades http to https, but a self-hosted server often has no certificate.
    content_security_policy: { extension_pages: "script-src 'self'" },
    browser_specific_settings: {
      gecko: {
        id: "extension@postulo.app",
        strict_min_version: `${minFirefoxVersion}.0`,
        data_collection_permissions: { required: Object.keys(collectedData) },
      },
    },
  },
} as const;

type What = { readonly version: string; readonly variant: Variant; readonly browser: Browser };

/** The manifest (version 3) of one variant for one browser. */
export function manifest({ version, variant, browser }: What) {
  // The known platforms, because `activeTab` does not include cross-origin frames, which often contain the form.
  const hosts = [...platformMatchPatterns(), ...(variant === "test" ? loopback : [])];
  return {
    manifest_version: 3,
    name: variant === "test" ? "Postulo (test)" : "Postulo",
    description: "__MSG_description__",
    default_locale: defaultLanguage,
    version,
    icons: { 16: "icons/16.png", 32: "icons/32.png", 48: "icons/48.png", 128: "icons/128.png" },
    action: { default_title: "Postulo", default_popup: "popup.html" },
    permissions: Object.keys(permissionReasons),
    host_permissions: hosts,
    // Other sites and the user's server: requested on use.
    optional_host_permissions: ["https://*/*", "http://*/*"],
    content_scripts: [
      { matches: hosts, js: ["notice.js"], all_frames: true, run_at: "document_idle" },
    ],
    commands: {
      "open-panel": {
        suggested_key: { default: "Alt+Shift+P" },
        description: "__MSG_openPanel__",
      },
      "next-field": {
        suggested_key: { default: "Alt+Shift+N" },
        description: "__MSG_nextField__",
      },
    },
    ...ofBrowser[browser],
  };
}
