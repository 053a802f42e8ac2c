/** `release` asks for hosts when they are used; `test` may reach pages and servers on this machine without a question. */
export const variants = ["release", "test"] as const;
export type Variant = (typeof variants)[number];

const loopback = ["http://127.0.0.1/*", "http://localhost/*"];

/** The manifest (version 3) of one variant. */
export function manifest(version: string, variant: Variant) {
  return {
    manifest_version: 3,
    name: variant === "test" ? "Postulo (test)" : "Postulo",
    description: "__MSG_description__",
    default_locale: "en",
    version,
    minimum_chrome_version: "122",
    icons: { 16: "icons/16.png", 32: "icons/32.png", 48: "icons/48.png", 128: "icons/128.png" },
    action: { default_title: "Postulo", default_popup: "popup.html" },
    background: { service_worker: "background.js", type: "module" },
    // No host by default: the page the person is on comes with the click, the server's host is asked for at sign-in.
    permissions: ["activeTab", "scripting", "storage"],
    optional_host_permissions: ["https://*/*", "http://*/*"],
    ...(variant === "test" ? { host_permissions: loopback } : {}),
  };
}
