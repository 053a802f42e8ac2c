import type { Platform } from "../platform.ts";

/** Server HTML with generated ids, labels in cells of tables. */
export const successfactors: Platform = {
  name: "SAP SuccessFactors",
  hosts: [
    "*.successfactors.com",
    "*.successfactors.eu",
    "*.jobs.hr.cloud.sap",
    "*.jobs2web.com",
    "jobs.sap.com",
  ],
  markers: [".rcmFieldLabel", '[id^="outsideWorkExperience_"]', ".rcmFieldTable"],
};
