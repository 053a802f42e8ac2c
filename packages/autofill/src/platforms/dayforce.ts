import type { Platform } from "../platform.ts";

/** React with Ant Design. */
export const dayforce: Platform = {
  name: "Dayforce",
  hosts: ["jobs.dayforcehcm.com", "*.dayforcehcm.com"],
  markers: ['[id^="JobPostingApplication"]', ".candidate-portal .ant-form"],
};
