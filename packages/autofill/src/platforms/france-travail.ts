import type { Platform } from "../platform.ts";

/** Angular and server HTML; often leads on to the employer. */
export const franceTravail: Platform = {
  id: "france-travail",
  name: "France Travail",
  hosts: ["candidat.francetravail.fr", "candidat.pole-emploi.fr"],
  markers: [],
  steps: "several",
  login: "account",
};
