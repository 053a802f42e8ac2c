import type { Platform } from "../platform.ts";

/** React with MUI. */
export const dover: Platform = {
  name: "Dover",
  hosts: ["app.dover.com"],
  markers: ['[data-testid="dover-apply-form"]'],
  employer: "path",
};
