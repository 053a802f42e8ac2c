import type { EntryDate, Period } from "@postulo/evidence/profile";

export const monthsFr = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
] as const;

function dateFr({ year, month }: EntryDate): string {
  const name = month === undefined ? undefined : monthsFr[month - 1];
  return name ? `${name} ${year}` : String(year);
}

/** « depuis mars 2019 », « de 2015 à 2019 », « en 2018 », « jusqu’en 2019 »; "" without dates. */
export function periodFr({ start, end, isCurrent }: Period): string {
  if (isCurrent) return start ? `depuis ${dateFr(start)}` : "";
  if (start && end)
    return start.year === end.year ? `en ${start.year}` : `de ${start.year} à ${end.year}`;
  return end ? `jusqu’en ${end.year}` : "";
}
