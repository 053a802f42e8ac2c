import type { Platform } from "../platform.ts";

/** Angular. */
export const apec: Platform = {
  id: "apec",
  name: "Apec",
  hosts: ["www.apec.fr"],
  markers: ["app-candidature", "apec-candidature"],
  steps: "several",
  login: "account",
};
