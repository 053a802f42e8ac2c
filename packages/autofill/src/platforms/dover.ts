import type { Platform } from "../platform.ts";

/** React with MUI. */
export const dover: Platform = {
  id: "dover",
  name: "Dover",
  hosts: ["app.dover.com"],
  markers: ['[data-testid="dover-apply-form"]'],
  employer: "firstPathPart",
};
