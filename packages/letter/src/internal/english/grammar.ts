import type { EntryDate, Period } from "@postulo/evidence/profile";

export const monthsEn = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

function dateEn({ year, month }: EntryDate): string {
  const name = month === undefined ? undefined : monthsEn[month - 1];
  return name ? `${name} ${year}` : String(year);
}

/** "since March 2019", "from 2015 to 2019", "in 2018", "until 2019"; "" without dates. */
export function periodEn({ start, end, isCurrent }: Period): string {
  if (isCurrent) return start ? `since ${dateEn(start)}` : "";
  if (start && end)
    return start.year === end.year ? `in ${start.year}` : `from ${start.year} to ${end.year}`;
  return end ? `until ${end.year}` : "";
}
