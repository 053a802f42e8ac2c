import type { Platform } from "../platform.ts";

/** Angular and server HTML; often leads on to the employer. */
export const franceTravail: Platform = {
  name: "France Travail",
  hosts: ["candidat.francetravail.fr", "candidat.pole-emploi.fr"],
  markers: [],
};
