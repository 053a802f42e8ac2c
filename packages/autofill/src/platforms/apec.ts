import type { Platform } from "../platform.ts";

/** Angular. */
export const apec: Platform = {
  name: "Apec",
  hosts: ["www.apec.fr"],
  markers: ["app-candidature", "apec-candidature"],
};
