import type { Rows } from "./letter-of.ts";

/** A gardener with one job, in French. */
export const gardener: Rows = {
  profile: { first_name: "Gaëlle", last_name: "Troadec", city: "Lannion", country: "France" },
  experiences: [
    {
      company: "CPAS de Ploulec’h",
      title: "Jardinière",
      start_date: "2021",
      is_current: true,
      description: "Taille de haies le long de 12 km de sentiers\nTonte de six terrains de sport",
    },
  ],
};
