import type { Platform } from "../platform.ts";

/** React in a dialog. */
export const jobteaser: Platform = {
  name: "JobTeaser",
  hosts: ["*.jobteaser.com"],
  markers: ['[data-testid="jobad-application-flow"]'],
};
